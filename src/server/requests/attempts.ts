import { createBooking } from '#src/contract/bookings/booking.ts';
import { attemptMessages } from '#src/contract/requests/attempts.ts';
import { createCallBack } from '#src/contract/requests/call-back.ts';
import {
	createApplication,
	createCustomOffer,
	createInquiry,
} from '#src/contract/requests/requests.ts';
import { joinWaitingList } from '#src/contract/requests/waiting-list.ts';
import { bookingSources } from '#src/domain/bookings/booking-source.ts';

import { bookedAgain } from '../bookings/book.ts';
import {
	applications,
	bookings,
	callBacks,
	customOffers,
	inquiries,
	waitingList,
} from '../db/schema.ts';
import { HttpError } from '../http/http-error.ts';
import { storedUnder } from '../http/stored-once.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { callBackAgain } from './call-back.ts';
import { customOfferAgain } from './custom-offer.ts';
import { repeatedReceipt } from './receipt.ts';
import { waitingAgain } from './waiting-list.ts';

/** What an attempt stored: the path of its call, and what is told of it again. */
type Found = {
	path: string;
	receipt: object;
	/** What opens the trip in the browser that booked it. */
	visit?: { reference: string; key: string };
};

/** Every kind of thing that visitors have stored, and how one is found by the attempt that stored it. */
const finders: readonly ((deps: Dependencies, id: string) => Promise<Found | null>)[] = [
	async (deps, id) => {
		const booking = await storedUnder(deps.db, bookings, id);
		// What the desk took on the phone is told to the desk.
		if (booking?.source !== bookingSources[0]) return null;
		const { receipt, visitKey } = await bookedAgain(deps.db, deps, booking);
		const visit = { reference: booking.reference, key: visitKey };
		return { path: createBooking.path, receipt, visit };
	},
	async (deps, id) => {
		const offer = await storedUnder(deps.db, customOffers, id);
		return (
			offer && {
				path: createCustomOffer.path,
				receipt: await customOfferAgain(deps.db, offer, deps),
			}
		);
	},
	async ({ db }, id) => {
		const inquiry = await storedUnder(db, inquiries, id);
		return inquiry && { path: createInquiry.path, receipt: await repeatedReceipt(db, inquiry) };
	},
	async (deps, id) => {
		const call = await storedUnder(deps.db, callBacks, id);
		return call && { path: createCallBack.path, receipt: await callBackAgain(deps.db, call, deps) };
	},
	async ({ db }, id) => {
		const application = await storedUnder(db, applications, id);
		return (
			application && {
				path: createApplication.path,
				receipt: await repeatedReceipt(db, application),
			}
		);
	},
	async ({ db }, id) => {
		const place = await storedUnder(db, waitingList, id);
		return place && { path: joinWaitingList.path, receipt: await waitingAgain(db, place) };
	},
];

/**
 * Finds what a visitor's attempt stored, though its answer was lost. Nothing is counted by it, and nothing stored but the
 * visit to the trip that was booked.
 * @param id the attempt's, as its call brought it
 * @throws HttpError 404 where nothing is stored under it, or not yet
 */
export async function storedBy(deps: Dependencies, id: string): Promise<Found> {
	for (const find of finders) {
		const found = await find(deps, id);
		if (found) return found;
	}
	throw new HttpError(404, { message: attemptMessages.unknown });
}
