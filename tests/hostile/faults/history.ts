import { randomBytes } from 'node:crypto';

import { expect } from 'vitest';

import type { Database } from '#src/server/db/database.ts';
import { sessions, users } from '#src/server/db/schema.ts';
import { newToken, tokenHashOf } from '#src/server/users/secret-token.ts';

import { send, testDependencies, testNow } from '../../support/api.ts';
import { emptyDatabase } from '../../support/database.ts';
import type { TestPostgres } from '../../support/postgres.ts';
import { type Key, newKey, type WriteOperation, writeOperations } from './write-operations.ts';

/** What a function's answer may take on Netlify, by our own reckoning. */
const longestAnswer = 8000;

type Call = { operation: WriteOperation; key: Key; statuses: number[] };

/** Calls of what is stored for people, and what each was answered. */
export type History = {
	/**
	 * Sends a key once. A failure has to be one that says so in time.
	 * @returns the status
	 */
	send: (operation: WriteOperation, key: Key) => Promise<number>;
	/** Makes a key and, where something has to be there before, sees to it. */
	newKey: (operation: WriteOperation) => Promise<Key>;
	/** What of all calls did not become of them what had to. */
	contradictions: () => Promise<string[]>;
	calls: () => number;
};

/** Begins a history over an empty database, with one faultless call of each operation to measure others by. */
export async function beginHistory({ database: db, observer }: TestPostgres): Promise<History> {
	await emptyDatabase(observer);
	const deps = testDependencies(db, { limitsUses: false });
	const cookie = await administratorCookie(observer);
	const calls = new Map<string, Call>();
	const whole = new Map<string, string>();

	const history: History = {
		async send(operation, key) {
			const { handle, method, path, body, isForAdministrator = false } = operation;
			const who = isForAdministrator && { Cookie: cookie };
			const headers = { 'X-Client-Id': key.attempt, ...who };
			const started = performance.now();
			const answer = await send(handle, deps, method, path(key), { body: body(key), headers });
			const { status } = answer;
			const call = calls.get(key.attempt) ?? { operation, key, statuses: [] };
			calls.set(key.attempt, call);
			call.statuses.push(status);
			if (status >= 500) {
				expect([status, answer.headers.get('Retry-After')]).toEqual([503, expect.any(String)]);
				expect(performance.now() - started).toBeLessThan(longestAnswer);
			}
			return status;
		},
		async newKey(operation) {
			const key = newKey();
			await operation.prepare?.(observer, key);
			return key;
		},
		async contradictions() {
			const wrong = await Promise.all(Array.from(calls.values(), (call) => contradiction(call)));
			return wrong.filter((text) => text !== null);
		},
		calls: () => calls.size,
	};

	async function contradiction({ operation, key, statuses }: Call): Promise<string | null> {
		const parts = await operation.parts(observer, key);
		const isNothing = parts.every((rows) => rows === 0);
		const isWhole = String(parts) === whole.get(operation.name);
		const isAcknowledged = statuses.some((status) => status < 300);
		if (isWhole || (isNothing && !isAcknowledged)) return null;
		return `${operation.name}, answered ${statuses.join(', ')}, left ${parts.join(' + ')} rows of ${whole.get(operation.name)}`;
	}

	for (const operation of writeOperations) {
		const key = await history.newKey(operation);
		expect([operation.name, await history.send(operation, key)]).toEqual([
			operation.name,
			expect.toBeOneOf([200, 201]),
		]);
		const parts = await operation.parts(observer, key);
		expect(parts.every((rows) => rows > 0)).toBe(true);
		whole.set(operation.name, String(parts));
	}
	return history;
}

async function administratorCookie(db: Database): Promise<string> {
	const account = { username: 'boss', email: 'boss@example.com', fullName: 'The Boss' };
	const [user] = await db
		.insert(users)
		.values({ ...account, passwordHash: '-', isAdmin: true })
		.returning();
	const token = newToken({ randomBytes });
	const expiresAt = new Date(testNow.getTime() + 3_600_000);
	const userId = user?.id ?? 0;
	const tokenHash = tokenHashOf(token);
	await db.insert(sessions).values({ tokenHash, userId, createdAt: testNow, expiresAt });
	return `__Host-session=${token}`;
}
