import { atom } from 'nanostores';

import { tourDraftKey } from '#src/browser/storage-keys.ts';
import { storedValue } from '#src/browser/storage.ts';
import {
	type BookingReceipt,
	bookingMessages,
	type DeparturesConflict,
} from '#src/contract/bookings/booking.ts';
import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { tooFewSeats } from '#src/domain/tours/departure-choice.ts';
import { flightDataParameter, paths, tourPath } from '#src/paths.ts';

import { showToastOnNextPage } from '../toasts.ts';
import type { CheckoutTrip } from './checkout-trip.ts';
import { tripFromFlightData } from './flight-trip.ts';
import { type FullDeparture, fullDeparture } from './full-departure.ts';
import { draftOf, inRoom, onDeparture, parseTourDraft, tripFromDraft } from './tour-trip.ts';

/**
 * Where the checkout stands. `form` holds until the booking is sent; a refusal comes back to it, with `full` where another
 * departure has to be chosen.
 */
export type Checkout =
	| { step: 'opening' }
	| { step: 'form'; trip: CheckoutTrip; previousTotal: number | null; full?: FullDeparture }
	| { step: 'sending'; trip: CheckoutTrip; previousTotal: null }
	/** `email` is where the confirmation was sent; `name` and `phone` are of whoever booked. */
	| {
			step: 'booked';
			trip: CheckoutTrip;
			receipt: BookingReceipt;
			email: string;
			name: string;
			phone: string;
	  }
	/** It was booked by an earlier try, or before a reload: the page leads to the trip. */
	| { step: 'arrived'; trip: CheckoutTrip; receipt: BookingReceipt };

export const $checkout = atom<Checkout>({ step: 'opening' });

/**
 * Opens what the address or the saved tour draft says; sends the visitor back, with the reason, when there
 * is nothing to book. A flight comes first, and leaves the draft for whoever goes back to the tour.
 * @param search the address's query string
 * @param leave goes to another page
 */
export function openCheckout(
	search: string,
	leave: (path: string) => void,
	now = new Date(),
): void {
	const flightData = new URLSearchParams(search).get(flightDataParameter);
	if (flightData !== null) {
		const trip = tripFromFlightData(flightData);
		if (trip) {
			$checkout.set({ step: 'form', trip, previousTotal: null });
		} else {
			sendAway('Error', 'Could not load flight details. Please try again.', paths.flights, leave);
		}
		return;
	}
	const isSaved = savedDraft.exists();
	const draft = savedDraft.read();
	const trip = draft && tripFromDraft(draft, now);
	if (trip) return $checkout.set({ step: 'form', trip, previousTotal: null });
	savedDraft.remove();
	if (draft || !isSaved) {
		sendAway('No booking information', 'Please select a flight or tour first', paths.home, leave);
	} else {
		sendAway('Error', 'Could not load booking details. Please try again.', paths.home, leave);
	}
}

/**
 * Puts what can be booked today in the place of what the address says, by the code that the server prices it by: a
 * price that differs is told before anything is filled in. Without an answer the address is believed, and the
 * server finds out when it is sent. Call it once the checkout is open; never rejects.
 */
export async function checkTrip(leave: (path: string) => void, now = new Date()): Promise<void> {
	const opened = $checkout.get();
	if (opened.step !== 'form') return;
	const found = opened.trip;
	try {
		if (found.type === 'tour') return await checkTour(found, leave, now);
		// What computes offers is loaded where one is checked: a tour does without it.
		const { flightToday } = await import('./check-flight.ts');
		const today = await flightToday(found, now);
		if ($checkout.get() !== opened) return;
		if (today.state === 'bookable') {
			const { trip } = today;
			const isSame = trip.itemId === found.itemId && trip.totalPrice === found.totalPrice;
			$checkout.set({ step: 'form', trip, previousTotal: isSame ? null : found.totalPrice });
		} else {
			$checkout.set({ step: 'opening' });
			const [title, why] =
				today.state === 'late'
					? ['Please choose again', today.why]
					: ['Error', bookingMessages.tripGone];
			sendAway(title, why, paths.flights, leave);
		}
	} catch (error) {
		console.error(error);
	}
}

async function checkTour(
	found: CheckoutTrip<'tour'>,
	leave: (path: string) => void,
	now: Date,
): Promise<void> {
	const opened = $checkout.get();
	const { tourToday } = await import('./check-tour.ts');
	const today = await tourToday(found, now);
	if ($checkout.get() !== opened) return;
	if (today.state === 'bookable') {
		const { trip } = today;
		const isSame = trip.totalPrice === found.totalPrice;
		$checkout.set({ step: 'form', trip, previousTotal: isSame ? null : found.totalPrice });
	} else if (today.state === 'full') {
		const { departures } = today;
		const wanted = departures.find(({ date }) => date === found.departureDate);
		const message = wanted ? tooFewSeats(wanted, found.travelers) : '';
		offerOthers(found, message, departures);
	} else {
		$checkout.set({ step: 'opening' });
		// What was chosen is kept: the tour's page takes the party from it.
		if (today.state === 'gone') savedDraft.remove();
		const path = today.state === 'gone' ? paths.tours : tourPath(found.itemId);
		const why = today.state === 'late' ? today.why : whyNot[today.state];
		sendAway('Please choose again', why, path, leave);
	}
}

const whyNot = { gone: bookingMessages.tripGone, closed: bookingMessages.departureClosed };

/** Asks for another departure, where the one that was chosen cannot be had. */
export function offerOthers(
	trip: CheckoutTrip<'tour'>,
	message: string,
	departures: DeparturesConflict['departures'],
): void {
	const full = fullDeparture(message, trip.departureDate, departures);
	$checkout.set({ step: 'form', trip, previousTotal: null, full });
}

/** Takes another departure of the tour, at its price, where the one before has too few seats. */
export function chooseDeparture(date: CalendarDate, now = new Date()): void {
	const state = $checkout.get();
	if (state.step !== 'form' || state.trip.type !== 'tour' || !state.full) return;
	const departure = state.full.departures.find((each) => each.date === date);
	if (!departure) return;
	const trip = onDeparture(state.trip, departure);
	savedDraft.write(draftOf(trip, now));
	const full = { ...state.full, chosen: date, problem: '' };
	$checkout.set({ step: 'form', trip, previousTotal: null, full });
}

/** Takes the other choice of room for whoever is left over, at its price. */
export function chooseRoom(ownRoom: boolean, now = new Date()): void {
	const state = $checkout.get();
	if (state.step !== 'form' || state.trip.type !== 'tour') return;
	const trip = inRoom(state.trip, ownRoom);
	savedDraft.write(draftOf(trip, now));
	$checkout.set({ ...state, trip, previousTotal: null });
}

/** The tour that was chosen on its page. */
export const savedDraft = storedValue('session', tourDraftKey, parseTourDraft);

function sendAway(
	title: string,
	description: string,
	path: string,
	leave: (path: string) => void,
): void {
	showToastOnNextPage({ title, description, tone: 'destructive' });
	leave(path);
}
