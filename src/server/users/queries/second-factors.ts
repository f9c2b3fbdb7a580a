import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';

import type { Database } from '../../db/database.ts';
import { recoveryCodes, secondFactors } from '../../db/schema.ts';

/** What makes the codes of an account. */
export type SecondFactor = typeof secondFactors.$inferSelect;

/** The second factor of an account, confirmed or not, or null. */
export async function selectSecondFactor(
	db: Database,
	userId: number,
): Promise<SecondFactor | null> {
	const [factor] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
	return factor ?? null;
}

/** Whether an account asks for a code. */
export async function hasSecondFactor(db: Database, userId: number): Promise<boolean> {
	const confirmed = and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt));
	return (await db.$count(secondFactors, confirmed)) === 1;
}

/** Stores a secret that has to be confirmed, in the place of one that never was; false where one was confirmed. */
export async function insertUnconfirmed(
	db: Database,
	factor: Pick<SecondFactor, 'userId' | 'secret' | 'createdAt'>,
): Promise<boolean> {
	const { secret, createdAt } = factor;
	const stored = await db
		.insert(secondFactors)
		.values(factor)
		.onConflictDoUpdate({
			target: secondFactors.userId,
			set: { secret, createdAt, lastStep: 0 },
			setWhere: isNull(secondFactors.confirmedAt),
		})
		.returning({ userId: secondFactors.userId });
	return stored.length === 1;
}

/** Lets an account ask for codes from now on. */
export async function confirmSecondFactor(
	transaction: Database,
	{ userId, confirmedAt }: { userId: number; confirmedAt: Date },
): Promise<void> {
	await transaction
		.update(secondFactors)
		.set({ confirmedAt })
		.where(eq(secondFactors.userId, userId));
}

/** Uses a step of time up; false when it, or a later one, was used before. */
export async function takeStep(
	transaction: Database,
	{ userId, step }: { userId: number; step: number },
): Promise<boolean> {
	const used = await transaction
		.update(secondFactors)
		.set({ lastStep: step })
		.where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
		.returning({ userId: secondFactors.userId });
	return used.length === 1;
}

/** Takes the second factor of an account away, with its recovery codes; false where there was none. */
export async function deleteSecondFactor(transaction: Database, userId: number): Promise<boolean> {
	await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
	const deleted = await transaction
		.delete(secondFactors)
		.where(eq(secondFactors.userId, userId))
		.returning({ userId: secondFactors.userId });
	return deleted.length === 1;
}

/** Gives an account its recovery codes in the place of those it had. */
export async function replaceRecoveryCodes(
	transaction: Database,
	userId: number,
	codeHashes: readonly string[],
): Promise<void> {
	await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
	await transaction
		.insert(recoveryCodes)
		.values(codeHashes.map((codeHash) => ({ userId, codeHash })));
}

/** Uses a recovery code up; false when the account has none of it. */
export async function takeRecoveryCode(
	transaction: Database,
	{ userId, codeHash }: { userId: number; codeHash: string },
): Promise<boolean> {
	const used = await transaction
		.delete(recoveryCodes)
		.where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
		.returning({ userId: recoveryCodes.userId });
	return used.length === 1;
}

/** How many recovery codes an account has left. */
export function countRecoveryCodes(db: Database, userId: number): Promise<number> {
	return db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));
}
