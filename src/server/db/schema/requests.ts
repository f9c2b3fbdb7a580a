import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import {
	attempt,
	createdAt,
	identity,
	moment,
	searchText,
	telephoneDigits,
	telephoneKey,
} from './columns.ts';

/** Trips that visitors asked us to put together. */
export const customOffers = pgTable(
	'custom_offers',
	{
		id: identity(),
		...attempt(),
		name: text('name').notNull(),
		email: text('email').notNull(),
		phone: text('phone').notNull(),
		destination: text('destination').notNull(),
		departureDate: date('departure_date', { mode: 'string' }).notNull(),
		returnDate: date('return_date', { mode: 'string' }).notNull(),
		adults: integer('adults').notNull().default(1),
		children: integer('children').notNull().default(0),
		/** As the visitor wrote it: '$3,000 to $4,000'. */
		budget: text('budget').notNull(),
		travelClass: text('travel_class').notNull(),
		specialRequests: text('special_requests'),
		createdAt: createdAt(),
		searchText: searchText((): (AnyColumn | SQL)[] => [
			customOffers.name,
			customOffers.email,
			customOffers.phone,
			telephoneDigits(customOffers.phone),
			customOffers.destination,
		]),
	},
	(table) => [
		check('custom_offers_dates_check', sql`${table.returnDate} >= ${table.departureDate}`),
		check('custom_offers_adults_check', sql`${table.adults} >= 1`),
		check('custom_offers_children_check', sql`${table.children} >= 0`),
		index('custom_offers_order_index').on(table.createdAt, table.id),
		index('custom_offers_email_index').using('hash', sql`lower(${table.email})`),
		index('custom_offers_phone_index').on(telephoneKey(table.phone)),
		index('custom_offers_search_index').using('gin', table.searchText.op('gin_trgm_ops')),
	],
);

/** Messages from the contact page. */
export const inquiries = pgTable(
	'inquiries',
	{
		id: identity(),
		...attempt(),
		name: text('name').notNull(),
		email: text('email').notNull(),
		subject: text('subject').notNull(),
		message: text('message').notNull(),
		createdAt: createdAt(),
		searchText: searchText((): AnyColumn[] => [
			inquiries.name,
			inquiries.email,
			inquiries.subject,
			inquiries.message,
		]),
	},
	(table) => [
		index('inquiries_order_index').on(table.createdAt, table.id),
		index('inquiries_email_index').using('hash', sql`lower(${table.email})`),
		index('inquiries_search_index').using('gin', table.searchText.op('gin_trgm_ops')),
	],
);

/** Readers of the newsletter. */
export const subscribers = pgTable(
	'subscribers',
	{ id: identity(), email: text('email').notNull(), createdAt: createdAt() },
	(table) => [
		uniqueIndex('subscribers_email_unique').on(sql`lower(${table.email})`),
		index('subscribers_order_index').on(table.createdAt, table.id),
		index('subscribers_search_index').using('gin', sql`lower(${table.email}) gin_trgm_ops`),
	],
);

/** Applications for the jobs on the careers page. */
export const applications = pgTable(
	'applications',
	{
		id: identity(),
		...attempt(),
		/** The job's slug: jobs are files, not rows. */
		job: text('job').notNull(),
		name: text('name').notNull(),
		email: text('email').notNull(),
		phone: text('phone').notNull(),
		/** Where a CV or portfolio can be read. */
		link: text('link'),
		message: text('message').notNull(),
		createdAt: createdAt(),
		searchText: searchText((): AnyColumn[] => [
			applications.job,
			applications.name,
			applications.email,
		]),
	},
	(table) => [
		index('applications_order_index').on(table.createdAt, table.id),
		index('applications_email_index').using('hash', sql`lower(${table.email})`),
		index('applications_phone_index').on(telephoneKey(table.phone)),
		index('applications_search_index').using('gin', table.searchText.op('gin_trgm_ops')),
	],
);

/** Visitors who want to be called, and in which hour. */
export const callBacks = pgTable(
	'call_backs',
	{
		id: identity(),
		...attempt(),
		name: text('name').notNull(),
		phone: text('phone').notNull(),
		/** '' where none was given: then no letter confirms the call. */
		email: text('email').notNull().default(''),
		/** The booking that it is about, as it was given; '' where none was. */
		reference: text('reference').notNull().default(''),
		/** When the hour begins, and when it ends. */
		slotFrom: moment('slot_from').notNull(),
		slotTo: moment('slot_to').notNull(),
		createdAt: createdAt(),
		searchText: searchText((): (AnyColumn | SQL)[] => [
			callBacks.name,
			callBacks.email,
			callBacks.phone,
			telephoneDigits(callBacks.phone),
			callBacks.reference,
		]),
	},
	(table) => [
		check('call_backs_slot_check', sql`${table.slotTo} > ${table.slotFrom}`),
		index('call_backs_order_index').on(table.createdAt, table.id),
		index('call_backs_slot_index').on(table.slotFrom, table.id),
		index('call_backs_email_index').using('hash', sql`lower(${table.email})`),
		index('call_backs_phone_index').on(telephoneKey(table.phone)),
		index('call_backs_search_index').using('gin', table.searchText.op('gin_trgm_ops')),
	],
);
