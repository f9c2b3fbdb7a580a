import * as z from 'zod/mini';

import { paymentMethods } from '#src/domain/bookings/payment.ts';
import { moneyFlows } from '#src/domain/desk/ledger.ts';

import { rowId } from '../catalog/catalog.ts';
import { day } from '../http/day.ts';
import { forDesk, query } from '../http/endpoint.ts';
import { page } from '../http/paging.ts';
import { forAct } from './for-act.ts';

/** A payment or a refund, as it was noted. */
export type LedgerRecord = z.infer<typeof ledgerRecord>;
const ledgerRecord = z.object({
	id: rowId,
	/** 'R-2026-0001' */
	receipt: z.string(),
	/** In New York, yyyy-MM-dd. */
	paidOn: z.string(),
	/** Dollars: below nothing of what was paid back. */
	amount: z.number(),
	/** The taxes within it; null where nobody knows. */
	tax: z.nullable(z.number()),
	method: z.enum(paymentMethods),
	note: z.string(),
	/** Who noted it. */
	author: z.string(),
	/** Noted by mistake: it counts for nothing since then. */
	takenBackAt: z.nullable(z.iso.datetime()),
	bookingId: rowId,
	reference: z.string(),
	name: z.string(),
	title: z.string(),
	/** Of the booking: 'I-2026-0001', the earliest first. */
	invoices: z.array(z.string()),
});

/** The query parameters of the ledger: both days are included. */
export type LedgerPage = z.output<typeof ledgerPage>;
export const ledgerPage = z.extend(page, {
	from: z.optional(day('from')),
	to: z.optional(day('to')),
	flow: z.optional(z.enum(moneyFlows, `flow must be one of: ${moneyFlows.join(', ')}.`)),
	method: z.optional(
		z.enum(paymentMethods, `method must be one of: ${paymentMethods.join(', ')}.`),
	),
});

/** What the rows of the ledger come to, in dollars; what was noted by mistake is in none of them. */
export type LedgerSums = z.infer<typeof ledgerSums>;
const ledgerSums = z.object({ received: z.number(), paidBack: z.number(), tax: z.number() });

export const listLedger = forDesk(query('GET', '/api/desk/ledger', z.array(ledgerRecord)));
/** Of the same rows, whatever their page. */
export const sumLedger = forDesk(query('GET', '/api/desk/ledger/sums', ledgerSums));
export const exportLedger = forAct(
	'exports',
	query('GET', '/api/admin/exports/ledger', z.array(ledgerRecord)),
	{ asksAgain: true },
);
