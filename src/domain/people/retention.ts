/** For how long something is kept: one unit is enough to say it. */
export type Span = { years: number } | { days: number };

/** Kept for a span after a moment, or until somebody says so. */
type Kept = { what: string } & ({ span: Span; since: string } | { until: string });

/**
 * How long we keep what we know of people: the privacy policy shows it, and `src/server/people/retention.ts` forgets
 * what is older, every day. Kinds are called as in the database.
 */
export const retention = {
	bookings: {
		what: 'Who booked, with address, e-mail and phone number',
		span: { years: 7 },
		since: 'the departure; trip, price and status stay after that, without the person',
	},
	customOffers: {
		what: 'A request for a custom travel offer',
		span: { years: 2 },
		since: 'we last worked on it',
	},
	inquiries: {
		what: 'A message from the contact page',
		span: { years: 2 },
		since: 'it reached us',
	},
	applications: { what: 'A job application', span: { years: 1 }, since: 'it reached us' },
	subscribers: { what: 'An address for the newsletter', until: 'Until you unsubscribe' },
	users: { what: 'An account', until: 'Until you ask us to delete it' },
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
	outbox: {
		what: 'Address and subject of a letter that our system sent',
		span: { days: 30 },
		since: 'it was sent; its text goes at once',
	},
	changes: {
		what: 'The note of a change that our office made',
		span: { years: 3 },
		since: 'the change',
	},
	rateLimits: {
		what: 'A count of tries, beside an IP address or a scrambled account name',
		span: { days: 1 },
		since: 'the last of them',
	},
	testimonials: { what: 'A published testimonial', until: 'Until you ask us to take it down' },
} as const satisfies Record<string, Kept>;

export type RetentionKind = keyof typeof retention;

/** What is kept for a span. */
export type TimedKind = {
	[Kind in RetentionKind]: (typeof retention)[Kind] extends { span: Span } ? Kind : never;
}[RetentionKind];

/** How long something is kept, in words: '2 years after it reached us', 'Until you unsubscribe'. */
export function retentionText(kind: RetentionKind): string {
	const kept: Kept = retention[kind];
	return 'until' in kept ? kept.until : `${spanText(kept.span)} after ${kept.since}`;
}

function spanText(span: Span): string {
	const [[unit, count] = ['days', 0]] = Object.entries(span);
	return `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
}
