import { atom } from 'nanostores';
import * as z from 'zod/mini';

import { ApiError } from '#src/browser/api.ts';
import { departuresConflict, priceConflict } from '#src/contract/bookings/booking.ts';
import { listBookings } from '#src/contract/desk/bookings.ts';
import {
	type NewBooking,
	newBooking,
	takeBooking,
	type TakenBooking,
} from '#src/contract/desk/new-booking.ts';
import { attemptHeader } from '#src/contract/http/attempt.ts';
import { whyNotAgreed } from '#src/domain/desk/agreed-price.ts';
import { readNumber } from '#src/domain/numbers.ts';

import { askOverBalance } from '../ask-over-balance.ts';
import { callDeskApi } from '../call-desk-api.ts';
import { recount } from '../counts.ts';
import { discountHere } from '../discount.ts';
import { failureReason } from '../failure-reason.ts';
import { issuesByPath, refusedByPath } from '../issues-by-path.ts';
import { queryClient } from '../query-client.ts';
import { sentWordsOf } from '../sent-words.ts';
import { $viewer } from '../viewer.ts';
import { type ChosenTrip, partySize } from './chosen-trip.ts';
import { $draft, $wrong, changeDraft, type Draft, startAnew } from './draft.ts';
import { seatsQuery } from './trips.ts';

/** What has become of the booking that is being taken. */
export type Taking =
	/** `failed` says why it was not stored, where that is at no field. */
	| { step: 'form'; failed: string }
	| { step: 'sending' }
	| { step: 'taken'; taken: TakenBooking; sendsLetter: boolean };

export const $taking = atom<Taking>({ step: 'form', failed: '' });

/** What a trip costs by now, where the server knows another price than was shown; of any other trip it says nothing. */
export type Requoted = { of: string; itemId: string | number; total: number };
export const $requoted = atom<Requoted | null>(null);

/** The trip at the price that the server named, where it named one. */
export function requotedTrip(
	trip: ChosenTrip | null,
	requoted: Requoted | null,
): ChosenTrip | null {
	if (!trip || !requoted || requoted.of !== trip.key) return trip;
	const { total, itemId } = requoted;
	const wish = trip.wish.type === 'flight' ? { ...trip.wish, itemId } : trip.wish;
	return { ...trip, wish, total, lines: [{ name: 'Price as of now', amount: total }] };
}

/**
 * Sends the booking once, however often it is called meanwhile. What is wrong is said at its fields (`$wrong`), or beside
 * the button; what was typed stays.
 */
export async function take(trip: ChosenTrip | null): Promise<void> {
	if ($taking.get().step !== 'form') return;
	const draft = $draft.get();
	if (trip === null) return refuse(whatIsMissing(draft));
	const body = newBooking.safeParse(bodyOf(draft, trip));
	const unagreed = whyUnagreed(draft, trip);
	if (!body.success) return refuse({ ...unagreed, ...atFields(issuesByPath(body.error.issues)) });
	if (unagreed) return refuse(unagreed);
	$wrong.set({});
	const request = await withPaymentMeant(body.data);
	// Asked twice, the first question is answered by the second.
	if (request === null || $taking.get().step !== 'form') return;
	$taking.set({ step: 'sending' });
	try {
		const headers = { [attemptHeader]: attemptFor(draft, request) };
		const taken = await callDeskApi(takeBooking, { body: request, headers });
		startAnew();
		$requoted.set(null);
		$taking.set({ step: 'taken', taken, sendsLetter: draft.sendsLetter });
		void queryClient.invalidateQueries({ queryKey: [listBookings.path] });
		recount();
	} catch (error) {
		explain(error, trip);
	}
}

/** Asks first where more is paid than the booking costs; null where it was not meant so. */
async function withPaymentMeant(request: NewBooking): Promise<NewBooking | null> {
	const { payment, agreed, totalPrice } = request;
	if (!payment) return request;
	const meant = await askOverBalance({ due: agreed?.total ?? totalPrice }, payment.amount);
	return meant && { ...request, payment: { ...payment, ...meant } };
}

