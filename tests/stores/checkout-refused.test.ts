import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { handle } from '#functions/api.ts';
import type { CheckoutForm } from '#src/contract/bookings/passenger.ts';
import { DatabaseUnavailable } from '#src/server/db/database-error.ts';
import { bookings, flights } from '#src/server/db/schema.ts';

import { bookingCalls, deal, offer, tour } from '../support/booking-calls.ts';
import { dealRow, offerOf } from '../support/bookings.ts';
import { type Network, stubNetwork, stubStorage } from '../support/browser-edge.ts';
import { draft, form, saveDraft, visitCheckout } from '../support/checkout-visit.ts';

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
	const ended = offerOf('2026-11-05', 1);
	const today = offerOf('2026-11-21', 1);
	const { $checkout, completeBooking } = await visitCheckout(ended);
	await completeBooking(form);
	const trip = { itemId: today.id, totalPrice: today.price };
	const { airline, duration } = today;
	expect(ended.price).not.toBe(today.price);
	expect(ended.legs).toEqual(today.legs);
	expect($checkout.get()).toMatchObject({
		step: 'form',
		previousTotal: ended.price,
		trip: { ...trip, airline, duration },
	});
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
const receipt = {
	bookingId: 'BD2345678',
	type: 'flight',
	title: 'New York (JFK) to London (LHR)',
	status: 'Pending Confirmation',
	travelers: 2,
	departureDate: '2026-12-10',
	totalPrice: 1840,
};
const noConnection = { title: 'No connection', tone: 'destructive' };
const noAnswer = { title: 'No answer yet', tone: 'destructive' };
const unusable: [string, object, Network['serve']][] = [
	['a server that is away', noAnswer, (request) => handle(request, away)],
	[
		'a page in place of JSON',
		noConnection,
		async () => new Response('<h1>Sign in to the hotel network</h1>'),
	],
	[
		'a success without a reference',
		noConnection,
		async () => Response.json({ ok: true }, { status: 201 }),
	],
	['a reference with an error', noAnswer, async () => Response.json(receipt, { status: 500 })],
	[
		'an error of another program',
		noAnswer,
		async () => new Response('Bad Gateway', { status: 502 }),
	],
	[
		'a failure of ours that stored nothing',
		failed,
		(request) =>
			request.method === 'GET'
				? handle(request, deps)
				: Promise.resolve(Response.json({ message: 'Something went wrong.' }, { status: 500 })),
	],
];
test.each(unusable)(
	'%s is told for what it is, and the form can be sent again',
	async (_, words, serve) => {
		network.serve = serve;
		const { $checkout, $toasts, completeBooking } = await visitCheckout(offer);
		expect(await completeBooking(form)).toEqual({});
		expect($toasts.get()).toMatchObject([words]);
		expect($checkout.get()).toMatchObject({ step: 'form', previousTotal: null });
		expect(localStorage.getItem('bookings')).toBeNull();

		network.serve = (request) => handle(request, deps);
		await completeBooking(form);
		expect($checkout.get().step).toBe('booked');
	},
);

function stored() {
	const { itemId, travelers, totalPrice } = bookings;
	return db.select({ itemId, travelers, totalPrice }).from(bookings).orderBy(bookings.id);
}
