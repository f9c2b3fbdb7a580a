import { ApiError } from '#src/browser/api.ts';

/** Whether a call failed because there is no such row: to ask again helps nobody. */
export function isMissing(error: unknown): boolean {
	return error instanceof ApiError && error.status === 404;
}
