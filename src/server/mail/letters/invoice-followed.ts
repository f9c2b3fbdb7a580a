import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';

import type { NewLetter } from '../letter.ts';
import { bookingOperationTold } from './booking-operation.ts';

/**
 * The letter to whoever asked for an invoice that says which one counts now; null where the record has no address. It
 * names none of the earlier ones: of a change that was undone nobody was told.
 * @param number the one in force; null where nothing is to be invoiced any more
 */
export function invoiceFollowed(
	after: BookingRecord,
	number: string | null,
	siteUrl: string,
): NewLetter | null {
	const papers = 'Credit notes and all invoices are under “Documents” on the page of your trip.';
	return bookingOperationTold(after, {
		kind: 'invoice-followed',
		news: number === null ? 'has no invoice any more' : `has invoice ${number}`,
		opening:
			number === null
				? `Nothing is to be invoiced for your booking ${after.bookingId} any more. A credit note takes back the invoice that you asked for. ${papers}`
				: `Your booking ${after.bookingId} has changed, and its invoice with it. Please use ${number} from now on. ${papers}`,
		changes: [
			{ name: 'Invoice', before: null, after: number ?? 'none any more' },
			...(number === null
				? []
				: [{ name: 'Earlier invoices', before: null, after: 'taken back by credit notes' }]),
		],
		siteUrl,
	});
}
