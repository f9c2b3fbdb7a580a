import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { changes, tours, users } from '#src/server/db/schema.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { send } from '../support/api.ts';
import { tourKind } from '../support/catalog-calls.ts';
import { testPostgres } from '../support/postgres.ts';

const { database: db, bridge } = await testPostgres();
const { deps, signedIn } = administratorCalls(db);
const attempt = { 'X-Client-Id': randomUUID() };

test('a new tour whose answer is lost is not stored once more because its request names an attempt', async () => {
	const { cookie } = await signedIn({ email: 'second@example.com', isAdmin: true });
	bridge.loseReplyTo('commit');
	const { status } = await send(handle, deps, 'POST', tourKind.path, {
		body: tourKind.fields,
		headers: { ...attempt, Cookie: cookie },
	});
	expect(status).toBe(503);
	expect([await db.$count(tours), await db.$count(changes)]).toEqual([1, 1]);
});

test('nobody is told that his own new account is somebody else’s because its answer was lost', async () => {
	bridge.loseReplyTo('commit');
	const body = {
		username: 'ada',
		email: 'ada@example.com',
		password: 'correct horse battery',
		fullName: 'Ada Lovelace',
	};
	const { status } = await send(handle, deps, 'POST', '/api/register', {
		body,
		headers: attempt,
	});
	expect(status).toBe(503);
	expect(await db.$count(users)).toBe(2);
});
