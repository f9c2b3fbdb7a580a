import type { NamedState, RequestState } from './request-state.ts';

/** Where a custom offer request stands, in the words of its customer: names of its state. The first is the default. */
export const customOfferStatuses = ['New Request', 'Processing', 'Completed'] as const;
export type CustomOfferStatus = (typeof customOfferStatuses)[number];

/** What a list of them is narrowed to: what is put off is new as well, and has a word of its own there. */
export const customOfferFilters = [...customOfferStatuses, 'Later'] as const;
export type CustomOfferFilter = (typeof customOfferFilters)[number];

const statuses: Readonly<Record<RequestState, CustomOfferStatus>> = {
	Open: 'New Request',
	Later: 'New Request',
	'Waiting for them': 'Processing',
	Done: 'Completed',
};

/** What a state of a custom offer is called. */
export function customOfferStatus(state: RequestState): CustomOfferStatus {
	return statuses[state];
}

const states: Readonly<Record<CustomOfferStatus, NamedState>> = {
	'New Request': 'Open',
	Processing: 'Waiting for them',
	Completed: 'Done',
};

/** The state that a word of the list means, or of whoever marks an offer. */
export function customOfferState(status: CustomOfferStatus): NamedState;
export function customOfferState(filter: CustomOfferFilter): RequestState;
export function customOfferState(filter: CustomOfferFilter): RequestState {
	return filter === 'Later' ? filter : states[filter];
}
