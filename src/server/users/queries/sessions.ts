import { eq, inArray, lte } from 'drizzle-orm';

import type { Database } from '../../db/database.ts';
import { sessions, users } from '../../db/schema.ts';

/** A session that has not expired, with whose it is. */
export type StoredSession = NonNullable<Awaited<ReturnType<typeof selectSession>>>;

/** The session of a token's hash, whatever the state of its account, or null. */
export async function selectSession(db: Database, tokenHash: string) {
	const [session] = await db
		.select({
			createdAt: sessions.createdAt,
			expiresAt: sessions.expiresAt,
			status: users.status,
			user: { id: users.id, email: users.email, fullName: users.fullName, isAdmin: users.isAdmin },
		})
		.from(sessions)
		.innerJoin(users, eq(users.id, sessions.userId))
		.where(eq(sessions.tokenHash, tokenHash));
	return session ?? null;
}

export async function insertSession(
	transaction: Database,
	session: Required<typeof sessions.$inferInsert>,
): Promise<void> {
	await transaction.insert(sessions).values(session);
}

/** Lets a session last longer; false when it was ended meanwhile. */
export async function extendSession(
	db: Database,
	tokenHash: string,
	expiresAt: Date,
): Promise<boolean> {
	const extended = await db
		.update(sessions)
		.set({ expiresAt })
		.where(eq(sessions.tokenHash, tokenHash))
		.returning({ userId: sessions.userId });
	return extended.length === 1;
}

export async function deleteSession(db: Database, tokenHash: string): Promise<void> {
	await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends every session of an account. */
export async function deleteSessionsOf(transaction: Database, userId: number): Promise<void> {
	await transaction.delete(sessions).where(eq(sessions.userId, userId));
}

/** Forgets expired sessions. Those that another request holds are left to a later one, so that none waits. */
export async function deleteExpiredSessions(db: Database, now: Date): Promise<void> {
	const expired = db
		.select({ tokenHash: sessions.tokenHash })
		.from(sessions)
		.where(lte(sessions.expiresAt, now))
		.limit(100)
		.for('update', { skipLocked: true });
	await db.delete(sessions).where(inArray(sessions.tokenHash, expired));
}
