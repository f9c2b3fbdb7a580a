import { and, asc, eq } from 'drizzle-orm';

import type { TripPaper } from '#src/contract/trips/trip-paper.ts';
import { paperNumber, readPaperNumber } from '#src/domain/bookings/paper-number.ts';
import { normaliseBooking } from '#src/domain/bookings/record.ts';
import { sellerLines } from '#src/domain/bookings/seller.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { site } from '#src/site.ts';

import { otherOf } from '../bookings/invoices/invoice-rows.ts';
import { paymentColumns, paymentOf } from '../bookings/payments-of.ts';
import type { Database } from '../db/database.ts';
import { invoices, payments } from '../db/schema.ts';
import type { OpenTrip } from './trip-access.ts';

/** A paper of a trip by its number, for whoever booked it and for the desk; null where there is none for whoever asks. */
export async function selectTripPaper(
	db: Database,
	{ booking, access, openedBy }: OpenTrip,
	number: string,
): Promise<TripPaper | null> {
	const called = readPaperNumber(number);
	const isTheirs = access.mayChange || openedBy === 'desk';
	if (!called || !access.showsPrices || !isTheirs) return null;
	return called.kind === 'receipt'
		? selectReceipt(db, booking, called)
		: selectInvoice(db, booking.id, number.toUpperCase());
}

type Called = { year: number; number: number };

async function selectReceipt(
	db: Database,
	booking: OpenTrip['booking'],
	{ year, number }: Called,
): Promise<TripPaper | null> {
	const isCalledSo = and(eq(payments.receiptYear, year), eq(payments.receiptNumber, number));
	const [row] = await db
		.select({ payment: paymentColumns, takenBackAt: payments.takenBackAt })
		.from(payments)
		.where(and(eq(payments.bookingId, booking.id), isCalledSo));
	if (!row) return null;
	const payment = paymentOf(row.payment);
	return {
		kind: 'receipt',
		number: payment.receipt,
		issuedOn: newYorkDay(row.payment.createdAt),
		seller: sellerLines(site),
		addressee: [normaliseBooking(booking, site.referencePrefix)?.passenger ?? ''].filter(Boolean),
		payment,
		isTakenBack: row.takenBackAt !== null,
	};
}

async function selectInvoice(
	db: Database,
	bookingId: number,
	number: string,
): Promise<TripPaper | null> {
	const rows = await db
		.select()
		.from(invoices)
		.where(eq(invoices.bookingId, bookingId))
		.orderBy(asc(invoices.id));
	const row = rows.find((each) => paperNumber(each) === number);
	if (!row) return null;
	const { kind, issuedOn, mention, invoiced } = row;
	return {
		kind,
		number,
		issuedOn,
		seller: row.seller.split('\n'),
		addressee: row.addressee.split('\n').filter(Boolean),
		mention,
		invoiced,
		other: otherOf(row, rows),
	};
}
