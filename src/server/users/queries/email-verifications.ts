import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';

import type { Database } from '../../db/database.ts';
import { emailVerifications, users } from '../../db/schema.ts';

/** A link that shows whose an address is. */
export type EmailVerification = typeof emailVerifications.$inferSelect;

/** Stores a link to an address. */
export async function insertEmailVerification(
	transaction: Database,
	verification: Omit<EmailVerification, 'usedAt'>,
): Promise<void> {
	await transaction.insert(emailVerifications).values(verification);
}

/** The link of a token's hash, used or not; null where the account has none, or it has expired. */
export async function selectEmailVerification(
	db: Database,
	{ tokenHash, userId, now }: { tokenHash: string; userId: number; now: Date },
): Promise<EmailVerification | null> {
	const [verification] = await db
		.select()
		.from(emailVerifications)
		.where(
			and(
				eq(emailVerifications.tokenHash, tokenHash),
				eq(emailVerifications.userId, userId),
				gt(emailVerifications.expiresAt, now),
			),
		);
	return verification ?? null;
}

/** Uses a link up. */
export async function useEmailVerification(
	transaction: Database,
	{ tokenHash, now }: { tokenHash: string; now: Date },
): Promise<void> {
	await transaction
		.update(emailVerifications)
		.set({ usedAt: now })
		.where(eq(emailVerifications.tokenHash, tokenHash));
}

/** The address other than its own that an account waits for; null where it waits for none. */
export async function selectNewEmail(
	db: Database,
	{ userId, now }: { userId: number; now: Date },
): Promise<string | null> {
	const [verification] = await db
		.select({ email: emailVerifications.email })
		.from(emailVerifications)
		.innerJoin(users, eq(users.id, emailVerifications.userId))
		.where(
			and(
				eq(emailVerifications.userId, userId),
				isNull(emailVerifications.usedAt),
				gt(emailVerifications.expiresAt, now),
				ne(sql`lower(${emailVerifications.email})`, sql`lower(${users.email})`),
			),
		)
		.orderBy(desc(emailVerifications.createdAt))
		.limit(1);
	return verification?.email ?? null;
}

/** Ends every link of an account, and forgets those it has used. */
export async function deleteEmailVerificationsOf(
	transaction: Database,
	userId: number,
): Promise<void> {
	await transaction.delete(emailVerifications).where(eq(emailVerifications.userId, userId));
}
