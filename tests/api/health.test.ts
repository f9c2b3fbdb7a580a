import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';

import { addMinutes } from 'date-fns/addMinutes';
import { subHours } from 'date-fns/subHours';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import { handle } from '#functions/api.ts';
import { health } from '#src/contract/http/health.ts';
import { openDatabase } from '#src/server/db/client.ts';
import type { Database } from '#src/server/db/database.ts';
import { outbox, rateLimits } from '#src/server/db/schema.ts';

import packageJson from '../../package.json' with { type: 'json' };
import { send, testDependencies, testNow } from '../support/api.ts';
import { emptyDatabase, testDatabase } from '../support/database.ts';

const db = await testDatabase();
const allWell = { connection: true, writing: true, passwords: true };
let askedAt = testNow;

beforeEach(async () => {
	await emptyDatabase(db);
	// What was found a second ago is not looked for again.
	askedAt = addMinutes(askedAt, 1);
});

async function askHealth(database: Database = db) {
	const deps = testDependencies(database, { now: () => askedAt });
	const { status, headers, body } = await send(handle, deps, 'GET', '/api/health');
	return { status, headers, found: z.parse(health, body) };
}

test('a service whose database answers is ok, and leaves no row of its question', async () => {
	vi.stubEnv('COMMIT_REF', '0123456789abcdef0123456789abcdef01234567');
	vi.stubEnv('DATA_DIRECTORY', tmpdir());
	const { status, found, headers } = await askHealth();
	vi.unstubAllEnvs();
	expect(status).toBe(200);
	expect(found).toEqual({
		status: 'ok',
		database: 'embedded',
		version: packageJson.version,
		commit: '0123456789ab',
		checks: allWell,
		oldestLetterSeconds: null,
		freeDiskMegabytes: expect.any(Number),
		connections: null,
	});
	expect(headers.get('Cache-Control')).toBe('no-store');
	expect(await db.$count(rateLimits)).toBe(0);
});

test('the oldest letter that is to be sent is told by its age, those sent or given up are not', async () => {
	const letter = { kind: 'test', recipient: 'ada@example.com', subject: 'Hello', body: '' };
	await db.insert(outbox).values([
		{ ...letter, createdAt: subHours(askedAt, 9), sentAt: askedAt },
		{ ...letter, createdAt: subHours(askedAt, 8), attempts: 10 },
		{ ...letter, createdAt: subHours(askedAt, 2), attempts: 3 },
		{ ...letter, createdAt: askedAt },
	]);
	const { status, found } = await askHealth();
	expect(status).toBe(200);
	expect(found.oldestLetterSeconds).toBe(2 * 60 * 60);
});

test('a service that can read but not write is not available', async () => {
	await db.execute(sql`set default_transaction_read_only = on`);
	const { status, found } = await askHealth();
	await db.execute(sql`set default_transaction_read_only = off`);
	expect(status).toBe(503);
	expect(found.checks).toEqual({ ...allWell, writing: false });
});

test('a runtime that cannot hash passwords is not available', async () => {
	const { argon2 } = crypto;
	Reflect.deleteProperty(crypto, 'argon2');
	syncBuiltinESMExports();
	const { status, found } = await askHealth();
	Object.assign(crypto, { argon2 });
	syncBuiltinESMExports();
	expect(status).toBe(503);
	expect(found).toMatchObject({ status: 'unavailable', checks: { ...allWell, passwords: false } });
});

test('whoever asks again within a second is told the same', async () => {
	expect((await askHealth()).status).toBe(200);
	await db.execute(sql`set default_transaction_read_only = on`);
	const again = await askHealth();
	askedAt = addMinutes(askedAt, 1);
	const later = await askHealth();
	await db.execute(sql`set default_transaction_read_only = off`);
	expect([again.status, later.status]).toEqual([200, 503]);
});

test('a service whose database does not answer says so, and when to ask again', async () => {
	const away = await openDatabase({
		kind: 'server',
		url: 'postgresql://nobody:x@127.0.0.1:1/none',
	});
	const deps = testDependencies(away.database);
	const { status, body, headers } = await send(handle, deps, 'GET', '/api/health');
	expect(status).toBe(503);
	expect(z.parse(health, body)).toMatchObject({
		status: 'unavailable',
		checks: { connection: false, writing: false, passwords: true },
	});
	expect(headers.get('Retry-After')).toMatch(/^\d+$/);
	await away.close();
});

test('an answer does not wait for a database that never gives one', async () => {
	vi.useFakeTimers();
	const silent = { transaction: () => new Promise(() => undefined) } as unknown as Database;
	const answer = send(handle, testDependencies(silent), 'GET', '/api/health');
	await vi.advanceTimersByTimeAsync(8000);
	vi.useRealTimers();
	expect((await answer).status).toBe(503);
});
