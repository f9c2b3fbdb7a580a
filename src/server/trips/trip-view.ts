import type { TripView } from '#src/contract/trips/trip-view.ts';
import { bookingStanding } from '#src/domain/bookings/hold.ts';
import { normaliseBooking } from '#src/domain/bookings/record.ts';
import { airports } from '#src/domain/flights/all-airports.ts';
import { calendarEntries } from '#src/domain/trips/calendar-entries.ts';
import { tripPath } from '#src/paths.ts';
import { site } from '#src/site.ts';

import { selectCalledOff } from '../bookings/called-off.ts';
import { heldAgain } from '../bookings/held-again.ts';
import { instalmentsOf } from '../bookings/instalments-of.ts';
import { selectInvoices } from '../bookings/invoices/invoice-rows.ts';
import { invoicingOf } from '../bookings/invoices/invoiced.ts';
import { otherDates } from '../bookings/moves/other-dates.ts';
import { partyChoices } from '../bookings/party/party-choices.ts';
import { paymentsOf } from '../bookings/payments-of.ts';
import { priceAsked } from '../bookings/price-asked.ts';
import { refundableBooking } from '../bookings/promised-refund.ts';
import { scheduleChangesOf } from '../bookings/schedule-changes-of.ts';
import { selectTravellers } from '../bookings/travellers-of.ts';
import { selectBookedDeparture } from '../catalog/booked-departure.ts';
import { selectBookedTour } from '../catalog/booked-tour.ts';
import { keptSeatsOf } from '../departures/kept-seats.ts';
import { selectTripMessages } from '../messages/read-messages.ts';
import { selectSavedTravellers } from '../users/queries/saved-travellers.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { selectExpectedCalls } from './expected-calls.ts';
import { selectGivenKeys } from './given-keys.ts';
import { selectReviewedTrip } from './reviewed-trip.ts';
import type { OpenTrip } from './trip-access.ts';
import { selectTripHistory } from './trip-history.ts';
import { selectTripItem } from './trip-item.ts';

/** All that the page of an open trip is drawn from, for whoever sent a request. */
export async function tripView(
	deps: Pick<Dependencies, 'db' | 'now' | 'siteUrl'>,
	{ booking, access, openedBy, userId }: OpenTrip,
	request: Request,
): Promise<TripView> {
	const { db, siteUrl } = deps;
	const now = deps.now();
	const reading = normaliseBooking(booking, site.referencePrefix);
	const isReader = openedBy === 'key' && !access.mayChange;
	if (!reading) throw new Error('A row of a booking is no record.');
	const refundable = await refundableBooking(db, booking);
	const departure = await selectBookedDeparture(db, booking.departureId);
	return {
		record: booking,
		reading,
		standing: bookingStanding(booking, now),
		refundable,
		instalments: instalmentsOf(booking, refundable, departure),
		history: await selectTripHistory(db, booking.id),
		payments: await paymentsOf(db, booking.id),
		invoices: isReader ? [] : await selectInvoices(db, booking.id),
		invoicing: access.mayChange ? await invoicingOf(db, booking) : null,
		departure,
		item: await selectTripItem(db, booking.id, reading),
		tour: await selectBookedTour(db, booking.id),
		access: { ...access, openedBy },
		travellers: await selectTravellers(db, booking.id),
		savedTravellers: userId === null ? [] : await selectSavedTravellers(db, userId),
		givenKeys: access.mayChange ? await selectGivenKeys(deps, request, booking) : [],
		address: new URL(tripPath(reading.reference), siteUrl).href,
		isInCalendar: calendarEntries(reading, airports).length > 0,
		messages: isReader ? [] : await selectTripMessages(db, booking.id),
		calls: isReader ? [] : await selectExpectedCalls(db, reading.reference, now),
		reviewed: isReader ? null : await selectReviewedTrip(db, booking),
		again: await heldAgain(db, booking, now),
		others: access.mayChange ? await otherDates(db, booking, now) : null,
		party: access.mayChange ? await partyChoices(db, booking, now) : null,
		priceAsked: access.mayChange ? await priceAsked(db, booking) : null,
		calledOff: await selectCalledOff(db, booking),
		keptSeats: await keptSeatsOf(db, booking.id),
		scheduleChange: (await scheduleChangesOf(db, booking.id))[0] ?? null,
		now,
		attempt: crypto.randomUUID(),
		problem: null,
		done: null,
		isCancelling: false,
	};
}
