/** What is written about a trip: the traveller's three, and what the desk answers. */
export const tripMessageKinds = ['question', 'change', 'cancellation', 'answer'] as const;
export type TripMessageKind = (typeof tripMessageKinds)[number];

/** Where a request to cancel stands. */
export const cancellationStates = ['asked', 'accepted', 'declined', 'withdrawn'] as const;
export type CancellationState = (typeof cancellationStates)[number];
