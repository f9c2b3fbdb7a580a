import { changedMeanwhile } from '#src/contract/admin/conflict.ts';

import { HttpError } from '../http/http-error.ts';

/**
 * Lets a change go on that was made from the row as it is now, or from no version in particular.
 * @param seen the version that the administrator saw
 * @throws HttpError 409 that carries the row as it is now, by the contract's `conflictReply`
 */
export function requireSeen(seen: number | undefined, current: { version: number }): void {
	if (seen === undefined || seen === current.version) return;
	const body = { message: changedMeanwhile, current };
	throw new HttpError(409, body);
}