function whatIsMissing(draft: Draft): Record<string, string> {
	if (partySize(draft) === null) {
		return { travelers: 'Please enter how many travel, as a whole number from 1.' };
	}
	const chosen = draft.kind === 'flight' ? draft.offer : draft.trip;
	if (chosen === '') return { trip: 'Please choose what to book.' };
	return {
		trip: 'What was chosen is still being looked up, or is not offered any more. Please try again in a moment, or choose another.',
	};
}

/** Why the other total cannot be agreed on, as the server would say it; null where it can, or there is none. */
function whyUnagreed(draft: Draft, { total: quoted }: ChosenTrip): Record<string, string> | null {
	const total = readNumber(draft.total);
	if (total === undefined || Number.isNaN(total)) return null;
	const reason = whyNotAgreed(quoted, total, discountHere($viewer.get()));
	return reason === null ? null : { 'agreed.total': reason };
}

/** Goes on to the next caller. */
export function takeAnother(): void {
	if ($taking.get().step === 'taken') $taking.set({ step: 'form', failed: '' });
}

/** The body of a draft; what is missing or unreadable is left for the contract to say. */
function bodyOf(draft: Draft, { wish, travellers, total }: ChosenTrip): unknown {
	const { name, phone, email, address, city, zipCode, country } = draft;
	const agreed = { total: readNumber(draft.total), reason: draft.reason };
	const payment = { amount: readNumber(draft.paid), method: draft.method, note: draft.note };
	return {
		...wish,
		name,
		phone,
		email,
		address,
		city,
		zipCode,
		country,
		travelers: travellers,
		totalPrice: total,
		travellers: namedIn(draft, travellers),
		...(draft.total.trim() !== '' && { agreed }),
		...(draft.paid.trim() !== '' && { payment }),
		isConfirmed: draft.isConfirmed,
		sendsLetter: draft.sendsLetter && email.trim() !== '',
	};
}

function namedIn({ named, name }: Draft, travellers: number) {
	const rows = named.slice(0, travellers).map((row, index) => {
		const isSaid = row.name.trim() !== '' || row.birthDate !== '';
		if (!isSaid) return null;
		// Whoever calls leads, unless somebody else was named.
		const said = row.name.trim() === '' && index === 0 ? name : row.name;
		return { name: said, birthDate: row.birthDate === '' ? null : row.birthDate };
	});
	return rows.slice(0, rows.findLastIndex((row) => row !== null) + 1);
}

function attemptFor(draft: Draft, body: NewBooking): string {
	const sent = sentWordsOf(body, draft.sent);
	changeDraft({ sent });
	return sent.attempt;
}

function explain(error: unknown, trip: ChosenTrip): void {
	const failed = failureReason(error);
	const body = error instanceof ApiError ? error.body : null;
	const price = z.safeParse(priceConflict, body).data;
	const seats = z.safeParse(departuresConflict, body).data;
	const refused = atFields(refusedByPath(error));
	if (price) {
		const { itemId, totalPrice: total } = price.quote;
		$requoted.set({ of: trip.key, itemId, total });
		return refuse({}, price.message);
	}
	if (seats && trip.wish.type === 'tour') {
		void queryClient.invalidateQueries(seatsQuery(trip.wish.itemId));
		return refuse({ trip: seats.message });
	}
	refuse(refused, Object.keys(refused).length > 0 ? '' : failed);
}

function refuse(wrong: Record<string, string>, failed = ''): void {
	$wrong.set(wrong);
	$taking.set({ step: 'form', failed });
}

/** What is wrong with what was chosen is said where it is chosen. */
function atFields({ itemId, totalPrice, ...others }: Record<string, string>) {
	const trip = others['trip'] ?? itemId ?? totalPrice;
	return trip === undefined ? others : { ...others, trip };
}
