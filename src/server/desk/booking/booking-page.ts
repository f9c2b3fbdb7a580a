import type { BookingPageView } from '#src/contract/desk/booking-page.ts';
import type { SessionUser } from '#src/contract/users/account.ts';

import { bookingRows } from '../../bookings/booking-rows.ts';
import { selectInstalments } from '../../bookings/instalments-of.ts';
import { selectInvoices } from '../../bookings/invoices/invoice-rows.ts';
import { selectOperations } from '../../bookings/operations/operation-rows.ts';
import { paymentsOf } from '../../bookings/payments-of.ts';
import { scheduleChangesOf } from '../../bookings/schedule-changes-of.ts';
import { selectRow } from '../../changes/change-row.ts';
import { keptSeatsOf } from '../../departures/kept-seats.ts';
import type { Dependencies } from '../../world/dependencies.ts';
import { lettersOf } from '../letters/letter-rows.ts';
import { notesOf } from '../people/notes/notes-of.ts';
import { bookingTrip } from '../trips/booking-trip.ts';
import { approvalsOf } from './approvals.ts';
import { boughtOf } from './bought-of.ts';
import { changesOf } from './changes-of.ts';
import { departureOf } from './departure-of.ts';
import { quoteOf } from './quote-of.ts';
import { viewersOf } from './viewers.ts';

/**
 * All that the desk has of one booking.
 * @param viewer who reads it: of those who have it open they are not named
 * @throws HttpError 404
 */
export async function readBookingPage(
	{ db, now }: Pick<Dependencies, 'db' | 'now'>,
	id: number,
	viewer: Pick<SessionUser, 'id'>,
): Promise<BookingPageView> {
	const at = now();
	const booking = await selectRow(db, bookingRows, id);
	return {
		booking,
		trip: await bookingTrip(db, booking, at),
		payments: await paymentsOf(db, id),
		invoices: await selectInvoices(db, id),
		instalments: await selectInstalments(db, booking),
		approvals: await approvalsOf(db, id),
		notes: await notesOf(db, id),
		letters: await lettersOf(db, id),
		changes: await changesOf(db, id),
		operations: await selectOperations(db, booking, at),
		scheduleChanges: await scheduleChangesOf(db, id),
		keptSeats: await keptSeatsOf(db, id),
		departure: await departureOf(db, booking.departureId, at),
		bought: await boughtOf(db, id),
		quote: await quoteOf(db, booking),
		viewers: await viewersOf(db, id, { besides: viewer.id, now: at }),
	};
}
