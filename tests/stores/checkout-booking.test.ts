import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { handle } from '#functions/bookings.ts';
import type { CheckoutForm } from '#src/contract/bookings.ts';
import { bookings, flights } from '#src/server/db/schema.ts';
import { DatabaseUnavailable } from '#src/server/http/database-error.ts';

import { bookingCalls, deal, offer, tour } from '../support/booking-calls.ts';
import { dealRow, offerOf } from '../support/bookings.ts';
import { type Network, stubNetwork, stubStorage } from '../support/browser-edge.ts';
import { draft, form, newPage, saveDraft, visitCheckout } from '../support/checkout-visit.ts';

const { db, deps, expectNothingStored } = await bookingCalls();
const dealForTwo = { ...dealRow(), id: deal, travelers: 2 };
const failed = {
	title: 'Booking Failed',
	description: 'There was an error processing your booking. Please try again.',
	tone: 'destructive',
};
let network: Network;

beforeEach(() => {
	stubStorage();
	network = stubNetwork((request) => handle(request, deps));
});

afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

test('a booking is stored as it was filled in, and its reference is given', async () => {
	const { $checkout, $toasts, completeBooking } = await visitCheckout(offer);
	expect(await completeBooking(form)).toEqual({});
	const [row] = await db.select().from(bookings);
	expect($checkout.get()).toMatchObject({
		step: 'booked',
		trip: { itemId: offer.id },
		receipt: { bookingId: row?.reference, title: 'New York (JFK) to London (LHR)' },
	});
	expect(row).toMatchObject({
		itemId: offer.id,
		name: 'Ada Lovelace',
		email: form.email,
		phone: form.phone,
		travelers: 2,
		totalPrice: offer.price,
		clientTotal: offer.price,
	});
	const { address, city, country, zipCode } = form;
	expect(row?.details).toMatchObject({
		passengerName: 'Ada Lovelace',
		address,
		city,
		country,
		zipCode,
	});
	expect(row?.attemptId).toBe(network.sent[0]?.attempt);
	expect($toasts.get()).toEqual([]);
});

test('a deal is booked for the travellers it was chosen for', async () => {
	const { $checkout, completeBooking } = await visitCheckout(dealForTwo);
	await completeBooking(form);
	expect($checkout.get().step).toBe('booked');
	expect(await stored()).toEqual([{ itemId: '1', travelers: 2, totalPrice: 899 }]);
});

test('a tour is booked from its draft, which is gone afterwards', async () => {
	saveDraft(draft);
	const { $checkout, completeBooking } = await visitCheckout();
	await completeBooking(form);
	expect($checkout.get().step).toBe('booked');
	expect(await stored()).toEqual([{ itemId: '1', travelers: 2, totalPrice: 3740 }]);
	expect((await visitCheckout()).leave.mock.calls).toEqual([['/']]);
});

test('the reference is remembered in this browser, and nothing of the passenger', async () => {
	const { completeBooking } = await visitCheckout(offer);
	await completeBooking(form);
	const [row] = await db.select().from(bookings);
	const kept = localStorage.getItem('bookings') ?? '';
	expect(JSON.parse(kept)).toEqual([
		{
			bookingId: row?.reference,
			type: 'flight',
			title: 'New York (JFK) to London (LHR)',
			status: 'Pending Confirmation',
			travelers: 2,
			departureDate: '2026-12-10',
			totalPrice: offer.price,
		},
	]);
	for (const personal of ['Ada', 'Lovelace', form.email, form.phone, form.address, form.zipCode]) {
		expect(kept).not.toContain(personal);
	}
});

test('the booking is sent once, however often it is completed meanwhile', async () => {
	const { $checkout, completeBooking } = await visitCheckout(offer);
	const steps: string[] = [];
	$checkout.listen(({ step }) => steps.push(step));
	const twice = [completeBooking(form), completeBooking({ ...form, phone: '0000000000' })];
	expect($checkout.get().step).toBe('sending');
	await Promise.all(twice);
	await completeBooking(form);
	expect(network.sent).toHaveLength(1);
	expect(steps).toEqual(['sending', 'booked']);
	expect(await db.$count(bookings)).toBe(1);
});

test('nothing is sent while there is nothing to book', async () => {
	const { completeBooking } = await newPage();
	expect(await completeBooking(form)).toEqual({});
	expect(network.sent).toEqual([]);
});

