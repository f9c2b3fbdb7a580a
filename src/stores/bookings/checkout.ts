import { atom } from 'nanostores';

import { ApiError, sendByFetch, sendByXhr, type Transport } from '#src/browser/api.ts';
import { attemptIdFor } from '#src/browser/attempts.ts';
import { callFromForm } from '#src/browser/call-from-form.ts';
import { tourDraftKey } from '#src/browser/storage-keys.ts';
import { storedValue } from '#src/browser/storage.ts';
import {
	type BookingReceipt,
	type BookingRequest,
	bookingMessages,
	createBooking,
	priceConflict,
} from '#src/contract/bookings/booking.ts';
import { type CheckoutForm, checkoutForms } from '#src/contract/bookings/passenger.ts';
import { attemptHeader } from '#src/contract/http/attempt.ts';
import { flightDataParameter, paths } from '#src/paths.ts';

import { type FieldErrors, fieldsOf, refusalMessage, refusedFields } from '../forms/refusal.ts';
import { showToast, showToastOnNextPage } from '../toasts.ts';
import { bookingRequestFor, type CheckoutTrip, requoted } from './checkout-trip.ts';
import { tripFromFlightData } from './flight-trip.ts';
import { rememberBooking } from './remembered-bookings.ts';
import { parseTourDraft, tripFromDraft } from './tour-trip.ts';

/** Where the checkout stands. `form` holds until the booking is sent; a refusal comes back to it. */
export type Checkout =
	| { step: 'opening' }
	| { step: 'form'; trip: CheckoutTrip; previousTotal: number | null }
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
 * is nothing to book. A flight is another choice, and ends a tour's draft.
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
			savedDraft.remove();
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
	if (opened.step !== 'form' || opened.trip.type !== 'flight') return;
	const found = opened.trip;
	try {
		// What computes offers is loaded where one is checked: a tour does without it.
		const { flightToday } = await import('./check-flight.ts');
		const trip = await flightToday(found, now);
		if ($checkout.get() !== opened) return;
		if (trip) {
			const isSame = trip.itemId === found.itemId && trip.totalPrice === found.totalPrice;
			$checkout.set({ step: 'form', trip, previousTotal: isSame ? null : found.totalPrice });
		} else {
			$checkout.set({ step: 'opening' });
			sendAway('Error', bookingMessages.tripGone, paths.flights, leave);
		}
	} catch (error) {
		console.error(error);
	}
}

/**
 * Sends the booking once, however often it is called meanwhile.
 * @returns the fields the server refused; empty when it was stored or failed as a whole
 */
export async function completeBooking(
	form: CheckoutForm,
): Promise<FieldErrors<keyof CheckoutForm>> {
	const state = $checkout.get();
	if (state.step !== 'form') return {};
	const { trip } = state;
	$checkout.set({ step: 'sending', trip, previousTotal: null });
	try {
		const receipt = await send(bookingRequestFor(trip, form));
		if (trip.type === 'tour') savedDraft.remove();
		rememberBooking(receipt);
		const { email, phone } = form;
		const name = `${form.firstName} ${form.lastName}`;
		$checkout.set({ step: 'booked', trip, receipt, email, name, phone });
		return {};
	} catch (error) {
		return explainRefusal(error, trip);
	}
}

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

function explainRefusal(error: unknown, trip: CheckoutTrip): FieldErrors<keyof CheckoutForm> {
	const conflict = error instanceof ApiError ? priceConflict.safeParse(error.body) : null;
	if (conflict?.success) {
		const requotedTrip = requoted(trip, conflict.data.quote);
		$checkout.set({ step: 'form', trip: requotedTrip, previousTotal: trip.totalPrice });
		return {};
	}
	$checkout.set({ step: 'form', trip, previousTotal: null });
	const fields = refusedFields(error, fieldsOf(checkoutForms[trip.type]), 'details.');
	if (Object.keys(fields).length > 0) return fields;
	showToast({
		title: 'Booking Failed',
		description:
			refusalMessage(error) ?? 'There was an error processing your booking. Please try again.',
		tone: 'destructive',
	});
	return {};
}
