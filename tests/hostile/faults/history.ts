import { randomBytes } from 'node:crypto';

import { expect } from 'vitest';

import type { Database } from '#src/server/db/database.ts';
import { sessions, users } from '#src/server/db/schema.ts';
import { newToken, tokenHashOf } from '#src/server/world/secret-token.ts';

import { send, testDependencies, testNow } from '../../support/api.ts';
import { emptyDatabase } from '../../support/database.ts';
import type { TestPostgres } from '../../support/postgres.ts';
import { type Key, newKey, type WriteOperation, writeOperations } from './write-operations.ts';

/** What a function's answer may take on Netlify, by our own reckoning. */
const longestAnswer = 8000;

/** Carries a call to the service; 0: no answer came. */
export type Deliver = (
	operation: WriteOperation,
	key: Key,
) => Promise<{ status: number; headers: Headers } | { status: 0 }>;

type Call = { operation: WriteOperation; key: Key; statuses: number[] };

/** Calls of what is stored for people, and what each was answered. */
export type History = {
	/**
	 * Sends a key. A failure has to be one that says so in time.
	 * @returns the status
	 */
	send: (operation: WriteOperation, key: Key) => Promise<number>;
	/** What of all calls did not become of them what had to. */
	contradictions: (db: Database) => Promise<string[]>;
	/** How many keys were sent, and how many of them were acknowledged. */
	counts: () => { sent: number; acknowledged: number };
};

export function newHistory(deliver: Deliver): History {
	const calls = new Map<string, Call>();
	const isAcknowledged = ({ statuses }: Call) => statuses.some((one) => one >= 200 && one < 300);
	return {
		async send(operation, key) {
			const call = calls.get(key.attempt) ?? { operation, key, statuses: [] };
			calls.set(key.attempt, call);
			const started = performance.now();
			const answer = await deliver(operation, key);
			call.statuses.push(answer.status);
			if (answer.status >= 500) {
				expect(answer).toMatchObject({ status: 503, headers: expect.any(Headers) });
				expect('headers' in answer && answer.headers.get('Retry-After')).toBeTruthy();
				expect(performance.now() - started).toBeLessThan(longestAnswer);
			}
			return answer.status;
		},
		async contradictions(db) {
			// What the first acknowledged call of an operation left is what each has to leave.
			const wholes = new Map<string, string>();
			const wrong: string[] = [];
			for (const call of calls.values()) {
				const { operation, key, statuses } = call;
				const parts = await operation.parts(db, key);
				const isNothing = parts.every((rows) => rows === 0);
				const isComplete = parts.every((rows) => rows > 0);
				const whole = wholes.get(operation.name) ?? (isComplete ? String(parts) : '');
				if (isAcknowledged(call)) wholes.set(operation.name, whole);
				if (String(parts) === whole || (isNothing && !isAcknowledged(call))) continue;
				wrong.push(
					`${operation.name}, answered ${statuses.join(', ')}, left ${parts.join(' + ')} rows`,
				);
			}
			return wrong;
		},
		counts: () => ({
			sent: calls.size,
			acknowledged: Array.from(calls.values()).filter(isAcknowledged).length,
		}),
	};
}

export type FunctionsHistory = History & {
	/** Makes a key and, where something has to be there before, sees to it. */
	newKey: (operation: WriteOperation) => Promise<Key>;
};

/** Begins a history of the functions over an empty database, with one faultless call of each operation. */
export async function beginHistory({
	database,
	observer,
}: TestPostgres): Promise<FunctionsHistory> {
	await emptyDatabase(observer);
	const deps = testDependencies(database, { limitsUses: false });
	const cookie = await administratorCookie(observer);
	const history = newHistory((operation, key) => {
		const { handle, method, path, body, isForAdministrator = false } = operation;
		const who = isForAdministrator && { Cookie: cookie };
		const headers = { 'X-Client-Id': key.attempt, ...who };
		return send(handle, deps, method, path(key), { body: body(key), headers });
	});
	async function prepared(operation: WriteOperation): Promise<Key> {
		const key = newKey();
		await operation.prepare?.(observer, key);
		return key;
	}
	for (const operation of writeOperations) {
		const status = await history.send(operation, await prepared(operation));
		expect([operation.name, status]).toEqual([operation.name, expect.toBeOneOf([200, 201])]);
	}
	expect(await history.contradictions(observer)).toEqual([]);
	return { ...history, newKey: prepared };
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