test.each([
	['an offer', { ...offer, price: 1 }, offer.id, 1, offer.price],
	['a deal', { ...dealForTwo, price: 0.5 }, deal, 1, 899],
	['a tour', null, tour, 1, 3740],
])(
	'%s at a tampered price is shown at the right one, and booked when it is completed again',
	async (_, flight, itemId, tampered, right) => {
		saveDraft({ ...draft, totalPrice: tampered });
		const { $checkout, $toasts, completeBooking } = await visitCheckout(flight ?? '');
		expect(await completeBooking(form)).toEqual({});
		const trip = { itemId, totalPrice: right };
		expect($checkout.get()).toMatchObject({ step: 'form', previousTotal: tampered, trip });
		expect($toasts.get()).toEqual([]);
		await expectNothingStored();

		await completeBooking(form);
		expect($checkout.get()).toMatchObject({ step: 'booked', receipt: { totalPrice: right } });
		expect(await stored()).toMatchObject([{ itemId: String(itemId), totalPrice: right }]);
	},
);

test('an offer whose quote has ended is quoted anew, and booked when it is completed again', async () => {
	const ended = offerOf('2026-11-19', 1);
	const today = offerOf('2026-11-21', 1);
	const { $checkout, completeBooking } = await visitCheckout(ended);
	await completeBooking(form);
	const trip = { itemId: today.id, totalPrice: today.price };
	expect(ended.price).not.toBe(today.price);
	expect($checkout.get()).toMatchObject({ step: 'form', previousTotal: ended.price, trip });
	await expectNothingStored();
	await completeBooking(form);
	expect(await stored()).toEqual([{ ...trip, travelers: 2 }]);
});

test.each<[Partial<CheckoutForm>, object]>([
	[{ email: 'ada' }, { email: 'Please enter a valid email address' }],
	[{ phone: '123' }, { phone: 'Please enter a valid phone number' }],
	[{ address: '1' }, { address: 'Address is required' }],
	[
		{ city: '', country: '', zipCode: '1' },
		{
			city: 'City is required',
			country: 'Country is required',
			zipCode: 'ZIP code is required',
		},
	],
])('what the server says of %o comes back for the field', async (change, errors) => {
	const { $checkout, $toasts, completeBooking } = await visitCheckout(offer);
	expect(await completeBooking({ ...form, ...change })).toEqual(errors);
	expect($checkout.get()).toMatchObject({ step: 'form', previousTotal: null });
	expect($toasts.get()).toEqual([]);
	await expectNothingStored();
	expect(await completeBooking(form)).toEqual({});
	expect($checkout.get().step).toBe('booked');
});

test('a refusal of the whole trip is told in the words of the server', async () => {
	await db.delete(flights);
	const { $checkout, $toasts, completeBooking } = await visitCheckout(dealForTwo);
	expect(await completeBooking(form)).toEqual({});
	const description = 'This trip is no longer available.';
	expect($toasts.get()).toMatchObject([{ ...failed, description }]);
	expect($checkout.get().step).toBe('form');
});

const away = {
	...deps,
	get db(): never {
		throw new DatabaseUnavailable(new Error('connection refused'));
	},
};
const unusable: [string, Network['serve']][] = [
	['a server that is away', (request) => handle(request, away)],
	['a page in place of JSON', async () => new Response('<h1>Sign in to the hotel network</h1>')],
	['a success without a reference', async () => Response.json({ ok: true }, { status: 201 })],
	['an error of another program', async () => new Response('Bad Gateway', { status: 502 })],
];
test.each(unusable)('%s is told as a failure, and the form can be sent again', async (_, serve) => {
	network.serve = serve;
	const { $checkout, $toasts, completeBooking } = await visitCheckout(offer);
	expect(await completeBooking(form)).toEqual({});
	expect($toasts.get()).toMatchObject([failed]);
	expect($checkout.get()).toMatchObject({ step: 'form', previousTotal: null });
	expect(network.sent).toHaveLength(1);
	expect(localStorage.getItem('bookings')).toBeNull();

	network.serve = (request) => handle(request, deps);
	await completeBooking(form);
	expect($checkout.get().step).toBe('booked');
});

function stored() {
	const { itemId, travelers, totalPrice } = bookings;
	return db.select({ itemId, travelers, totalPrice }).from(bookings);
}
