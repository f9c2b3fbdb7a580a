import type { TripMessageKind } from './trip-message.ts';

/** What the traveller's message says that asks for it: the desk reads it among the others. */
export const erasureRequest =
	'Please erase what you hold about me and about who travels with me, but for what you must keep.';

type Message = { kind: TripMessageKind; body: string };

/** The request that the desk has not answered yet; null where there is none. @param messages the oldest first */
export function openErasureRequest<Of extends Message>(messages: readonly Of[]): Of | null {
	const unanswered = messages.slice(messages.findLastIndex(({ kind }) => kind === 'answer') + 1);
	return unanswered.find(({ body }) => body === erasureRequest) ?? null;
}
