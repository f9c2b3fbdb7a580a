import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { type PaymentMethod, paymentMethods } from '#src/domain/bookings/payment.ts';
import {
	type ApprovalAnswer,
	approvalAnswers,
	type ApprovalKind,
	approvalKinds,
} from '#src/domain/desk/approval.ts';

import { bookings } from './bookings.ts';
import { dollars, identity, isOneOf, moment } from './columns.ts';
import { notes } from './notes.ts';

/** What an agent asked an administrator for: the note says why, and goes with it. */
export const approvals = pgTable(
	'approvals',
	{
		id: identity(),
		bookingId: integer('booking_id')
			.notNull()
			.references(() => bookings.id, { onDelete: 'cascade' }),
		noteId: integer('note_id')
			.notNull()
			.unique()
			.references(() => notes.id, { onDelete: 'cascade' }),
		kind: text('kind').$type<ApprovalKind>().notNull(),
		/** Dollars that go back. */
		amount: dollars('amount').notNull(),
		/** Of a refund: how, and on which day in New York. */
		method: text('method').$type<PaymentMethod>(),
		paidOn: date('paid_on', { mode: 'string' }),
		/** null while nobody has answered. */
		answer: text('answer').$type<ApprovalAnswer>(),
		answeredAt: moment('answered_at'),
		answeredBy: text('answered_by').notNull().default(''),
	},
	(table) => [
		check('approvals_kind_check', isOneOf(table.kind, approvalKinds)),
		check('approvals_amount_check', sql`${table.amount} > 0`),
		check('approvals_method_check', isOneOf(table.method, paymentMethods)),
		check('approvals_answer_check', isOneOf(table.answer, approvalAnswers)),
		check(
			'approvals_refund_check',
			sql`(${table.kind} = 'refund') = (${table.method} is not null and ${table.paidOn} is not null)`,
		),
		check(
			'approvals_answered_check',
			sql`(${table.answer} is null) = (${table.answeredAt} is null)`,
		),
		// One at a time, whoever asks at the same moment.
		uniqueIndex('approvals_open_index')
			.on(table.bookingId)
			.where(sql`${table.answer} is null`),
	],
);
