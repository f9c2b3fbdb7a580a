import type { NamedState, RequestState } from './request-state.ts';

/** Where a request to be called stands: names of its state. The first is the default. */
export const callBackStatuses = ['Requested', 'Called'] as const;
export type CallBackStatus = (typeof callBackStatuses)[number];

/** What a list of them is narrowed to; what is put off is requested all the same. */
export const callBackFilters = [...callBackStatuses, 'Later'] as const;
export type CallBackFilter = (typeof callBackFilters)[number];

/** What a state of a request to be called is called. */
export function callBackStatus(state: RequestState): CallBackStatus {
	return state === 'Done' ? 'Called' : 'Requested';
}

/** The state that a word of the list means, or of whoever called. */
export function callBackState(status: CallBackStatus): NamedState;
export function callBackState(filter: CallBackFilter): RequestState;
export function callBackState(filter: CallBackFilter): RequestState {
	if (filter === 'Later') return filter;
	return filter === 'Called' ? 'Done' : 'Open';
}

/** 'Not called in its hour', of a request whose hour has ended; null while it has not, and of one that was called. */
export function missedCallText(
	{ status, slotTo }: { status: CallBackStatus; slotTo: string },
	now: Date,
): string | null {
	return status === 'Requested' && new Date(slotTo) <= now ? 'Not called in its hour' : null;
}
