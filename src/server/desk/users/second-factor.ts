import { ownAccountMessages, type SetUp, type TurnOffForm } from '#src/contract/desk/account.ts';
import { administratorMessages } from '#src/contract/desk/sign-in.ts';
import type { SessionUser } from '#src/contract/users/account.ts';
import { codeDigits } from '#src/domain/users/second-factor.ts';

import { recordChange } from '../../changes/record-change.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { HttpError, invalidField } from '../../http/http-error.ts';
import { secondFactorChanged } from '../../mail/letters/second-factor.ts';
import { addToOutbox } from '../../mail/outbox.ts';
import { countFailure, forgetFailuresOf } from '../../users/failure-wait.ts';
import { inTurn, withHashing } from '../../users/hash-queue.ts';
import { verifyPassword } from '../../users/password.ts';
import { deleteCodeStepsOf } from '../../users/queries/code-steps.ts';
import {
	confirmSecondFactor,
	deleteSecondFactor,
	insertUnconfirmed,
	replaceRecoveryCodes,
	selectSecondFactor,
	takeStep,
} from '../../users/queries/second-factors.ts';
import { deleteSessionsOf } from '../../users/queries/sessions.ts';
import { lockAccount, selectAccount } from '../../users/queries/users.ts';
import { newRecoveryCodes, recoveryCodeHash } from '../../users/recovery-codes.ts';
import { openSecret, sealSecret } from '../../users/secret-box.ts';
import { ownTokenHash } from '../../users/session.ts';
import { takeCode } from '../../users/take-code.ts';
import { newTotpSecret, stepOfCode, totpAddress } from '../../users/totp.ts';
import type { Dependencies } from '../../world/dependencies.ts';

/**
 * Gives an administrator a secret for an app. Nothing is asked for before `finishSetUp`.
 * @throws HttpError 409 where there is a second factor already
 */
export async function beginSetUp(
	deps: Dependencies,
	{ id: userId, email }: SessionUser,
): Promise<SetUp> {
	const secret = newTotpSecret(deps);
	const stored = { userId, secret: sealSecret(secret, deps), createdAt: deps.now() };
	const isStored = await insertUnconfirmed(deps.db, stored);
	if (!isStored) throw new HttpError(409, { message: ownAccountMessages.isOn });
	return { secret, address: totpAddress(secret, email) };
}

/**
 * Turns the second factor on, once a code has shown that the app makes the right ones, and signs the account out
 * everywhere else.
 * @returns the recovery codes, digits alone: they are told this once
 * @throws HttpError 400 at `code`; 409 where there is nothing to confirm
 */
export function finishSetUp(
	deps: Dependencies,
	request: Request,
	colleague: SessionUser,
	code: string,
): Promise<{ recoveryCodes: string[] }> {
	const { id: userId } = colleague;
	const now = deps.now();
	return inTransaction(deps.db, async (transaction) => {
		await lockAccount(transaction, userId);
		const factor = await selectSecondFactor(transaction, userId);
		const secret = factor && openSecret(factor.secret, deps);
		if (!secret) throw new HttpError(409, { message: ownAccountMessages.isOff });
		if (factor.confirmedAt) throw new HttpError(409, { message: ownAccountMessages.isOn });
		const step = code.length === codeDigits ? stepOfCode(secret, code, now) : null;
		if (step === null || !(await takeStep(transaction, { userId, step }))) {
			throw invalidField('code', administratorMessages.wrongCode);
		}
		const recoveryCodes = newRecoveryCodes(deps);
		await confirmSecondFactor(transaction, { userId, confirmedAt: now });
		await replaceRecoveryCodes(transaction, userId, recoveryCodes.map(recoveryCodeHash));
		await deleteSessionsOf(transaction, userId, ownTokenHash(request));
		await deleteCodeStepsOf(transaction, userId);
		await tell(transaction, deps, colleague, 'on');
		return { recoveryCodes };
	});
}

/**
 * Turns the second factor off, for whoever knows the password and has a code.
 * @throws HttpError 400 at `password` or `code`; 409 where there is none; 429; 503 when too many hash already
 */
export function turnOffSecondFactor(
	deps: Dependencies,
	colleague: SessionUser,
	{ password, code }: TurnOffForm,
): Promise<void> {
	const { id } = colleague;
	const failures = `second-factor-off:${id}`;
	return withHashing(async () => {
		if (deps.limitsUses) {
			await inTransaction(deps.db, (transaction) =>
				countFailure(transaction, failures, deps.now()),
			);
		}
		const account = await selectAccount(deps.db, id);
		const isRight = await inTurn(() => verifyPassword(password, account?.passwordHash ?? null));
		if (!isRight) throw invalidField('password', ownAccountMessages.wrongPassword);
		await inTransaction(deps.db, async (transaction) => {
			await lockAccount(transaction, id);
			if (!(await takeCode(transaction, deps, id, code))) {
				throw invalidField('code', administratorMessages.wrongCode);
			}
			await deleteSecondFactor(transaction, id);
			await forgetFailuresOf(transaction, failures);
			await tell(transaction, deps, colleague, 'off');
		});
	});
}

/** Tells the account's owner, and writes down who did it. */
async function tell(
	transaction: Database,
	{ siteUrl, now }: Dependencies,
	colleague: SessionUser,
	state: 'on' | 'off',
): Promise<void> {
	await addToOutbox(transaction, secondFactorChanged(colleague.email, siteUrl, state));
	await recordChange(transaction, {
		colleague,
		at: now(),
		subject: 'user',
		subjectId: colleague.id,
		label: colleague.email,
		before: { secondFactor: state === 'off' },
		after: { secondFactor: state === 'on' },
	});
}
