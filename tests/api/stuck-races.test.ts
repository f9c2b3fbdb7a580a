import { count, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { openDatabase } from '#src/server/db/client.ts';
import { bookings } from '#src/server/db/schema.ts';

import { send, testDependencies } from '../support/api.ts';
import { offerBooking, offerOf } from '../support/bookings.ts';
import { emptyDatabase } from '../support/database.ts';
import type { Read } from '../support/http.ts';
import { testPostgres } from '../support/postgres.ts';

const { database: db, mostTransactions, url } = await testPostgres({ isPatient: false });
const deps = testDependencies(db, { limitsUses: false });
/** What a function's answer may take on Netlify, by our own reckoning. */
const answerMilliseconds = 8000;

beforeEach(() => emptyDatabase(db));

const book = () => send(handle, deps, 'POST', '/api/bookings', { body });
const body = offerBooking(offerOf('2026-11-21'));
const readTours = () => send(handle, deps, 'GET', '/api/tours');

test('while a table is locked its writes are 503s in time, other calls are answered, and afterwards all is well', async () => {
	await whileLocked(async (locker) => {
		const blocked = Array.from({ length: 2 * mostTransactions }, () => timed(book));
		await expect.poll(() => backendsWaiting(locker)).toBe(mostTransactions);
		expect((await readTours()).status).toBe(200);
		// It did not wait until one of them was given up.
		expect(await backendsWaiting(locker)).toBe(mostTransactions);
		// All connections that write are taken, and so many wait before it that its own turn does not come in time.
		expect((await send(handle, deps, 'GET', '/api/health')).body).toMatchObject({
			status: 'unavailable',
			checks: { connection: false, writing: false, passwords: true },
		});
		for (const { status, headers, milliseconds } of await Promise.all(blocked)) {
			expect(status).toBe(503);
			expect(headers.get('Retry-After')).toMatch(/^\d+$/);
			expect(milliseconds).toBeLessThan(answerMilliseconds);
		}
		// The server has given the statements up itself: nobody waits for the lock any more.
		expect(await backendsWaiting(locker)).toBe(0);
	});
	expect((await book()).status).toBe(201);
	expect(await db.$count(bookings)).toBe(1);
});

type Timed = Read & { milliseconds: number };

async function timed(call: () => Promise<Read>): Promise<Timed> {
	const started = performance.now();
	const answer = await call();
	return { ...answer, milliseconds: performance.now() - started };
}

type OpenDatabase = Awaited<ReturnType<typeof openDatabase>>;

/** Holds the lock that an index takes while it is made: bookings can be read, not written. */
async function whileLocked(work: (locker: OpenDatabase) => Promise<void>): Promise<void> {
	const locker = await openDatabase({ kind: 'server', url }, { isPatient: true });
	try {
		await locker.database.transaction(async (transaction) => {
			await transaction.execute(sql`lock table ${bookings} in share mode`);
			await work(locker);
		});
	} finally {
		await locker.close();
	}
}

async function backendsWaiting({ database }: OpenDatabase): Promise<number> {
	const [row] = await database
		.select({ backends: count() })
		.from(sql`pg_stat_activity`)
		.where(sql`datname = current_database() and wait_event_type = 'Lock'`);
	return row?.backends ?? 0;
}
