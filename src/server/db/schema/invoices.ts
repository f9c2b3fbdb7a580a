import { sql } from 'drizzle-orm';
import { check, date, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { type InvoiceKind, invoiceKinds } from '#src/domain/bookings/paper-number.ts';
import type { Invoiced } from '#src/domain/trips/invoice.ts';

import { bookings } from './bookings.ts';
import { createdAt, identity, isOneOf } from './columns.ts';

/**
 * Invoices and the credit notes that take them back. Each is a copy of what was true on its day: nothing here deletes one, and
 * none is changed but for the addressee of whoever is erased, which a trigger sees to (migration `papers`).
 */
export const invoices = pgTable(
	'invoices',
	{
		id: identity(),
		bookingId: integer('booking_id')
			.notNull()
			.references(() => bookings.id),
		kind: text('kind').$type<InvoiceKind>().notNull(),
		/** From 1 in each year of New York and for each kind, without gaps: the database counts. */
		year: integer('year').notNull().default(0),
		number: integer('number').notNull().default(0),
		/** Of a credit note the invoice that it takes back, which is no other's too. A backup fills no table that refers to itself. */
		creditsId: integer('credits_id'),
		/** In New York. */
		issuedOn: date('issued_on', { mode: 'string' }).notNull(),
		/** Lines: who is to pay, and where. */
		addressee: text('addressee').notNull(),
		/** What whoever pays wants to read on it, as the number of an order; '' where that is nothing. */
		mention: text('mention').notNull(),
		/** Lines: who sold it, as they were called then. */
		seller: text('seller').notNull(),
		/** Of a credit note what its invoice said. */
		invoiced: jsonb('invoiced').$type<Invoiced>().notNull(),
		createdAt: createdAt(),
	},
	(table) => [
		uniqueIndex('invoices_number_index').on(table.kind, table.year, table.number),
		uniqueIndex('invoices_credits_index').on(table.creditsId),
		uniqueIndex('invoices_booking_index').on(table.bookingId, table.id),
		check('invoices_kind_check', isOneOf(table.kind, invoiceKinds)),
		check(
			'invoices_credits_check',
			sql`(${table.kind} = 'credit note') = (${table.creditsId} is not null)`,
		),
	],
);
