import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import { inTransaction } from '#src/server/db/in-transaction.ts';
import { seeds } from '#src/server/db/schema.ts';

import { emptyDatabase } from '../support/database.ts';
import { expectAsManyBackendsAsConnections } from '../support/pool-slots.ts';
import { testPostgres } from '../support/postgres.ts';

const postgres = await testPostgres({ isPatient: false });
const { database: db, mostTransactions, bridge } = postgres;

beforeEach(() => emptyDatabase(db));

const store = (name: string) =>
	inTransaction(db, (transaction) => transaction.insert(seeds).values({ name }));

/** Ends a transaction that stored a row by an error of the work's own. */
const changeMind = () =>
	inTransaction(db, async (transaction) => {
		await transaction.insert(seeds).values({ name: 'regretted' });
		throw new Error('changed my mind');
	});

const execute = (...statements: string[]) =>
	inTransaction(db, async (transaction) => {
		await transaction.insert(seeds).values({ name: 'begun' });
		for (const statement of statements) await transaction.execute(sql.raw(statement));
	});

const drops: [string, () => Promise<unknown>][] = [
	['a socket that drops at BEGIN', failing('begin', 'drop', () => store('a'))],
	['an answer to BEGIN that is lost', failing('begin', 'lose reply', () => store('a'))],
	['a socket that drops at a statement', failing('insert', 'drop', () => store('a'))],
	['an answer to a statement that is lost', failing('insert', 'lose reply', () => store('a'))],
	['a socket that drops at COMMIT', failing('commit', 'drop', () => store('a'))],
	['a socket that drops at ROLLBACK', failing('rollback', 'drop', changeMind)],
	['an answer to ROLLBACK that is lost', failing('rollback', 'lose reply', changeMind)],
	['a backend that is ended', () => execute('select pg_terminate_backend(pg_backend_pid())')],
	[
		'a statement that takes too long',
		() => execute(`set local statement_timeout = 50`, `select pg_sleep(20)`),
	],
	['a statement that is refused', () => execute('select 1 / 0')],
	['work that changes its mind', changeMind],
];

test.each(drops)('%s costs no connection, however often', async (_, attempt) => {
	for (let times = 0; times < 2 * mostTransactions; times += 1) {
		await expect(attempt()).rejects.toThrow();
	}
	expect(await db.$count(seeds)).toBe(0);
	await expectAsManyBackendsAsConnections(postgres);
});

test('calls on which nothing is heard any more fail, and give their connections to those that wait', async () => {
	const texts = ['begin', 'insert', 'commit'];
	for (const text of texts) bridge.failAt(text, 'silence', mostTransactions / texts.length);
	const names = Array.from({ length: mostTransactions }, (_, index) => `row ${index}`);
	const silent = names.map((name) => store(`silent ${name}`));
	const waiting = names.map((name) => store(`waiting ${name}`));
	const answers = await Promise.allSettled(silent);
	expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['rejected']));
	await Promise.all(waiting);
	await expectAsManyBackendsAsConnections(postgres);
});

const ways: [string, (name: string) => Promise<unknown>][] = [
	['transactions', store],
	['single statements', (name) => db.insert(seeds).values({ name })],
];
test.each(ways)(
	'%s that wait for a connection get those that replace broken ones',
	async (_, insert) => {
		const broken = mostTransactions + 1;
		bridge.failAt('insert', 'drop', broken);
		const names = Array.from({ length: 10 * broken }, (_unused, index) => `row ${index}`);
		const answers = await Promise.allSettled(names.map(insert));
		expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(broken);
		expect(await db.$count(seeds)).toBe(names.length - broken);
	},
);

test('single statements on which nothing is heard any more give their connections to those that wait', async () => {
	const all = mostTransactions + 1;
	bridge.failAt('insert', 'silence', all);
	const names = Array.from({ length: 2 * all }, (_, index) => `row ${index}`);
	const inserts = names.map((name) => db.insert(seeds).values({ name }));
	const answers = await Promise.allSettled(inserts);
	expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(all);
});

test('a transaction that the server rolled back is not taken for stored', async () => {
	const passedOver = inTransaction(db, async (transaction) => {
		await transaction.insert(seeds).values({ name: 'a' });
		await transaction.execute(sql`select 1 / 0`).catch(() => undefined);
	});
	await expect(passedOver).rejects.toThrow('rolled back');
	expect(await db.$count(seeds)).toBe(0);
});

function failing(
	text: string,
	fault: Parameters<typeof bridge.failAt>[1],
	attempt: () => Promise<unknown>,
): () => Promise<unknown> {
	return () => {
		bridge.failAt(text, fault);
		return attempt();
	};
}
