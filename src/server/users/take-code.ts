import { codeDigits } from '#src/domain/users/second-factor.ts';

import type { Database } from '../db/database.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { selectSecondFactor, takeRecoveryCode, takeStep } from './queries/second-factors.ts';
import { recoveryCodeHash } from './recovery-codes.ts';
import { openSecret } from './secret-box.ts';
import { stepOfCode } from './totp.ts';

/**
 * Uses a code of an account's app, or one of its recovery codes, up: each opens once.
 * @returns whether it was right, and not used before
 */
export async function takeCode(
	transaction: Database,
	deps: Pick<Dependencies, 'now' | 'secondFactorKey'>,
	userId: number,
	code: string,
): Promise<boolean> {
	const factor = await selectSecondFactor(transaction, userId);
	if (!factor?.confirmedAt) return false;
	if (code.length !== codeDigits) {
		return takeRecoveryCode(transaction, { userId, codeHash: recoveryCodeHash(code) });
	}
	const secret = openSecret(factor.secret, deps);
	const step = secret === null ? null : stepOfCode(secret, code, deps.now());
	return step !== null && takeStep(transaction, { userId, step });
}
