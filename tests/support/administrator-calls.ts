import { randomBytes } from 'node:crypto';

import { beforeEach } from 'vitest';

import type { Database } from '#src/server/db/database.ts';
import { sessions, users } from '#src/server/db/schema.ts';
import type { Dependencies } from '#src/server/world/dependencies.ts';
import { newToken, tokenHashOf } from '#src/server/world/secret-token.ts';

import { type Handle, send, testDependencies, testNow } from './api.ts';
import { emptyDatabase } from './database.ts';

type NewUser = Partial<typeof users.$inferInsert>;

/**
 * Calls to the API as an administrator, over a database that every test finds empty but for that account (id 1,
 * boss@example.com).
 */
export function administratorCalls(db: Database, world: Partial<Dependencies> = {}) {
	const deps = testDependencies(db, { limitsUses: false, ...world });
	let cookie = '';

	beforeEach(async () => {
		await emptyDatabase(db);
		cookie = (await signedIn({ isAdmin: true, fullName: 'The Boss' })).cookie;
	});

	/**
	 * Stores an account and opens a session for it, in which the password was given again just now: boss@example.com where
	 * nothing else is said.
	 */
	async function signedIn(
		changes: NewUser = {},
		{ confirmedAt = testNow }: { confirmedAt?: Date | null } = {},
	): Promise<{ id: number; cookie: string }> {
		const email = changes.email ?? 'boss@example.com';
		const row = { username: email, email, fullName: 'Somebody', passwordHash: '-', ...changes };
		const [user] = await db.insert(users).values(row).returning({ id: users.id });
		const id = user?.id ?? 0;
		const token = newToken({ randomBytes });
		const expiresAt = new Date(testNow.getTime() + 3_600_000);
		const tokenHash = tokenHashOf(token);
		const seen = { createdAt: testNow, lastSeenAt: testNow, confirmedAt };
		await db.insert(sessions).values({ tokenHash, userId: id, expiresAt, ...seen });
		return { id, cookie: `__Host-session=${token}` };
	}

	/** Sends a request to a function as the administrator, or as whoever has another cookie. */
	function ask(handle: Handle, method: string, path: string, body?: unknown, as = cookie) {
		return send(handle, deps, method, path, { body, headers: { Cookie: as } });
	}

	return { db, deps, ask, signedIn };
}
