import { atom } from 'nanostores';

import { ApiError, sendByFetch, sendByXhr, type Transport } from '#src/browser/api.ts';
import { attemptIdFor } from '#src/browser/attempts.ts';
import { callFromForm } from '#src/browser/call-from-form.ts';
import { passengerDraftKey, tourDraftKey } from '#src/browser/storage-keys.ts';
import { storedValue } from '#src/browser/storage.ts';
import {
	type BookingReceipt,
	type BookingRequest,
	bookingMessages,
	createBooking,
	type DeparturesConflict,
	departuresConflict,
	priceConflict,
} from '#src/contract/bookings/booking.ts';
import { type CheckoutForm, checkoutForms } from '#src/contract/bookings/passenger.ts';
import { attemptHeader } from '#src/contract/http/attempt.ts';
import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { noDepartureChosen, tooFewSeats } from '#src/domain/tours/departure-choice.ts';
import { flightDataParameter, paths, tourPath } from '#src/paths.ts';

import { type FieldErrors, fieldsOf, refusalMessage, refusedFields } from '../forms/refusal.ts';
import { typedDraft } from '../forms/typed-draft.ts';
import { dismissToastsAbout, showToast, showToastOnNextPage } from '../toasts.ts';
import { bookingRequestFor, type CheckoutTrip, requoted } from './checkout-trip.ts';
import { tripFromFlightData } from './flight-trip.ts';
import { type FullDeparture, fullDeparture } from './full-departure.ts';
import { rememberBooking } from './remembered-bookings.ts';
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
	  };

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

function offerOthers(
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

/**
 * Sends the booking once, however often it is called meanwhile.
 * @param zone the visitor's (IANA), on whose clock letters tell moments, too; null where it is not known
 * @returns the fields the server refused; empty when it was stored or failed as a whole
 */
export async function completeBooking(
	form: CheckoutForm,
	zone: string | null = null,
): Promise<FieldErrors<keyof CheckoutForm>> {
	const state = $checkout.get();
	if (state.step !== 'form') return {};
	const { trip, full } = state;
	if (full && full.chosen === null) {
		$checkout.set({ ...state, full: { ...full, problem: noDepartureChosen } });
		return {};
	}
	$checkout.set({ step: 'sending', trip, previousTotal: null });
	// Whatever comes of this try, what was said of the last one is over.
	dismissToastsAbout(createBooking.path);
	try {
		const request = bookingRequestFor(trip, form);
		const receipt = await send({ ...request, ...(zone !== null && { zone }) });
		if (trip.type === 'tour') savedDraft.remove();
		passengerDraft.remove();
		rememberBooking(receipt);
		const { email, phone } = form;
		const name = `${form.firstName} ${form.lastName}`;
		$checkout.set({ step: 'booked', trip, receipt, email, name, phone });
		return {};
	} catch (error) {
		return await explainRefusal(error, trip);
	}
}

/** What was typed of the passenger, until it is booked. */
export const passengerDraft = typedDraft(passengerDraftKey);
const savedDraft = storedValue('session', tourDraftKey, parseTourDraft);

function sendAway(
	title: string,
	description: string,
	path: string,
	leave: (path: string) => void,
): void {
	showToastOnNextPage({ title, description, tone: 'destructive' });
	leave(path);
}

async function send(body: BookingRequest): Promise<BookingReceipt> {
	const options = { body, headers: { [attemptHeader]: attemptIdFor(body) } };
	const sendBy = (transport: Transport) => callFromForm(createBooking, options, transport);
	try {
		return await sendBy(sendByFetch);
	} catch (error) {
		if (error instanceof ApiError) throw error;
		return sendBy(sendByXhr);
	}
}

async function explainRefusal(
	error: unknown,
	trip: CheckoutTrip,
): Promise<FieldErrors<keyof CheckoutForm>> {
	if (trip.type === 'tour') {
		const full = await departuresInstead(error, trip);
		if (full) {
			offerOthers(trip, full.message, full.departures);
			return {};
		}
	}
	const conflict = error instanceof ApiError ? priceConflict.safeParse(error.body) : null;
	if (conflict?.success) {
		const requotedTrip = requoted(trip, conflict.data.quote);
		$checkout.set({ step: 'form', trip: requotedTrip, previousTotal: trip.totalPrice });
		return {};
	}
	$checkout.set({ step: 'form', trip, previousTotal: null });
	const fields = refusedFields(
		error,
		[...fieldsOf(checkoutForms[trip.type]), 'agesPromised' as const],
		'details.',
	);
	if (Object.keys(fields).length > 0) return fields;
	showToast({
		about: createBooking.path,
		title: 'Booking Failed',
		description:
			refusalMessage(error) ?? 'There was an error processing your booking. Please try again.',
		tone: 'destructive',
	});
	return {};
}

/** What can be chosen in place of a departure that the server refuses; null where it refuses something else. */
async function departuresInstead(
	error: unknown,
	trip: CheckoutTrip<'tour'>,
): Promise<DeparturesConflict | null> {
	if (!(error instanceof ApiError)) return null;
	const conflict = departuresConflict.safeParse(error.body);
	if (conflict.success) return conflict.data;
	const refused = error.reply?.issues?.find(({ path }) => path === 'details.departureDate');
	if (!refused) return null;
	try {
		const { tourToday } = await import('./check-tour.ts');
		const today = await tourToday(trip, new Date());
		return 'departures' in today
			? { message: refused.message, departures: today.departures }
			: null;
	} catch (failure) {
		console.error(failure);
		return null;
	}
}
