import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

import { overdueDays } from '#src/domain/bookings/payment-reminder.ts';
import { addDays } from '#src/domain/calendar/calendar-date.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import type { DeskItemKind } from '#src/domain/desk/desk-item.ts';
import type { AnsweredKind } from '#src/domain/desk/promises.ts';
import type { RequestKind } from '#src/domain/requests/request-state.ts';

import { isOffered } from '../../catalog/still-waiting.ts';
import { areKeptAt } from '../../catalog/taken-seats.ts';
import {
	applications,
	approvals,
	notes,
	bookings,
	callBacks,
	customOffers,
	departures,
	deskItems,
	inquiries,
	keptSeats,
	messages,
	openInstalments,
	operations,
	outbox,
	proposals,
	scheduleChanges,
	reviews,
	tasks,
	tours,
	waitingList,
} from '../../db/schema.ts';
import { isOwed, traveller } from '../../db/schema/bookings.ts';
import { mostAttempts } from '../../mail/attempts.ts';
import { isGivenUp } from '../../mail/outbox.ts';
import { bookedPlace } from '../bookings/booked-place.ts';
import { cancelledAt, dueOf, hoursFor, refundDue, scheduleDue } from './due-moments.ts';
import { proposalNews } from './proposal-news.ts';

/** The moments that say what waits: now, and since when a hold must have ended to be forgotten. */
export type QueueTimes = { now: Date; endedSince: Date };

/** Where what waits of a kind stands, and what the list tells of the rows of a page. */
type Told = {
	/** The rows that may wait; the number of one is what `desk_items` names. */
	table: PgTable & { id: AnyPgColumn };
	/** Other tables that what is told needs. */
	joins?: SQL;
	who: SQL | AnyColumn;
	what: SQL | AnyColumn;
	since: SQL | AnyColumn;
	from?: AnyColumn;
	bookingId?: AnyColumn;
};

/** A kind of request: whether one waits says its state alone. */
export type RequestSource = Told & {
	kind: RequestKind;
	/** By when it was promised, of a row of `desk_items` joined to `dueJoins`. */
	due: SQL | AnyColumn;
	dueJoins?: SQL;
	/** Of a row of `table`: what was asked is decided on, and waits no more. */
	isDecided?: SQL;
};

/** What waits because other rows say so; `desk_items` holds what the desk has made of it, where it made anything. */
export type DerivedSource = Told & {
	kind: Exclude<DeskItemKind, RequestKind>;
	/** Selects `id`, `due` and `back`: since when it is looked at again, whatever was put off before; null: it is not. */
	waits: (times: QueueTimes) => SQL;
};

export type QueueSource = RequestSource | DerivedSource;

const traveled = traveller(bookings.name, 'passengerName');
const trip = sql`concat_ws(', ', ${bookings.reference}, coalesce(nullif(${bookings.title}, ''), ${bookedPlace}))`;

/** A kind of request that is due so many hours after it began to wait. */
function promised(kind: AnsweredKind & RequestKind) {
	return { kind, due: dueOf(kind, deskItems.since) };
}

const lastWords = sql`(
	select left(${messages.body}, 200) from ${messages}
	where ${messages.bookingId} = ${bookings.id} and ${messages.kind} in ('question', 'change')
	order by ${messages.id} desc limit 1
)`;
const overdueSince = sql`((${openInstalments.dueOn} + ${overdueDays}::int)::timestamp at time zone 'America/New_York')`;

