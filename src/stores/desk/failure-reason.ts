import { ApiError } from '#src/browser/api.ts';

import { serverMessage, tryLater } from '../forms/refusal.ts';

/** Why a call failed, for people: the server's words, or that nothing was heard of it. */
export function failureReason(error: unknown): string {
	if (!(error instanceof ApiError)) return `The connection was lost. ${tryLater}`;
	return serverMessage(error) ?? tryLater;
}
