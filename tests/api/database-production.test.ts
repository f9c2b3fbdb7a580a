import { readdirSync } from 'node:fs';

import { eq, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';

import { serveRequest } from '#functions/api.ts';
import { functionContext } from '#src/local/functions/function-context.ts';
import { closeDatabase, openDatabase } from '#src/server/db/client.ts';
import type { Database } from '#src/server/db/database.ts';
import { migrate } from '#src/server/db/migrate.ts';
import { appliedMigrations } from '#src/server/db/schema-version.ts';
import { rateLimits, seeds, subscribers, users } from '#src/server/db/schema.ts';
import { seedCatalog } from '#src/server/db/seed-catalog.ts';

import { databaseFacts } from '../support/database-facts.ts';
import { testPostgres } from '../support/postgres.ts';

const { database, bridge, url } = await testPostgres({ isPatient: false });
const today = '2026-11-21';

databaseFacts(database);

test('two processes that migrate at once apply each migration once', async () => {
	await database.execute(sql`drop schema drizzle cascade`);
	await database.execute(sql`drop schema public cascade`);
	await database.execute(sql`create schema public`);
	const counts = (await atOnce((one) => migrate(one))).map(({ length }) => length);
	const isMigration = (name: string) => name.endsWith('.sql');
	expect(counts).toContain(readdirSync('src/server/db/migrations').filter(isMigration).length);
	expect(counts).toContain(0);
	expect(await database.$count(users)).toBe(0);
});

test('two processes that plant the catalog at once plant it once', async () => {
	const planted = await atOnce((one) => seedCatalog(one, today));
	expect(planted).toContain(true);
	expect(planted).toContain(false);
});

test('of fifty registrations of one name at once, one succeeds', async () => {
	const registrations = Array.from({ length: 50 }, (_, index) =>
		database.insert(users).values({
			username: index % 2 === 0 ? 'ada' : 'ADA',
			email: `ada@${index}.example`,
			fullName: 'Ada',
			passwordHash: '',
		}),
	);
	const results = await Promise.allSettled(registrations);
	expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
	expect(await database.$count(users)).toBe(1);
});

test('a counter that fifty uses raise at once counts fifty', async () => {
	const use = () =>
		database
			.insert(rateLimits)
			.values({ key: 'a', hits: 1, resetsAt: new Date() })
			.onConflictDoUpdate({ target: rateLimits.key, set: { hits: sql`${rateLimits.hits} + 1` } });
	await Promise.all(Array.from({ length: 50 }, use));
	expect(await database.select({ hits: rateLimits.hits }).from(rateLimits)).toEqual([{ hits: 50 }]);
});

test('a connection that breaks inside a transaction fails it, stores nothing and harms nobody', async () => {
	const broken = database.transaction(async (transaction) => {
		await transaction.insert(seeds).values({ name: 'half' });
		bridge.dropConnections();
		await transaction.insert(seeds).values({ name: 'other half' });
	});
	await expect(broken).rejects.toThrow();
	expect(await database.$count(seeds)).toBe(0);
});

test('idle connections that break are replaced', async () => {
	await Promise.all([1, 2, 3].map(() => database.$count(seeds)));
	bridge.dropConnections();
	// The pool learns of it with the next turn of the event loop at the earliest.
	await expect.poll(() => database.$count(seeds)).toBe(0);
});

test('a row may be stored although its confirmation was lost', async () => {
	bridge.loseReplyTo('commit');
	const unconfirmed = database.transaction(async (transaction) => {
		await transaction.insert(subscribers).values({ email: 'a@b.co' });
	});
	await expect(unconfirmed).rejects.toThrow();
	await expect
		.poll(() =>
			database
				.select()
				.from(subscribers)
				.where(eq(subscribers.email, 'a@b.co'))
				.orderBy(subscribers.id),
		)
		.toHaveLength(1);
});

test('functions answer 503 over tables that a newer release made, and the log says why', async () => {
	vi.stubEnv('DATABASE_URL', url);
	const newer = { id: 999, hash: '', createdAt: Date.UTC(2999, 0, 1) };
	await database.insert(appliedMigrations).values(newer);
	const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
	try {
		const refused = await askTours();
		expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
		expect(errors.mock.calls.join()).toContain('was made by a newer release');
		await database
			.delete(appliedMigrations)
			.where(eq(appliedMigrations.createdAt, newer.createdAt));
		expect((await askTours()).status).toBe(200);
	} finally {
		await closeDatabase();
		errors.mockRestore();
		vi.unstubAllEnvs();
	}
});

function askTours(): Promise<Response> {
	const request = new Request('https://site.example/api/tours');
	const given = { params: {}, ip: '203.0.113.7', requestId: 'a', waitUntil: () => undefined };
	return serveRequest(request, functionContext({ url: new URL(request.url), ...given }));
}

/** Does the same through two connections, as two commands do: however slow the machine is, none is given up. */
async function atOnce<Result>(work: (one: Database) => Promise<Result>): Promise<Result[]> {
	const open = () => openDatabase({ kind: 'server', url }, { isPatient: true });
	const both = await Promise.all([open(), open()]);
	try {
		return await Promise.all(both.map((one) => work(one.database)));
	} finally {
		await Promise.all(both.map((one) => one.close()));
	}
}
