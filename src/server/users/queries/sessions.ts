import { and, desc, eq, gt, isNotNull, lt, ne, sql } from 'drizzle-orm';

import type { Database } from '../../db/database.ts';
import { secondFactors, sessions, users } from '../../db/schema.ts';

/** A session that has not expired, with whose it is. */
export type StoredSession = NonNullable<Awaited<ReturnType<typeof selectSession>>>;

/** The session of a token's hash, whatever the state of its account, or null. */
export async function selectSession(db: Database, tokenHash: string) {
	const [session] = await db
		.select({
			createdAt: sessions.createdAt,
			expiresAt: sessions.expiresAt,
			lastSeenAt: sessions.lastSeenAt,
			confirmedAt: sessions.confirmedAt,
			status: users.status,
			hasSecondFactor: sql<boolean>`${secondFactors.confirmedAt} is not null`,
			user: {
				id: users.id,
				email: users.email,
				fullName: users.fullName,
				isAdmin: users.isAdmin,
				isAgent: users.isAgent,
				verifiedAt: users.verifiedAt,
			},
		})
		.from(sessions)
		.innerJoin(users, eq(users.id, sessions.userId))
		.leftJoin(secondFactors, eq(secondFactors.userId, users.id))
		.where(eq(sessions.tokenHash, tokenHash));
	return session ?? null;
}

/** The sessions of an account that somebody has worked in since a moment, the latest first. */
export function selectSessionsOf(
	db: Database,
	{ userId, seenSince, now }: { userId: number; seenSince: Date; now: Date },
) {
	return db
		.select({
			id: sessions.id,
			tokenHash: sessions.tokenHash,
			device: sessions.device,
			createdAt: sessions.createdAt,
			lastSeenAt: sessions.lastSeenAt,
		})
		.from(sessions)
		.where(
			and(
				eq(sessions.userId, userId),
				gt(sessions.lastSeenAt, seenSince),
				gt(sessions.expiresAt, now),
			),
		)
		.orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
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

/** Writes down that somebody worked in a session; a later moment that another request wrote down stays. */
export async function seeSession(db: Database, tokenHash: string, now: Date): Promise<void> {
	await db
		.update(sessions)
		.set({ lastSeenAt: now })
		.where(and(eq(sessions.tokenHash, tokenHash), lt(sessions.lastSeenAt, now)));
}

/** Writes down that whoever works in a session has just given the password again. */
export async function confirmSession(
	transaction: Database,
	tokenHash: string,
	now: Date,
): Promise<void> {
	await transaction
		.update(sessions)
		.set({ confirmedAt: now })
		.where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteSession(db: Database, tokenHash: string): Promise<void> {
	await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends one session of an account, by its number; false when the account has none of it. */
export async function deleteSessionOf(
	db: Database,
	{ id, userId }: { id: number; userId: number },
): Promise<boolean> {
	const ended = await db
		.delete(sessions)
		.where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
		.returning({ id: sessions.id });
	return ended.length === 1;
}

/** Ends every session of an account. @param except the token's hash of one that goes on */
export async function deleteSessionsOf(
	transaction: Database,
	userId: number,
	except?: string,
): Promise<void> {
	const others =
		except === undefined ? isNotNull(sessions.tokenHash) : ne(sessions.tokenHash, except);
	await transaction.delete(sessions).where(and(eq(sessions.userId, userId), others));
}
