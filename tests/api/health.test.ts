import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import { handle } from '#functions/health.ts';
import { health } from '#src/contract/http/health.ts';
import { openDatabase } from '#src/server/db/client.ts';
import type { Database } from '#src/server/db/database.ts';

import packageJson from '../../package.json' with { type: 'json' };
import { send, testDependencies } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';

const db = await testDatabase();

test('a service whose database answers is ok', async () => {
	const { status, body, headers } = await send(handle, testDependencies(db), 'GET', '/api/health');
	expect(status).toBe(200);
	expect(z.parse(health, body)).toEqual({
		status: 'ok',
		database: 'embedded',
		version: packageJson.version,
	});
	expect(headers.get('Cache-Control')).toBe('no-store');
});

test('a service whose database does not answer says so, and when to ask again', async () => {
	const away = await openDatabase({
		kind: 'server',
		url: 'postgresql://nobody:x@127.0.0.1:1/none',
	});
	const deps = testDependencies(away.database);
	const { status, body, headers } = await send(handle, deps, 'GET', '/api/health');
	expect(status).toBe(503);
	expect(z.parse(health, body)).toMatchObject({ status: 'unavailable' });
	expect(headers.get('Retry-After')).toMatch(/^\d+$/);
	await away.close();
});

test('an answer does not wait for a database that never gives one', async () => {
	vi.useFakeTimers();
	const silent = { execute: () => new Promise(() => undefined) } as unknown as Database;
	const answer = send(handle, testDependencies(silent), 'GET', '/api/health');
	await vi.advanceTimersByTimeAsync(8000);
	vi.useRealTimers();
	expect((await answer).status).toBe(503);
});
