import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import {
	boolean,
	check,
	date,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	uniqueIndex,
} from 'drizzle-orm/pg-core';

import { type OperationAction, operationActions } from '#src/domain/bookings/operation.ts';
import { type PaymentMethod, paymentMethods } from '#src/domain/bookings/payment.ts';
import { type DeskItemKind, deskItemKinds } from '#src/domain/desk/desk-item.ts';
import type { BookedLeg } from '#src/domain/flights/booked-legs.ts';
import type { FlightLeg } from '#src/domain/flights/offer.ts';
import { type RequestState, requestStates } from '#src/domain/requests/request-state.ts';
import { type KeptSeatsAnswer, keptSeatsAnswers } from '#src/domain/tours/calling-off.ts';
import { type ScheduleAnswer, scheduleAnswers } from '#src/domain/trips/schedule-change.ts';

import { bookings } from './bookings.ts';
import { attempt, createdAt, dollars, identity, isOneOf, moment, revision } from './columns.ts';
import { departures } from './departures.ts';
import { users } from './users.ts';

const ofBooking = () =>
	integer('booking_id')
		.notNull()
		.references(() => bookings.id, { onDelete: 'cascade' });

/** Who of the desk did it; the name stays when the account goes. */
const author = () => ({
	authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
	author: text('author').notNull(),
});

/**
 * Money that came in for a booking, or went back: never more than came in, which a trigger sees to (migration
 * `refunds-within-payments`, then `payments-behind-refunds`, then `papers`).
 */
export const payments = pgTable(
	'payments',
	{
		id: identity(),
		bookingId: ofBooking(),
		/** Dollars: what came in is positive, what was paid back negative. */
		amount: dollars('amount').notNull(),
		method: text('method').$type<PaymentMethod>().notNull(),
		/** The day on which it came or went, in New York. */
		paidOn: date('paid_on', { mode: 'string' }).notNull(),
		/** Of a refund the reason; '' where nothing is noted. */
		note: text('note').notNull().default(''),
		...author(),
		createdAt: createdAt(),
		/** Of its receipt, from 1 in each year of New York, without gaps: the database counts (migration `papers`). */
		receiptYear: integer('receipt_year').notNull().default(0),
		receiptNumber: integer('receipt_number').notNull().default(0),
		/** Noted by mistake: it counts for nothing from then on, and its number stays. */
		takenBackAt: moment('taken_back_at'),
	},
	(table) => [
		uniqueIndex('payments_receipt_index').on(table.receiptYear, table.receiptNumber),
		check('payments_amount_check', sql`${table.amount} <> 0`),
		check('payments_method_check', isOneOf(table.method, paymentMethods)),
		index('payments_booking_index').on(table.bookingId, table.amount),
		// The ledger, the latest day first.
		index('payments_day_index').on(table.paidOn, table.id),
	],
);

/** Columns of a booking as JSON has them. */
export type KeptFields = Partial<
	Omit<typeof bookings.$inferSelect, 'heldUntil' | 'createdAt' | 'updatedAt'> & {
		heldUntil: string | null;
	}
>;

/** How everything was that an operation changed. */
export type OperationBefore = {
	/** The booking's version that it was done to. */
	version: number;
	/** The booking's own columns that it changed. */
	fields: KeptFields;
	/** What the log said of it beside them: undone, it says the opposite. */
	recorded: { before: Record<string, unknown>; after: Record<string, unknown> } | null;
	/** Letters that waited to tell of an earlier change, and do not go out for it. */
	setAside: number[];
	/** What of other tables it changed, for the action's own `undoOf`. */
	more: Record<string, unknown>;
};

/** What was done to a booking, so that it can be taken back for a while. */
export const operations = pgTable(
	'deeds',
	{
		id: identity(),
		...attempt(),
		bookingId: ofBooking(),
		action: text('action').$type<OperationAction>().notNull(),
		/** 'Moved to May 15, 2027' */
		summary: text('summary').notNull(),
		/** What it changed, as it was before: what undoing it stores again; null of what cannot be undone. */
		before: jsonb('before').$type<OperationBefore>(),
		/** The booking's version after it: undone is only what nobody has changed since. */
		version: integer('version').notNull(),
		...author(),
		createdAt: createdAt(),
		/** null of what cannot be undone, or no longer because its letter was sent. */
		undoUntil: moment('undo_until'),
		undoneAt: moment('undone_at'),
		undoneBy: text('undone_by').notNull().default(''),
	},
	(table) => [
		check('deeds_action_check', isOneOf(table.action, operationActions)),
		index('deeds_booking_index').on(table.bookingId, table.id),
		// What was done in a month.
		index('deeds_action_index').on(table.action, table.createdAt),
	],
);

/**
 * Where everything stands that waits for the desk. A request has its row from the moment at which somebody asks, and loses
 * it with what they asked: triggers see to both (migration `one-state-a-request`), whoever stores it. What follows from
 * other rows, as a hold, has one once the desk has made anything of it.
 */
