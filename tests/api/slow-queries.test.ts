import { inspect } from 'node:util';

import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { query } from '#src/contract/http/endpoint.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { queryName } from '#src/server/db/query-name.ts';
import { subscribers, tours } from '#src/server/db/schema.ts';
import { watchQueries } from '#src/server/db/watch-queries.ts';
import { route } from '#src/server/http/route.ts';
import { serve } from '#src/server/http/serve.ts';
import { sqlStateOf } from '#src/server/platform/log.ts';

import { send, testDependencies } from '../support/api.ts';
import { ownDatabase } from '../support/database.ts';
import { loggedLines } from '../support/logged.ts';

// Of its own: every statement is slow here.
const db = await ownDatabase();
watchQueries(db, -1);
const lines = loggedLines();
const slow = () => lines.filter(({ event }) => event === 'slow query');

test('a slow statement is logged by its name, its text without what was asked for, and its request', async () => {
	const { handle } = serve(
		route(query('GET', '/api/tours', z.array(z.object({ id: z.number() }))), ({ deps }) =>
			deps.db
				.select({ id: tours.id })
				.from(tours)
				.where(eq(tours.name, 'Ada Canary'))
				.orderBy(tours.id),
		),
	);
	const answer = await send(handle, testDependencies(db), 'GET', '/api/tours');
	expect(slow()).toEqual([
		{
			time: expect.any(String),
			level: 'warn',
			event: 'slow query',
			query: expect.stringMatching(/^select tours [\da-f]{6}$/),
			milliseconds: expect.any(Number),
			requestId: answer.headers.get('X-Request-Id'),
			route: '/api/tours',
			statement: 'select "id" from "tours" where "tours"."name" = $1 order by "tours"."id"',
		},
	]);
	expect(JSON.stringify(lines)).not.toContain('Canary');
});

test('statements of transactions, prepared ones and bare SQL are watched too, outside of requests', async () => {
	await inTransaction(db, async (transaction) => {
		await transaction.insert(subscribers).values({ email: 'canary@example.com' });
	});
	await db.select().from(subscribers).orderBy(subscribers.id).prepare('').execute();
	await db.execute(sql`select ${'canary'}::text`);
	expect(slow().map((line) => String(line['query']).replace(/ [\da-f]{6}$/, ''))).toEqual([
		'insert subscribers',
		'select subscribers',
		'select',
	]);
	expect(slow().map(({ requestId }) => requestId)).toEqual([undefined, undefined, undefined]);
	expect(JSON.stringify(lines)).not.toContain('canary');
});

test('a name is the plan’s: not how many values a list has, but which columns are asked for', () => {
	const among = (list: string) => queryName(`delete from "outbox" where "id" in ${list}`);
	expect(among('($1, $2)')).toBe(among('($1, $2, $3, $4)'));
	const insert = (rows: string) => queryName(`insert into "seeds" ("id", "name") values ${rows}`);
	expect(insert('(default, $1)')).toBe(insert('(default, $1), (default, $2)'));
	expect(insert('(default, $1)')).toMatch(/^insert seeds [\da-f]{6}$/);
	expect(queryName('select "a" from "seeds"')).not.toBe(queryName('select "b" from "seeds"'));
	expect(queryName('begin')).toMatch(/^begin [\da-f]{6}$/);
});

test('a statement that fails says its name and why, and nothing of what it was given', async () => {
	await db.insert(subscribers).values({ email: 'canary@taken.example' });
	const failure = await db
		.insert(subscribers)
		.values({ email: 'canary@taken.example' })
		.then(null, (error: unknown) => error);
	expect(String(failure)).toMatch(
		/^StatementFailed: insert subscribers [\da-f]{6} failed \(23505\)$/,
	);
	expect(sqlStateOf(failure)).toBe('23505');
	// As a command prints it, and a build.
	expect(inspect(failure, { depth: 9 })).not.toMatch(/canary|insert into/);
});
