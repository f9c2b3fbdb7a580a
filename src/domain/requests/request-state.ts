/** What somebody asks of us, and we answer or decide on: each has one state, from its first moment on and wherever it is seen. */
export const requestKinds = [
	'call-back',
	'inquiry',
	'custom offer',
	'proposal',
	'trip message',
	'cancellation',
	'application',
	'review',
] as const;
export type RequestKind = (typeof requestKinds)[number];

/** Where a request stands; the first is what it is when it comes. What is put off has a moment at which it is open again. */
export const requestStates = ['Open', 'Waiting for them', 'Later', 'Done'] as const;
export type RequestState = (typeof requestStates)[number];

/** The states that somebody brings a request to by their name alone. */
export const namedStates = ['Open', 'Waiting for them', 'Done'] as const satisfies RequestState[];
export type NamedState = (typeof namedStates)[number];