export const deskItems = pgTable(
	'desk_items',
	{
		id: identity(),
		kind: text('kind').$type<DeskItemKind>().notNull(),
		/** The row that waits: a booking's of a hold or of what its traveller wrote, a request's to cancel, a letter's … */
		subjectId: integer('subject_id').notNull(),
		state: text('state').$type<RequestState>().notNull().default(requestStates[0]),
		/** Of a request: since when they wait for us. It begins anew when they write after we had answered. */
		since: moment('since').notNull().defaultNow(),
		assigneeId: integer('assignee_id').references(() => users.id, { onDelete: 'set null' }),
		/** Of what is put off: until when nobody wants to see it. It is open then, and stays so. */
		laterUntil: moment('later_until'),
		...revision(),
	},
	(table) => [
		check('desk_items_kind_check', isOneOf(table.kind, deskItemKinds)),
		check('desk_items_state_check', isOneOf(table.state, requestStates)),
		check(
			'desk_items_later_check',
			sql`(${table.state} = 'Later') = (${table.laterUntil} is not null)`,
		),
		uniqueIndex('desk_items_subject_unique').on(table.kind, table.subjectId),
		index('desk_items_assignee_index').on(table.assigneeId),
		// What waits, or comes back.
		index('desk_items_waiting_index')
			.on(table.kind, table.since, table.subjectId)
			.where(isUndone(table)),
		// What was done lately.
		index('desk_items_done_index')
			.on(table.updatedAt)
			.where(sql`${table.state} = 'Done'`),
	],
);

/** The condition that the desk has yet to do something about it, at once or later, in the words of its partial index. */
export function isUndone({ state }: Record<'state', AnyColumn>): SQL {
	return sql`${state} in ('Open', 'Later')`;
}

/** Words that the desk writes again and again, with variables: 'Dear {name}'. */
export const replyTemplates = pgTable(
	'reply_templates',
	{ id: identity(), name: text('name').notNull(), body: text('body').notNull(), ...revision() },
	(table) => [uniqueIndex('reply_templates_name_unique').on(sql`lower(${table.name})`)],
);

/** Who of the desk has a booking's page open, so that two see each other. */
export const bookingViewers = pgTable(
	'booking_viewers',
	{
		bookingId: ofBooking(),
		userId: integer('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		seenAt: moment('seen_at').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.bookingId, table.userId] }),
		index('booking_viewers_seen_index').on(table.seenAt),
		index('booking_viewers_user_index').on(table.userId),
	],
);

/** Seats of another departure that are kept for a while for a booking whose own was called off. */
export const keptSeats = pgTable(
	'kept_seats',
	{
		id: identity(),
		bookingId: ofBooking(),
		/** The operation that called the booking off, which takes them along when it is undone. */
		operationId: integer('deed_id')
			.notNull()
			.references(() => operations.id, { onDelete: 'cascade' }),
		/** The departure that was called off. */
		calledOffId: integer('called_off_id')
			.notNull()
			.references(() => departures.id, { onDelete: 'cascade' }),
		/** The one whose seats they are. */
		departureId: integer('departure_id')
			.notNull()
			.references(() => departures.id, { onDelete: 'cascade' }),
		seats: integer('seats').notNull(),
		/** Dollars of the whole party, taxes included: no more than what the booking cost. */
		totalPrice: dollars('total_price').notNull(),
		until: moment('until').notNull(),
		answer: text('answer').$type<KeptSeatsAnswer>().notNull().default(keptSeatsAnswers[0]),
		answeredAt: moment('answered_at'),
	},
	(table) => [
		check('kept_seats_answer_check', isOneOf(table.answer, keptSeatsAnswers)),
		check('kept_seats_seats_check', sql`${table.seats} >= 1`),
		check(
			'kept_seats_answered_check',
			sql`(${table.answer} = 'asked') = (${table.answeredAt} is null)`,
		),
		index('kept_seats_booking_index').on(table.bookingId, table.id),
		index('kept_seats_called_off_index').on(table.calledOffId, table.id),
		// What is kept of a departure, and who has not answered.
		index('kept_seats_asked_index')
			.on(table.departureId, table.until, table.seats)
			.where(sql`${table.answer} = 'asked'`),
	],
);

/** New times that an airline gave a booked journey. */
export const scheduleChanges = pgTable(
	'schedule_changes',
	{
		id: identity(),
		bookingId: ofBooking(),
		/** The operation that recorded it, which takes it along when it is undone. */
		operationId: integer('deed_id').references(() => operations.id, { onDelete: 'cascade' }),
		before: jsonb('before').$type<BookedLeg[]>().notNull(),
		after: jsonb('after').$type<FlightLeg[]>().notNull(),
		/** More than the policy lets the traveller bear: they accept it, or take their money back. */
		isSignificant: boolean('is_significant').notNull(),
		/** null where nothing is asked. */
		answer: text('answer').$type<ScheduleAnswer>(),
		createdAt: createdAt(),
		answeredAt: moment('answered_at'),
	},
	(table) => [
		check(
			'schedule_changes_answer_check',
			sql`${table.answer} is null or ${isOneOf(table.answer, scheduleAnswers)}`,
		),
		check(
			'schedule_changes_asked_check',
			sql`(${table.answer} is not null) = ${table.isSignificant}`,
		),
		index('schedule_changes_booking_index').on(table.bookingId, table.id),
		index('schedule_changes_asked_index')
			.on(table.bookingId)
			.where(sql`${table.answer} = 'asked'`),
	],
);
