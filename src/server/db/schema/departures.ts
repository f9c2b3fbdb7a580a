import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { type CallingOffReason, callingOffReasons } from '#src/domain/tours/calling-off.ts';
import {
	type DepartureState,
	departureStates,
	mostSeatsOfDeparture,
	usuallyGuaranteedFrom,
} from '#src/domain/tours/departure.ts';
import { type WaitingStatus, waitingStatuses } from '#src/domain/tours/waiting-list.ts';

import { tours } from './catalog.ts';
import {
	attempt,
	createdAt,
	dollars,
	identity,
	isOneOf,
	isWithin,
	moment,
	revision,
} from './columns.ts';

/** The days on which a tour leaves, with the seats of each. */
export const departures = pgTable(
	'departures',
	{
		id: identity(),
		tourId: integer('tour_id')
			.notNull()
			.references(() => tours.id, { onDelete: 'cascade' }),
		date: date('date', { mode: 'string' }).notNull(),
		/** Seats: as many as a group of the tour may be at most. Where more are taken, none is sold until fewer are. */
		capacity: integer('capacity').notNull(),
		/** Per person, before taxes; null: the tour's. */
		price: dollars('price'),
		state: text('state').$type<DepartureState>().notNull().default('open'),
		/** The number of confirmed travellers from which it is guaranteed to leave. */
		guaranteedFrom: integer('guaranteed_from').notNull().default(usuallyGuaranteedFrom),
		/** Since when it is guaranteed, also while it is closed: whoever booked it is not told otherwise. */
		guaranteedAt: moment('guaranteed_at'),
		/** When and why it was called off; null of one that leaves. */
		calledOffAt: moment('called_off_at'),
		calledOffReason: text('called_off_reason').$type<CallingOffReason>(),
		/** What whoever booked is told beside the reason; '' where nothing is. */
		calledOffNote: text('called_off_note').notNull().default(''),
		...revision(),
	},
	(table) => [
		check('departures_state_check', isOneOf(table.state, departureStates)),
		check('departures_capacity_check', isWithin(table.capacity, 0, mostSeatsOfDeparture)),
		check('departures_price_check', sql`${table.price} > 0`),
		check('departures_guaranteed_check', sql`${table.guaranteedFrom} >= 1`),
		check(
			'departures_guaranteed_at_check',
			sql`${table.state} in ('closed', 'called off') or (${table.state} = 'guaranteed') = (${table.guaranteedAt} is not null)`,
		),
		check(
			'departures_called_off_check',
			sql`(${table.state} = 'called off') = (${table.calledOffAt} is not null and ${table.calledOffReason} is not null)`,
		),
		check(
			'departures_called_off_reason_check',
			sql`${table.calledOffReason} is null or ${isOneOf(table.calledOffReason, callingOffReasons)}`,
		),
		uniqueIndex('departures_tour_date_unique').on(table.tourId, table.date),
		index('departures_order_index').on(table.date, table.id, table.state),
	],
);

/** Who wants seats of a departure that has too few. */
export const waitingList = pgTable(
	'waiting_list',
	{
		id: identity(),
		...attempt(),
		departureId: integer('departure_id')
			.notNull()
			.references(() => departures.id, { onDelete: 'cascade' }),
		name: text('name').notNull(),
		email: text('email').notNull(),
		travellers: integer('travellers').notNull(),
		status: text('status').$type<WaitingStatus>().notNull().default(waitingStatuses[0]),
		/** Of the key in the first letter, which takes them off the list. */
		leaveHash: text('leave_hash').unique(),
		/** Of the key in the letter that offers seats; null while none does. */
		tokenHash: text('token_hash').unique(),
		/** Until when the offered seats are held. */
		offeredUntil: moment('offered_until'),
		createdAt: createdAt(),
	},
	(table) => [
		check('waiting_list_status_check', isOneOf(table.status, waitingStatuses)),
		check('waiting_list_travellers_check', sql`${table.travellers} >= 1`),
		check(
			'waiting_list_offered_check',
			sql`${table.status} <> 'offered' or ${table.offeredUntil} is not null`,
		),
		// Who waits, in the order in which they came, and the seats that are held for them.
		index('waiting_list_order_index').on(
			table.departureId,
			table.status,
			table.offeredUntil,
			table.id,
			table.travellers,
		),
		index('waiting_list_email_index').using('hash', sql`lower(${table.email})`),
		// Whose offered seats are held, and until when.
		index('waiting_list_offered_index')
			.on(table.offeredUntil, table.id)
			.where(sql`${table.status} = 'offered'`),
		// One place a person and departure.
		uniqueIndex('waiting_list_place_unique')
			.on(table.departureId, sql`lower(${table.email})`)
			.where(sql`${table.status} in ('waiting', 'offered')`),
	],
);
