/** For how long something is kept: one unit is enough to say it. */
export type Span = { years: number } | { days: number };

/** Kept for a span after a moment. */
type Kept = { what: string; span: Span; since: string };

/**
 * How long we keep what we know of people: the privacy policy shows it, and `src/server/people/retention.ts` forgets
 * what is older, every day. Kinds are called as in the database, but for replies, which are messages about a
 * request; accounts with their second factors and saved travellers, subscriptions, addresses that we do not write to and
 * testimonials stay until somebody asks.
 */
export const retention = {
	bookings: {
		what: 'Who booked, and how to reach them',
		span: { years: 7 },
		since: 'the departure; trip, price and status stay',
	},
	travellers: {
		what: 'Who travels with you, birth dates, and needs such as a diet',
		span: { days: 90 },
		since: 'the departure',
	},
	messages: {
		what: 'What you and our office wrote about a trip',
		span: { years: 2 },
		since: 'the departure',
	},
	reviews: {
		what: 'A review of a tour, published or not',
		span: { years: 7 },
		since: 'the departure, or until you withdraw it',
	},
	notes: {
		what: 'What our office noted about a booking, or about anything else of yours',
		span: { years: 2 },
		since: 'the departure, or since it was written down, at the latest with what it is about',
	},
	tasks: {
		what: 'What our office set itself to do about a booking',
		span: { years: 2 },
		since: 'it was written down',
	},
	operations: {
		what: 'What was done to a booking; how it was before, for a day',
		span: { years: 2 },
		since: 'the departure',
	},
	tripKeys: {
		what: 'A key to the page of a trip',
		span: { years: 1 },
		since: 'the departure at the latest',
	},
	customOffers: {
		what: 'A request for a custom travel offer',
		span: { years: 2 },
		since: 'we last worked on it',
	},
	proposals: {
		what: 'An offer that our desk wrote for you',
		span: { years: 2 },
		since: 'it was sent',
	},
	inquiries: {
		what: 'A message from the contact page',
		span: { years: 2 },
		since: 'it reached us',
	},
	applications: { what: 'A job application', span: { years: 1 }, since: 'it reached us' },
	replies: {
		what: 'Our answer to such a message, request or application',
		span: { years: 2 },
		since: 'we wrote it, at the latest with what it answers',
	},
	callBacks: { what: 'A request to be called', span: { years: 1 }, since: 'it reached us' },
	waitingList: {
		what: 'A place on a waiting list',
		span: { days: 30 },
		since: 'the departure',
	},
	sessions: {
		what: 'A session',
		span: { days: 30 },
		since: 'you last used it, or until you log out',
	},
	signIns: { what: 'The note of a sign-in', span: { years: 1 }, since: 'the sign-in' },
	passwordResets: {
		what: 'A link to a new password',
		span: { days: 1 },
		since: 'it was asked for',
	},
	emailVerifications: {
		what: 'A link that confirms an address',
		span: { days: 2 },
		since: 'it was asked for',
	},
	invitations: {
		what: 'An invitation to work at our desk',
		span: { days: 7 },
		since: 'it was sent',
	},
	outbox: {
		what: 'A letter of our system',
		span: { days: 30 },
		since: 'it was sent; a text with a link that opens something goes at once',
	},
	changes: {
		what: 'The note of a change by our office',
		span: { years: 3 },
		since: 'the change',
	},
	rateLimits: {
		what: 'A count of tries',
		span: { days: 1 },
		since: 'the last of them',
	},
} as const satisfies Record<string, Kept>;

export type RetentionKind = keyof typeof retention;

/** How long something is kept, in words: '2 years after it reached us'. */
export function retentionText(kind: RetentionKind): string {
	const { span, since } = retention[kind];
	return `${spanText(span)} after ${since}`;
}

function spanText(span: Span): string {
	const [[unit, count] = ['days', 0]] = Object.entries(span);
	return `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
}
