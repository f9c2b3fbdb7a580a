import { and, eq, gt, isNull } from 'drizzle-orm';

import type { Database } from '../../db/database.ts';
import { passwordResets } from '../../db/schema.ts';

type UsableLink = { tokenHash: string; now: Date };

/** Stores a link to a new password. */
export async function insertPasswordReset(
	transaction: Database,
	reset: Required<Omit<typeof passwordResets.$inferInsert, 'usedAt'>>,
): Promise<void> {
	await transaction.insert(passwordResets).values(reset);
}

/** Whose link it is; null when there is none, or it was used or has expired. */
export async function selectPasswordReset(db: Database, link: UsableLink): Promise<number | null> {
	const [reset] = await db
		.select({ userId: passwordResets.userId })
		.from(passwordResets)
		.where(isUsable(link));
	return reset?.userId ?? null;
}

/** Uses a link up; false when there is none, or it was used, perhaps a moment ago, or has expired. */
export async function usePasswordReset(transaction: Database, link: UsableLink): Promise<boolean> {
	const used = await transaction
		.update(passwordResets)
		.set({ usedAt: link.now })
		.where(isUsable(link))
		.returning({ userId: passwordResets.userId });
	return used.length === 1;
}

/** Ends every link of an account, and forgets those it has used. */
export async function deletePasswordResetsOf(transaction: Database, userId: number): Promise<void> {
	await transaction.delete(passwordResets).where(eq(passwordResets.userId, userId));
}

function isUsable({ tokenHash, now }: UsableLink) {
	return and(
		eq(passwordResets.tokenHash, tokenHash),
		isNull(passwordResets.usedAt),
		gt(passwordResets.expiresAt, now),
	);
}
