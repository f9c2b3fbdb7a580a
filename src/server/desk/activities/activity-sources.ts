import { type AnyColumn, and, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';

import type { ActivityPage } from '#src/contract/desk/activities.ts';
import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import type { ActivityKind } from '#src/domain/desk/activity.ts';
import { momentsOf } from '#src/domain/desk/periods.ts';

import { searched } from '../../db/newest-first.ts';
import { holdsText } from '../../db/paged.ts';
import {
	applications,
	bookings,
	callBacks,
	changes,
	customOffers,
	inquiries,
	operations,
	signIns,
	subscribers,
	users,
} from '../../db/schema.ts';
import { traveller } from '../../db/schema/bookings.ts';
import { bookedPlace } from '../bookings/booked-place.ts';

type Value = AnyColumn | SQL;

/** Where the activities of a kind stand. */
export type ActivitySource = {
	kind: ActivityKind;
	/** The rows they left; an index on `createdAt` and `id` gives the newest first. */
	table: { id: AnyColumn; createdAt: AnyColumn };
	from: SQL;
	/** None where only an address is known. */
	name?: Value;
	email: Value;
	details?: Value;
	/** A text that holds the names and addresses, with an index for searches. */
	searchText: Value;
	/** None where the list of activities tells all there is to read. */
	searchFor?: AnyColumn;
	/** What a booking's reference finds beside people. */
	isOfBooking?: (reference: string) => SQL;
	before?: AnyColumn;
	after?: AnyColumn;
};

/** An operation on a booking at the very moment of a change: that is what changed it. */
function operationWords(words: SQL, moment: AnyColumn): SQL {
	return sql`(
		select concat(${words}, ': ', ${changes.label}) from ${operations}
		where ${changes.subject} = 'booking' and ${operations.bookingId} = ${changes.subjectId} and ${moment} = ${changes.createdAt}
		order by ${operations.id} limit 1
	)`;
}

const doneText = operationWords(sql`${operations.summary}`, operations.createdAt);
const undoneText = operationWords(sql`'undone: ', ${operations.summary}`, operations.undoneAt);

// What was decided is named: 'Confirmed BD7K2MQ4R, Ada Lovelace'.
const decided = sql`${changes.after}->>'status'`;
const changeWords = sql`case
	when ${changes.subject} = 'booking' and ${decided} is not null then concat(${decided}, ' ', ${changes.label})
	when ${changes.subject} = 'custom offer' and ${decided} is not null
		then concat('marked ', ${decided}, ': ', ${changes.label})
	when ${changes.subject} = 'call-back' and ${decided} is not null
		then concat('marked ', ${decided}, ': ', ${changes.label})
	when ${changes.subject} = 'proposal' and ${changes.after} ? 'sent' then concat('sent offer ', ${changes.label})
	when ${changes.subject} = 'proposal' and ${changes.after} ? 'answer' then concat('took back offer ', ${changes.label})
	when ${changes.subject} in ('inquiry', 'application', 'custom offer', 'proposal') and ${changes.after} ? 'replies'
		then concat('replied to ', ${changes.label})
	when ${changes.subject} in ('inquiry', 'application', 'custom offer', 'proposal') and ${changes.after} ? 'state'
		then concat('marked ', ${changes.after}->>'state', ': ', ${changes.label})
	when ${changes.subject} = 'person' then concat('erased what was held of a person: ', ${changes.label})
	else concat(${changes.action}, ' ', ${changes.subject}, ' ', ${changes.label})
end`;
// In the words of what was done: 'Moved to May 15, 2027: BD7K2MQ4R, Ada Lovelace'.
const changeText = sql`coalesce(${doneText}, ${undoneText}, ${changeWords})`;

const sources: readonly ActivitySource[] = [
	{
		kind: 'booking',
		table: bookings,
		from: sql`${bookings}`,
		name: traveller(bookings.name, 'passengerName'),
		email: traveller(bookings.email, 'email'),
		details: sql`concat_ws(', ', ${bookings.reference}, coalesce(nullif(${bookings.title}, ''), ${bookedPlace}))`,
		searchText: bookings.searchText,
		searchFor: bookings.reference,
		isOfBooking: (reference) => eq(bookings.reference, reference),
	},
	{
		kind: 'inquiry',
		table: inquiries,
		from: sql`${inquiries}`,
		name: inquiries.name,
		email: inquiries.email,
		details: inquiries.subject,
		searchText: inquiries.searchText,
		searchFor: inquiries.email,
	},
	{
		kind: 'custom offer',
		table: customOffers,
		from: sql`${customOffers}`,
		name: customOffers.name,
		email: customOffers.email,
		details: customOffers.destination,
		searchText: customOffers.searchText,
		searchFor: customOffers.email,
	},
	{
		kind: 'call-back',
		table: callBacks,
		from: sql`${callBacks}`,
		name: callBacks.name,
		email: callBacks.email,
		details: callBacks.reference,
		searchText: callBacks.searchText,
		searchFor: callBacks.phone,
	},
	{
		kind: 'application',
		table: applications,
		from: sql`${applications}`,
		name: applications.name,
		email: applications.email,
		details: applications.job,
		searchText: applications.searchText,
		searchFor: applications.email,
	},
	{
		kind: 'subscription',
		table: subscribers,
		from: sql`${subscribers}`,
		email: subscribers.email,
		searchText: sql`lower(${subscribers.email})`,
		searchFor: subscribers.email,
	},
	{
		kind: 'registration',
		table: users,
		from: sql`${users}`,
		name: users.fullName,
		email: users.email,
		searchText: users.searchText,
		searchFor: users.email,
	},
	{
		kind: 'sign-in',
		table: signIns,
		from: sql`${signIns} join ${users} on ${users.id} = ${signIns.userId}`,
		name: users.fullName,
		email: users.email,
		details: signIns.device,
		searchText: users.searchText,
		searchFor: users.email,
	},
	{
		kind: 'change',
		table: changes,
		from: sql`${changes}`,
		name: changes.name,
		email: changes.email,
		details: changeText,
		searchText: changes.searchText,
		isOfBooking: (reference) =>
			sql`${changes.subject} = 'booking' and ${changes.subjectId} in (
				select ${bookings.id} from ${bookings} where ${bookings.reference} = ${reference}
			)`,
		before: changes.before,
		after: changes.after,
	},
];

/** The sources of one kind, or of all. */
export function activitySources(kind: ActivityKind | undefined): readonly ActivitySource[] {
	return kind ? sources.filter((source) => source.kind === kind) : sources;
}

/** Which activities are shown: `q` is what a name or address holds, or a booking's reference; both days are New York's. */
type Narrowed = Pick<ActivityPage, 'q' | 'from' | 'to'>;

/** Selects a source's activities, all sources by the same columns. */
export function rowsOf(source: ActivitySource, { q, from: first, to: last }: Narrowed): SQL {
	const { kind, table, from, name, email, details, searchFor, before, after } = source;
	return sql`
		select ${kind}::text as kind, ${table.id} as id, ${table.createdAt} as at, ${name ?? noText} as name, ${email} as email,
			${details ?? noText} as details, ${searchFor ?? noText} as search_for, ${before ?? noJson} as before, ${after ?? noJson} as after
		from ${from} where ${and(or(isPerson(source, q), isOfBooking(source, q)), ...isWithin(table.createdAt, first, last)) ?? sql`true`}
	`;
}

function isWithin(at: AnyColumn, first?: CalendarDate, last?: CalendarDate): SQL[] {
	return [
		...(first === undefined ? [] : [gte(at, momentsOf({ first, last: first }).from)]),
		...(last === undefined ? [] : [lt(at, momentsOf({ first: last, last }).before)]),
	];
}

const noText = sql`''`;
const noJson = sql`null::jsonb`;

// Whole, so that an index finds it: a part of one could be anybody's name.
function isOfBooking({ isOfBooking: matches }: ActivitySource, q: string): SQL | undefined {
	const reference = q.trim().toUpperCase();
	return matches && reference !== '' ? matches(reference) : undefined;
}

// The index finds more than people, a booking by its destination for one: what it finds is looked at again.
function isPerson({ searchText, name, email }: ActivitySource, q: string): SQL | undefined {
	return and(searched(searchText, q), holdsText(q, name ? [name, email] : [email]));
}