/** All that can wait for the desk. */
export const queueSources: readonly QueueSource[] = [
	{
		kind: 'hold',
		table: bookings,
		// Its end is as good as a word of the traveller: whatever was put off until then is looked at again.
		waits: ({ now, endedSince }) => sql`
			select ${bookings.id} as id, ${bookings.heldUntil} as due,
				case when ${bookings.heldUntil} <= ${now.toISOString()}::timestamptz then ${bookings.heldUntil} end as back
			from ${bookings}
			where ${bookings.status} = 'Pending Confirmation' and ${bookings.heldUntil} is not null
				and ${bookings.heldUntil} > ${endedSince.toISOString()}::timestamptz`,
		who: traveled,
		what: trip,
		since: bookings.createdAt,
		bookingId: bookings.id,
	},
	{
		kind: 'task',
		table: tasks,
		waits: () => sql`
			select ${tasks.id} as id, ${tasks.dueAt} as due, null::timestamptz as back from ${tasks}`,
		joins: sql`left join ${bookings} on ${bookings.id} = ${tasks.bookingId}`,
		who: sql`case when ${tasks.bookingId} is null then ${tasks.author} else ${traveled} end`,
		what: sql`concat_ws(', ', ${bookings.reference}, ${tasks.title})`,
		since: tasks.createdAt,
		bookingId: tasks.bookingId,
	},
	{
		kind: 'call-back',
		table: callBacks,
		due: callBacks.slotTo,
		dueJoins: sql`join ${callBacks} on ${callBacks.id} = ${deskItems.subjectId}`,
		who: callBacks.name,
		what: sql`concat_ws(', ', ${callBacks.phone}, nullif(${callBacks.reference}, ''))`,
		since: callBacks.createdAt,
		from: callBacks.slotFrom,
	},
	{
		...promised('inquiry'),
		table: inquiries,
		who: inquiries.name,
		what: inquiries.subject,
		since: inquiries.createdAt,
	},
	{
		...promised('custom offer'),
		table: customOffers,
		who: customOffers.name,
		what: customOffers.destination,
		since: customOffers.createdAt,
	},
	{
		...promised('proposal'),
		table: proposals,
		who: proposals.name,
		what: sql`concat_ws(': ', ${proposals.reference}, ${proposalNews})`,
		since: proposals.createdAt,
	},
	{
		...promised('trip message'),
		table: bookings,
		who: traveled,
		what: sql`concat_ws(': ', ${bookings.reference}, nullif(${lastWords}, ''))`,
		since: sql`page.due - ${hoursFor('trip message')}`,
		bookingId: bookings.id,
	},
	{
		...promised('cancellation'),
		table: messages,
		joins: sql`join ${bookings} on ${bookings.id} = ${messages.bookingId}`,
		isDecided: sql`${messages.cancellation} <> 'asked'`,
		who: traveled,
		what: trip,
		since: messages.createdAt,
		bookingId: messages.bookingId,
	},
	{
		kind: 'schedule change',
		table: scheduleChanges,
		waits: ({ now }) => sql`
			select ${scheduleChanges.id} as id, ${scheduleDue} as due, null::timestamptz as back
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
		kind: 'kept seats',
		table: keptSeats,
		waits: ({ now }) => sql`
			select ${keptSeats.id} as id, ${keptSeats.until} as due, null::timestamptz as back
			from ${keptSeats} where ${areKeptAt(now)}`,
		joins: sql`join ${bookings} on ${bookings.id} = ${keptSeats.bookingId}`,
		who: traveled,
		what: trip,
		since: sql`(select ${operations.createdAt} from ${operations} where ${operations.id} = ${keptSeats.operationId})`,
		bookingId: keptSeats.bookingId,
	},
	{
		kind: 'refund',
		table: bookings,
		// Whoever may still travel on another departure is asked first.
		waits: ({ now }) => sql`
			select ${bookings.id} as id, ${refundDue} as due, null::timestamptz as back
			from ${bookings} where ${isOwed(bookings)} and not exists (
				select 1 from ${keptSeats} where ${keptSeats.bookingId} = ${bookings.id} and ${areKeptAt(now)}
			)`,
		who: traveled,
		what: trip,
		since: cancelledAt,
		bookingId: bookings.id,
	},
	{
		kind: 'overdue',
		table: bookings,
		// Each instalment that becomes overdue is looked at, whatever was said of the one before.
		waits: ({ now }) => sql`
			select ${openInstalments.bookingId} as id, ${overdueSince} as due, ${overdueSince} as back
			from ${openInstalments} where ${openInstalments.dueOn} <= ${addDays(newYorkDay(now), -overdueDays)}::date`,
		joins: sql`join ${openInstalments} on ${openInstalments.bookingId} = ${bookings.id}`,
		who: traveled,
		what: sql`concat_ws(', ', ${trip}, to_char(${openInstalments.amount}, 'FM$999,999,990.00'))`,
		since: overdueSince,
		bookingId: bookings.id,
	},
	{
		kind: 'approval',
		table: approvals,
		waits: () => sql`
			select ${approvals.id} as id, ${dueOf('approval', notes.createdAt)} as due, null::timestamptz as back
			from ${approvals} join ${notes} on ${notes.id} = ${approvals.noteId}
			where ${approvals.answer} is null`,
		joins: sql`join ${notes} on ${notes.id} = ${approvals.noteId}
			join ${bookings} on ${bookings.id} = ${approvals.bookingId}`,
		who: traveled,
		what: sql`concat(${bookings.reference}, ', ', ${notes.author}, ': ', left(${notes.body}, 200))`,
		since: notes.createdAt,
		bookingId: approvals.bookingId,
	},
	{
		kind: 'waiting list',
		table: waitingList,
		waits: ({ now }) => sql`
			select ${waitingList.id} as id, ${waitingList.offeredUntil} as due, null::timestamptz as back
			from ${waitingList} where ${isOffered(now)}`,
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
		...promised('application'),
		table: applications,
		who: applications.name,
		what: applications.job,
		since: applications.createdAt,
	},
	{
		...promised('review'),
		table: reviews,
		joins: sql`join ${tours} on ${tours.id} = ${reviews.tourId}`,
		isDecided: sql`${reviews.state} <> 'waiting'`,
		who: sql`coalesce(nullif(${reviews.firstName}, ''), 'A traveller')`,
		what: sql`concat(${tours.name}, ', ', ${reviews.stars}, case when ${reviews.stars} = 1 then ' star' else ' stars' end)`,
		since: reviews.createdAt,
	},
	{
		kind: 'letter',
		table: outbox,
		waits: () => sql`
			select ${outbox.id} as id, ${dueOf('letter', outbox.createdAt)} as due, null::timestamptz as back
			from ${outbox} where ${isGivenUp(mostAttempts)}`,
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
