import { type AnyColumn, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import type { DeskItemKind } from '#src/domain/desk/desk-item.ts';
import { type AnsweredKind, answerHours } from '#src/domain/desk/promises.ts';
import { customOfferStatuses } from '#src/domain/requests/custom-offer.ts';
import { reviewStates } from '#src/domain/reviews/review-state.ts';

import { bookedPlace } from '../../admin/bookings/booked-place.ts';
import {
	applications,
	bookings,
	callBacks,
	customOffers,
	departures,
	deskItems,
	inquiries,
	messages,
	outbox,
	scheduleChanges,
	reviews,
	tours,
	waitingList,
} from '../../db/schema.ts';
import { traveller } from '../../db/schema/bookings.ts';
import { mostAttempts } from '../../mail/attempts.ts';
import { isGivenUp } from '../../mail/outbox.ts';

/** The moments that say what waits: now, and since when a hold must have ended to be forgotten. */
export type QueueTimes = { now: Date; endedSince: Date };

/** Where what waits of a kind stands. */
export type QueueSource = {
	kind: DeskItemKind;
	/** The rows that may wait; the number of one is what the desk's marks name. */
	table: PgTable & { id: AnyPgColumn };
	/** Selects `id`, `due` and `written` of what waits: what was written after a mark opens it again; null: nothing does. */
	waits: (times: QueueTimes) => SQL;
	/** What the list tells of the rows of a page, beside `table`: other tables that it needs, and columns. */
	joins?: SQL;
	who: SQL | AnyColumn;
	what: SQL | AnyColumn;
	since: SQL | AnyColumn;
	from?: AnyColumn;
	bookingId?: AnyColumn;
};

const traveled = traveller(bookings.name, 'passengerName');
const trip = sql`concat_ws(', ', ${bookings.reference}, coalesce(nullif(${bookings.title}, ''), ${bookedPlace}))`;

/** What is due so many hours after it was written, in a table without anything that says whether it was answered. */
function written(
	kind: AnsweredKind,
	table: PgTable & { id: AnyColumn; createdAt: AnyColumn },
	isIt: SQL = sql`true`,
): SQL {
	return sql`select ${table.id} as id, ${dueOf(kind, table.createdAt)} as due, ${table.createdAt} as written
		from ${table} where ${isIt}`;
}

function dueOf(kind: AnsweredKind, at: SQL | AnyColumn): SQL {
	return sql`${at} + ${hoursFor(kind)}`;
}

function hoursFor(kind: AnsweredKind): SQL {
	return sql`make_interval(hours => ${answerHours[kind]}::int)`;
}

// In the very words of the partial indexes, here and below.
const isUnread = sql`${messages.readAt} is null and ${messages.kind} not in ('answer', 'letter')`;
const isRequested = sql`${callBacks.status} = 'Requested'`;

/**
 * What travellers wrote of their bookings that the desk has not seen or, where somebody has taken it, not answered. A
 * request to cancel is a thing of its own.
 */
const unanswered = sql`
	select ${messages.bookingId} as id, ${messages.createdAt} as at from ${messages}
	where ${isUnread} and ${messages.kind} <> 'cancellation'
	union all
	select ${messages.bookingId}, ${messages.createdAt} from ${deskItems}
	join ${messages} on ${messages.bookingId} = ${deskItems.subjectId}
	where ${deskItems.kind} = 'trip message' and ${deskItems.state} = 'Open'
		and ${messages.readAt} is not null and ${messages.kind} in ('question', 'change')
		and not exists (
			select 1 from ${messages} as later where later.booking_id = ${messages.bookingId}
				and later.id > ${messages.id} and later.kind = 'answer'
		)`;

const lastWords = sql`(
	select left(${messages.body}, 200) from ${messages}
	where ${messages.bookingId} = ${bookings.id} and ${messages.kind} in ('question', 'change')
	order by ${messages.id} desc limit 1
)`;
/** After the hours that an answer may take, and after half of those to the day of departure where they are fewer. */
const scheduleDue = sql`least(
	${dueOf('schedule change', scheduleChanges.createdAt)},
	${scheduleChanges.createdAt} + greatest(
		interval '0',
		(${bookings.departureDate}::timestamp at time zone 'America/New_York' - ${scheduleChanges.createdAt}) / 2
	)
)`;

/** All that can wait for the desk. */
export const queueSources: readonly QueueSource[] = [
	{
		kind: 'hold',
		table: bookings,
		// Its end is as good as a word of the traveller: whatever was put off until then is looked at again.
		waits: ({ now, endedSince }) => sql`
			select ${bookings.id} as id, ${bookings.heldUntil} as due,
				case when ${bookings.heldUntil} <= ${now.toISOString()}::timestamptz then ${bookings.heldUntil} end as written
			from ${bookings}
			where ${bookings.status} = 'Pending Confirmation' and ${bookings.heldUntil} is not null
				and ${bookings.heldUntil} > ${endedSince.toISOString()}::timestamptz`,
		who: traveled,
		what: trip,
		since: bookings.createdAt,
		bookingId: bookings.id,
	},
	{
		kind: 'call-back',
		table: callBacks,
		waits: () => sql`
			select ${callBacks.id} as id, ${callBacks.slotTo} as due, null::timestamptz as written
			from ${callBacks} where ${isRequested}`,
		who: callBacks.name,
		what: sql`concat_ws(', ', ${callBacks.phone}, nullif(${callBacks.reference}, ''))`,
		since: callBacks.createdAt,
		from: callBacks.slotFrom,
	},
	{
		kind: 'inquiry',
		table: inquiries,
		waits: () => written('inquiry', inquiries),
		who: inquiries.name,
		what: inquiries.subject,
		since: inquiries.createdAt,
	},
	{
		kind: 'custom offer',
		table: customOffers,
		waits: () =>
			written('custom offer', customOffers, eq(customOffers.status, customOfferStatuses[0])),
		who: customOffers.name,
		what: customOffers.destination,
		since: customOffers.createdAt,
	},
	{
		kind: 'trip message',
		table: bookings,
		waits: () => sql`
			select id, ${dueOf('trip message', sql`min(at)`)} as due, max(at) as written
			from (${unanswered}) as unanswered group by id`,
		who: traveled,
		what: sql`concat_ws(': ', ${bookings.reference}, nullif(${lastWords}, ''))`,
		since: sql`page.due - ${hoursFor('trip message')}`,
		bookingId: bookings.id,
	},
	{
		kind: 'cancellation',
		table: messages,
		waits: () => written('cancellation', messages, sql`${messages.cancellation} = 'asked'`),
		joins: sql`join ${bookings} on ${bookings.id} = ${messages.bookingId}`,
		who: traveled,
		what: trip,
		since: messages.createdAt,
		bookingId: messages.bookingId,
	},
	{
		kind: 'schedule change',
		table: scheduleChanges,
		waits: ({ now }) => sql`
			select ${scheduleChanges.id} as id, ${scheduleDue} as due, ${scheduleChanges.createdAt} as written
			from ${scheduleChanges} join ${bookings} on ${bookings.id} = ${scheduleChanges.bookingId}
			where ${scheduleChanges.answer} = 'asked' and ${bookings.status} <> 'Cancelled'
				and ${bookings.departureDate} >= ${newYorkDay(now)}::date
				and not exists (
					select 1 from ${scheduleChanges} as later where later.booking_id = ${scheduleChanges.bookingId}
						and later.id > ${scheduleChanges.id}
				)`,
		joins: sql`join ${bookings} on ${bookings.id} = ${scheduleChanges.bookingId}`,
		who: traveled,
		what: trip,
		since: scheduleChanges.createdAt,
		bookingId: scheduleChanges.bookingId,
	},
	{
		kind: 'waiting list',
		table: waitingList,
		waits: ({ now }) => sql`
			select ${waitingList.id} as id, ${waitingList.offeredUntil} as due, null::timestamptz as written
			from ${waitingList}
			where ${waitingList.status} = 'offered' and ${waitingList.offeredUntil} > ${now.toISOString()}::timestamptz`,
		joins: sql`join ${departures} on ${departures.id} = ${waitingList.departureId}
			join ${tours} on ${tours.id} = ${departures.tourId}`,
		who: waitingList.name,
		what: sql`concat(
			${waitingList.travellers}, case when ${waitingList.travellers} = 1 then ' seat' else ' seats' end,
			', ', ${tours.name}, ', ', to_char(${departures.date}, 'Mon FMDD, YYYY')
		)`,
		since: waitingList.createdAt,
	},
	{
		kind: 'application',
		table: applications,
		waits: () => written('application', applications),
		who: applications.name,
		what: applications.job,
		since: applications.createdAt,
	},
	{
		kind: 'review',
		table: reviews,
		waits: () => written('review', reviews, eq(reviews.state, reviewStates[0])),
		joins: sql`join ${tours} on ${tours.id} = ${reviews.tourId}`,
		who: sql`coalesce(nullif(${reviews.firstName}, ''), 'A traveller')`,
		what: sql`concat(${tours.name}, ', ', ${reviews.stars}, case when ${reviews.stars} = 1 then ' star' else ' stars' end)`,
		since: reviews.createdAt,
	},
	{
		kind: 'letter',
		table: outbox,
		waits: () => written('letter', outbox, isGivenUp(mostAttempts)),
		who: outbox.recipient,
		what: outbox.subject,
		since: outbox.createdAt,
		bookingId: outbox.bookingId,
	},
];

/** Where what waits of a kind stands. */
export function queueSource(kind: DeskItemKind): QueueSource {
	const source = queueSources.find((each) => each.kind === kind);
	if (!source) throw new RangeError(`Nothing waits as ${kind}.`);
	return source;
}
