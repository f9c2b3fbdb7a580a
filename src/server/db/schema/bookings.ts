import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import { type BookingSource, bookingSources } from '#src/domain/bookings/booking-source.ts';
import {
	type BookingType,
	bookingTypes,
	type BookingStatus,
	bookingStatuses,
} from '#src/domain/bookings/booking.ts';

import {
	attempt,
	dollars,
	identity,
	indexedSearchText,
	isOneOf,
	moment,
	nameOrder,
	revision,
	telephoneDigits,
	telephoneKey,
	textWithin,
	withoutMarks,
} from './columns.ts';
import { departures } from './departures.ts';

/** Where in the details a place to search for stands: today's, and those of the older shapes. */
export const places = [
	['destination'],
	['flight', 'destination'],
	['tour', 'destination'],
	['tour', 'name'],
	['tourName'],
];

/** Where an older record without a title says where its flight starts. */
const origins = [['origin'], ['flight', 'origin']];

/**
 * Each booking keeps its own copy of what was booked: a deal or tour that is edited or deleted later
 * leaves it as it was, which is why `itemId` refers to no table.
 */
export const bookings = pgTable(
	'bookings',
	{
		id: identity(),
		/** What the traveller quotes on the phone. */
		reference: text('reference').notNull().unique(),
		...attempt(),
		type: text('type').$type<BookingType>().notNull(),
		/** An offer's id, or a deal's or a tour's row id. */
		itemId: text('item_id').notNull(),
		/** 'New York (JFK) to London (LHR)' */
		title: text('title').notNull(),
		status: text('status').$type<BookingStatus>().notNull().default(bookingStatuses[0]),
		name: text('name').notNull(),
		email: text('email').notNull(),
		phone: text('phone').notNull(),
		travelers: integer('travelers').notNull(),
		departureDate: date('departure_date', { mode: 'string' }).notNull(),
		/** Whose seats it takes; null of flights, and of tours whose departure is gone or was over before departures were kept. */
		departureId: integer('departure_id').references(() => departures.id, {
			onDelete: 'set null',
		}),
		/** Until when an unconfirmed booking holds its seats and its price; null of one that was decided on before there were holds. */
		heldUntil: moment('held_until'),
		/** Of the whole party, as the server computed it. */
		totalPrice: dollars('total_price').notNull(),
		/** What the rules made of it, where the desk agreed on another total; null where the total is that. */
		quotedPrice: dollars('quoted_price'),
		/** Why the desk agreed on another. */
		priceReason: text('price_reason'),
		/**
		 * Dollars that count as paid because it was confirmed before payments were kept: its total then, until a payment is
		 * noted. Nobody wrote down what came in, so nothing is invented.
		 */
		paidByWord: dollars('paid_by_word').notNull().default(0),
		/** The sum of its payments, less what was paid back: kept beside them, so that lists find what is open. */
		paid: dollars('paid').notNull().default(0),
		/** Where it was made. */
		source: text('source').$type<BookingSource>().notNull().default(bookingSources[0]),
		/** Who of the desk took it, by name; '' of one that was made on the site. */
		takenBy: text('taken_by').notNull().default(''),
		/** Which version of the tour it bought; null of flights, and of tours booked before versions were kept. */
		tourVersion: integer('tour_version'),
		/** When its travellers were asked what they think of the tour; null: not yet. */
		reviewAskedAt: moment('review_asked_at'),
		/** What two people read out to find that they look at the same quote; null of one from before it was kept. */
		checkCode: text('check_code'),
		/** Of the whole party, as the browser sent it. */
		clientTotal: dollars('client_total').notNull(),
		/** Dollars that the desk promised to pay back when it cancelled; null where it promised nothing. */
		refund: dollars('refund'),
		/** Why that is another amount than the policy's. */
		refundReason: text('refund_reason'),
		/**
		 * Of a cancelled one: dollars of what was paid that do not go back; null where nobody knows, as before payments were
		 * kept, and while the airline has not said what it refunds.
		 */
		kept: dollars('kept'),
		/** The trip as the server knows it, and the passenger's name and address. */
		details: jsonb('details').$type<Record<string, unknown>>().notNull(),
		...revision(),
		nameOrder: nameOrder((): SQL => traveller(bookings.name, 'passengerName')),
		searchText: indexedSearchText((): (AnyColumn | SQL)[] => [
			bookings.reference,
			traveller(bookings.name, 'passengerName'),
			withoutMarks(traveller(bookings.name, 'passengerName')),
			telephoneDigits(traveller(bookings.phone, 'phone')),
			traveller(bookings.phone, 'phone'),
			traveller(bookings.email, 'email'),
			bookings.title,
			...origins.map(untitled),
			...places.map((path) => textWithin(bookings.details, path)),
		]),
	},
	(table) => [
		check('bookings_type_check', isOneOf(table.type, bookingTypes)),
		check('bookings_status_check', isOneOf(table.status, bookingStatuses)),
		check('bookings_source_check', isOneOf(table.source, bookingSources)),
		check('bookings_quoted_price_check', sql`${table.quotedPrice} >= 0`),
		check('bookings_travelers_check', sql`${table.travelers} >= 1`),
		check('bookings_total_price_check', sql`${table.totalPrice} >= 0`),
		check('bookings_refund_check', sql`${table.refund} >= 0`),
		check('bookings_client_total_check', sql`${table.clientTotal} >= 0`),
		check(
			'bookings_attempt_check',
			sql`${table.attemptId} is null or ${table.bodyHash} is not null`,
		),
		// Behind what each is ordered by stands what the list can be narrowed to: rows that are left out are not fetched.
		// This one holds the text too: where the trigrams narrow nothing down, it is a fraction of the table to read through.
		index('bookings_order_index').on(
			table.createdAt,
			table.id,
			table.status,
			table.type,
			table.departureDate,
			table.searchText,
		),
		index('bookings_status_index').on(
			table.status,
			table.createdAt,
			table.id,
			table.type,
			table.heldUntil,
		),
		index('bookings_type_index').on(table.type, table.createdAt, table.id, table.status),
		index('bookings_departure_index').on(table.departureDate, table.id, table.status, table.type),
		index('bookings_total_index').on(table.totalPrice, table.id, table.status, table.type),
		index('bookings_name_index').on(table.nameOrder, table.id, table.status, table.type),
		// What refers to a deal or a tour.
		index('bookings_item_index').on(table.itemId, table.type, table.departureDate, table.status),
		// Who has seats of a departure, from the index alone.
		index('bookings_seats_index')
			.on(table.departureId, table.status, table.heldUntil, table.travelers)
			.where(sql`${table.departureId} is not null`),
		// Whose hold is about to end.
		index('bookings_held_index')
			.on(table.heldUntil, table.id)
			.where(sql`${table.status} = 'Pending Confirmation' and ${table.heldUntil} is not null`),
		// What is to be paid, and what is to be paid back, the newest first.
		// Of what is held only while it is, which its other columns tell.
		index('bookings_open_index')
			.on(table.createdAt, table.id, table.status, table.heldUntil)
			.where(isOpen(table)),
		index('bookings_owed_index').on(table.createdAt, table.id).where(isOwed(table)),
		// Whose bookings they are.
		index('bookings_email_index').using('hash', sql`lower(${traveller(table.email, 'email')})`),
		index('bookings_phone_index').on(telephoneKey(traveller(table.phone, 'phone'))),
		index('bookings_check_code_index')
			.on(table.checkCode)
			.where(sql`${table.checkCode} is not null`),
		index('bookings_search_index').using('gin', table.searchText.op('gin_trgm_ops')),
	],
);

type MoneyColumns = Record<'status' | 'paidByWord' | 'paid' | 'totalPrice' | 'kept', AnyColumn>;

/** The condition that a booking was not cancelled and is not paid in full, in the words of its partial index. */
export function isOpen({ status, paidByWord, paid, totalPrice }: MoneyColumns): SQL {
	return sql`(${status} <> 'Cancelled' and ${paid} + ${paidByWord} < ${totalPrice})`;
}

/** The condition that money of a cancelled booking is to go back, in the words of its partial index. */
export function isOwed({ status, paidByWord, paid, kept }: MoneyColumns): SQL {
	return sql`(${status} = 'Cancelled' and ${paid} + ${paidByWord} > ${kept})`;
}

/** What the record says of the traveller; an older one may leave the column empty and say it in the details. */
export function traveller(column: AnyColumn, key: string): SQL {
	return sql`coalesce(nullif(${column}, ''), ${textWithin(bookings.details, [key])})`;
}

// A title says it already: the indexes need not hold it twice.
function untitled(path: readonly string[]): SQL {
	return sql`case when ${bookings.title} = '' then ${textWithin(bookings.details, path)} else '' end`;
}
