import { addMinutes } from 'date-fns/addMinutes';

import { administratorMessages } from '#src/contract/desk/sign-in.ts';
import { codeStepLasts } from '#src/domain/users/session-times.ts';

import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { HttpError, invalidField } from '../http/http-error.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { newToken, tokenHashOf } from '../world/secret-token.ts';
import { completeSignIn, type SignedIn } from './complete-sign-in.ts';
import { countFailure, forgetFailuresOf } from './failure-wait.ts';
import { knownDevice } from './known-device.ts';
import {
	deleteCodeStep,
	insertCodeStep,
	selectCodeStep,
	updateWrongCodes,
} from './queries/code-steps.ts';
import { deleteExpiredTokens } from './queries/expired-tokens.ts';
import { lockAccount } from './queries/users.ts';
import { takeCode } from './take-code.ts';
import { codeStepCookie } from './token-cookie.ts';

/** So many wrong codes end a sign-in, and the password has to be given again. */
const mostWrongCodes = 5;

/**
 * Lets an account whose password was right wait for its code, for a few minutes. That opens nothing.
 * @returns the value of `Set-Cookie`
 */
export async function startCodeStep(
	transaction: Database,
	deps: Pick<Dependencies, 'now' | 'randomBytes'>,
	request: Request,
	userId: number,
): Promise<string> {
	const now = deps.now();
	const token = newToken(deps);
	const expiresAt = addMinutes(now, codeStepLasts.minutes);
	await deleteExpiredTokens(transaction, now);
	await insertCodeStep(transaction, { tokenHash: tokenHashOf(token), userId, expiresAt });
	return codeStepCookie.given(request, token, codeStepLasts.minutes * 60);
}

/**
 * Signs in with the code that follows the password: of the account's app, or one of its recovery codes.
 * @throws HttpError 400 at `code` where it is wrong or was used before; 401 where the password has to be given again; 429
 */
export async function finishCodeStep(
	deps: Dependencies,
	request: Request,
	code: string,
): Promise<SignedIn> {
	// A refusal would take back what is written down of it: it is thrown afterwards.
	const outcome = await inTransaction(deps.db, (transaction) =>
		tryCode(transaction, deps, request, code),
	);
	if (outcome === 'wrong') throw invalidField('code', administratorMessages.wrongCode);
	if (outcome === 'ended')
		throw new HttpError(401, { message: administratorMessages.codeStepEnded });
	return outcome;
}

async function tryCode(
	transaction: Database,
	deps: Dependencies,
	request: Request,
	code: string,
): Promise<SignedIn | 'wrong' | 'ended'> {
	const token = codeStepCookie.tokenIn(request);
	if (token === null) return 'ended';
	const tokenHash = tokenHashOf(token);
	const waiting = { tokenHash, now: deps.now() };
	const known = await selectCodeStep(transaction, waiting);
	const account = known && (await lockAccount(transaction, known.userId));
	// Looked at again, now that nobody else can change it.
	const step = account && (await selectCodeStep(transaction, waiting));
	if (!account || !step || account.status !== 'active') return 'ended';

	const key = await limitKey({ ...deps, db: transaction }, request, account.id);
	if (deps.limitsUses) await countFailure(transaction, key, deps.now());
	if (!(await takeCode(transaction, deps, account.id, code))) {
		const wrongCodes = step.wrongCodes + 1;
		if (wrongCodes < mostWrongCodes) {
			await updateWrongCodes(transaction, { tokenHash, wrongCodes });
			return 'wrong';
		}
		await deleteCodeStep(transaction, tokenHash);
		return 'ended';
	}
	await deleteCodeStep(transaction, tokenHash);
	await forgetFailuresOf(transaction, key);
	const { user, cookies } = await completeSignIn(transaction, deps, request, {
		account,
		hasSecondFactor: true,
	});
	return { user, cookies: [...cookies, codeStepCookie.taken(request)] };
}

// As with passwords: whoever guesses elsewhere keeps no known device out.
async function limitKey(deps: Dependencies, request: Request, userId: number): Promise<string> {
	const device = await knownDevice(deps, request, userId);
	return device === null ? `sign-in-code:${userId}` : `sign-in-code-device:${device}`;
}
