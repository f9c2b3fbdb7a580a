import { formatNumber } from '../numbers.ts';

/** What erasing a person does to rows of a kind; a sentence says what stays of them, and why. */
type HeldWords = { one: string; many: string; stays: string | null };

/** All that can be held of a person, in the order in which it is told. */
const heldRows = {
	accounts: { one: 'account', many: 'accounts', stays: null },
	sessions: { one: 'session', many: 'sessions', stays: null },
	signIns: { one: 'note of a sign-in', many: 'notes of sign-ins', stays: null },
	knownDevices: { one: 'device that is known', many: 'devices that are known', stays: null },
	secondFactors: { one: 'second factor', many: 'second factors', stays: null },
	passwordResets: { one: 'link to a new password', many: 'links to a new password', stays: null },
	emailVerifications: {
		one: 'link that confirms an address',
		many: 'links that confirm an address',
		stays: null,
	},
	invitations: {
		one: 'invitation to work at the desk',
		many: 'invitations to work at the desk',
		stays: null,
	},
	savedViews: { one: 'saved view of the desk', many: 'saved views of the desk', stays: null },
	savedTravellers: { one: 'saved traveler', many: 'saved travelers', stays: null },
	bookings: {
		one: 'booking',
		many: 'bookings',
		stays:
			'reference, trip, dates, total and status, without the person: the books have to add up.',
	},
	payments: {
		one: 'payment for a booking',
		many: 'payments for bookings',
		stays: 'amount, method and day, without what was noted: the books have to add up.',
	},
	invoices: {
		one: 'invoice or credit note',
		many: 'invoices and credit notes',
		stays:
			'number, day, trip and amounts, without to whom it was made out: the books have to add up.',
	},
	travellers: { one: 'traveler of a booking', many: 'travelers of bookings', stays: null },
	messages: {
		one: 'message to or from our desk',
		many: 'messages to or from our desk',
		stays: null,
	},
	reviews: { one: 'review of a tour', many: 'reviews of tours', stays: null },
	notes: {
		one: 'note of our office',
		many: 'notes of our office',
		stays: null,
	},
	tasks: {
		one: 'task of our office about a booking',
		many: 'tasks of our office about bookings',
		stays: null,
	},
	operations: {
		one: 'note of what was done to a booking',
		many: 'notes of what was done to bookings',
		stays: null,
	},
	scheduleChanges: {
		one: 'change of flight times',
		many: 'changes of flight times',
		stays: null,
	},
	keptSeats: {
		one: 'note of seats that were kept',
		many: 'notes of seats that were kept',
		stays: null,
	},
	tripKeys: { one: 'key to a trip’s page', many: 'keys to trips’ pages', stays: null },
	customOffers: { one: 'custom offer', many: 'custom offers', stays: null },
	proposals: { one: 'offer of our desk', many: 'offers of our desk', stays: null },
	proposalVersions: {
		one: 'version of an offer of our desk',
		many: 'versions of offers of our desk',
		stays: null,
	},
	proposalParts: {
		one: 'part of an offer of our desk',
		many: 'parts of offers of our desk',
		stays: null,
	},
	inquiries: { one: 'inquiry', many: 'inquiries', stays: null },
	applications: { one: 'job application', many: 'job applications', stays: null },
	callBacks: { one: 'request to be called', many: 'requests to be called', stays: null },
	requestStates: {
		one: 'note of where a request stands',
		many: 'notes of where requests stand',
		stays: null,
	},
	waitingList: {
		one: 'place on a waiting list',
		many: 'places on waiting lists',
		stays: null,
	},
	subscriptions: { one: 'subscription', many: 'subscriptions', stays: null },
	mutedAddresses: {
		one: 'note that no letters go to the address',
		many: 'notes that no letters go to the address',
		stays: null,
	},
	letters: {
		one: 'letter, sent or waiting',
		many: 'letters, sent or waiting',
		stays: null,
	},
	counters: { one: 'count of tries', many: 'counts of tries', stays: null },
	changes: {
		one: 'entry of the log about these rows',
		many: 'entries of the log about these rows',
		stays: 'what was decided and when, without the person.',
	},
	ownChanges: {
		one: 'change that this person made in the back office',
		many: 'changes that this person made in the back office',
		stays:
			'with their name, until they are too old for the log: who changed what has to be explained.',
	},
	ownMessages: {
		one: 'message of this person to a traveler or whoever asked',
		many: 'messages of this person to travelers and whoever asked',
		stays:
			'with their name, as long as the conversation: whoever reads on has to know who said it.',
	},
	ownPayments: {
		one: 'payment that this person recorded',
		many: 'payments that this person recorded',
		stays: 'with their name, as long as the payment: the books have to say who took it.',
	},
	ownReviewDecisions: {
		one: 'review that this person decided on or answered',
		many: 'reviews that this person decided on or answered',
		stays: 'with their name, as long as the review: who decided has to be explained.',
	},
	ownNotes: {
		one: 'note that this person wrote',
		many: 'notes that this person wrote',
		stays: 'with their name, as long as the note: the desk has to know who said it.',
	},
	ownOperations: {
		one: 'note of what this person did to a booking',
		many: 'notes of what this person did to bookings',
		stays: 'with their name, as long as the booking: who did what has to be explained.',
	},
} as const satisfies Record<string, HeldWords>;

export type HeldKind = keyof typeof heldRows;
export const heldKinds = Object.keys(heldRows) as HeldKind[];

/** How many rows of each kind are held of somebody. */
export type HeldCounts = Record<HeldKind, number>;

/** A kind of which rows are held: '2 bookings', and what stays of them when the person is erased; null: nothing. */
export type HeldLine = { kind: HeldKind; text: string; stays: string | null };

/** What is held, a line for each kind of which there is something. */
export function heldLines(counts: HeldCounts): HeldLine[] {
	return heldKinds
		.filter((kind) => counts[kind] > 0)
		.map((kind) => {
			const { one, many, stays } = heldRows[kind];
			const text = `${formatNumber(counts[kind])} ${counts[kind] === 1 ? one : many}`;
			return { kind, text, stays };
		});
}
