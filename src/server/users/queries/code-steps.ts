import { and, eq, gt } from 'drizzle-orm';

import type { Database } from '../../db/database.ts';
import { codeSteps } from '../../db/schema.ts';

/** A sign-in that waits for its code. */
export type CodeStep = typeof codeSteps.$inferSelect;

export async function insertCodeStep(
	transaction: Database,
	step: Omit<CodeStep, 'wrongCodes'>,
): Promise<void> {
	await transaction.insert(codeSteps).values(step);
}

/** The sign-in of a token's hash that waits for its code, or null. */
export async function selectCodeStep(
	db: Database,
	{ tokenHash, now }: { tokenHash: string; now: Date },
): Promise<CodeStep | null> {
	const [step] = await db
		.select()
		.from(codeSteps)
		.where(and(eq(codeSteps.tokenHash, tokenHash), gt(codeSteps.expiresAt, now)));
	return step ?? null;
}

export async function updateWrongCodes(
	transaction: Database,
	{ tokenHash, wrongCodes }: Pick<CodeStep, 'tokenHash' | 'wrongCodes'>,
): Promise<void> {
	await transaction.update(codeSteps).set({ wrongCodes }).where(eq(codeSteps.tokenHash, tokenHash));
}

export async function deleteCodeStep(transaction: Database, tokenHash: string): Promise<void> {
	await transaction.delete(codeSteps).where(eq(codeSteps.tokenHash, tokenHash));
}

/** Ends every sign-in of an account that waits for its code. */
export async function deleteCodeStepsOf(transaction: Database, userId: number): Promise<void> {
	await transaction.delete(codeSteps).where(eq(codeSteps.userId, userId));
}
