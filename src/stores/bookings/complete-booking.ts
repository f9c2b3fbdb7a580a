import { ApiError } from '#src/browser/api.ts';
import {
	type BookingReceipt,
	createBooking,
	type DeparturesConflict,
	departuresConflict,
	priceConflict,
} from '#src/contract/bookings/booking.ts';
import { type CheckoutForm, checkoutForms } from '#src/contract/bookings/passenger.ts';
import { noDepartureChosen } from '#src/domain/tours/departure-choice.ts';

import { failureWords } from '../forms/failure-words.ts';
import { type FieldErrors, fieldsOf, refusalMessage, refusedFields } from '../forms/refusal.ts';
import { sendOnce, watchAttempt } from '../forms/send-once.ts';
import { typedDraft } from '../forms/typed-draft.ts';
import { TakenBack } from '../forms/waiting.ts';
import { dismissToastsAbout, showToast, showToastOnNextPage } from '../toasts.ts';
import { bookingRequestFor, type CheckoutTrip, requoted, tripKey } from './checkout-trip.ts';
import { $checkout, offerOthers, savedDraft } from './checkout.ts';
import { rememberBooking } from './remembered-bookings.ts';

/** What was typed of the passenger, until it is booked. */
export const passengerDraft = typedDraft(createBooking.path);

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
		const request = { ...bookingRequestFor(trip, form), ...(zone !== null && { zone }) };
		const { receipt, isEarlier } = await sendOnce(createBooking, request, tripKey(trip));
		if (isEarlier) {
			arrive(trip, receipt, 'Your first booking had arrived');
			return {};
		}
		receive(receipt);
		const { email, phone } = form;
		const name = `${form.firstName} ${form.lastName}`;
		$checkout.set({ step: 'booked', trip, receipt, email, name, phone });
		return {};
	} catch (error) {
		return await explainRefusal(error, trip);
	}
}

/**
 * Finds the booking that was sent from here and whose answer was lost: by a reload, a page that was left or the line. Call
 * it once the checkout is open.
 * @returns what ends it
 */
export function watchForBooking(): () => void {
	// Another departure of the tour may be chosen meanwhile.
	const trip = () => {
		const checkout = $checkout.get();
		return checkout.step === 'opening' ? null : checkout.trip;
	};
	const about = () => {
		const current = trip();
		return current ? tripKey(current) : '';
	};
	return watchAttempt(createBooking, about, {
		isSending: () => $checkout.get().step !== 'form',
		onStored: (receipt) => {
			const current = trip();
			if (current) arrive(current, receipt, 'Your booking has arrived');
		},
	});
}

function arrive(trip: CheckoutTrip, receipt: BookingReceipt, title: string): void {
	receive(receipt);
	showToastOnNextPage({
		title,
		description: `The answer to it was lost on the way. It is booked once, as ${receipt.bookingId}: here it is.`,
		tone: 'success',
	});
	$checkout.set({ step: 'arrived', trip, receipt });
}

/** A booking is stored: what was typed for it is not needed any more. */
function receive(receipt: BookingReceipt): void {
	if (receipt.type === 'tour') savedDraft.remove();
	passengerDraft.remove();
	rememberBooking(receipt);
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
	if (error instanceof TakenBack) return {};
	const fields = refusedFields(
		error,
		[...fieldsOf(checkoutForms[trip.type]), 'agesPromised' as const],
		'details.',
	);
	if (Object.keys(fields).length > 0) return fields;
	const words = failureWords(error, (refusal) => ({
		title: 'Booking Failed',
		description:
			refusalMessage(refusal) ?? 'There was an error processing your booking. Please try again.',
	}));
	showToast({ about: createBooking.path, ...words });
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
