import { changedMeanwhile } from '#src/contract/admin/conflict.ts';

import { HttpError } from '../http/http-error.ts';

/** A 409 that carries the row as it is now, by the contract's `conflictReply`. */
export function changedMeanwhileError(current: object): HttpError {
	const body = { message: changedMeanwhile, current };
	return new HttpError(409, body);
}
