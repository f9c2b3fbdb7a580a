import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { handle } from '#functions/api.ts';
import { bookings } from '#src/server/db/schema.ts';

import { bookingCalls, offer } from '../support/booking-calls.ts';
import { type Fate, type Network, stubNetwork, stubStorage } from '../support/browser-edge.ts';
import { form, visitCheckout } from '../support/checkout-visit.ts';
import { emptyDatabase } from '../support/database.ts';

const { db, deps } = await bookingCalls();
const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
let network: Network;

beforeEach(() => {
	stubStorage();
	network = stubNetwork((request) => handle(request, deps));
});

afterEach(() => vi.unstubAllGlobals());

test.each<Fate>(['request lost', 'answer lost'])(
	'when the %s, the same attempt is sent the other way, and one booking is stored',
	async (fate) => {
		network.fates = [fate];
		const { $checkout, $toasts, completeBooking } = await visitCheckout(offer);
		expect(await completeBooking(form)).toEqual({});
		expect(network.sent.map(({ by }) => by)).toEqual(['fetch', 'xhr']);
		const [first, second] = network.sent;
		expect(first?.attempt).toMatch(uuid);
		expect(second).toEqual({ ...first, by: 'xhr' });
		const [row, ...more] = await db.select().from(bookings).orderBy(bookings.id);
		expect(more).toEqual([]);
		expect($checkout.get()).toMatchObject({
			step: 'booked',
			receipt: { bookingId: row?.reference },
		});
		expect($toasts.get()).toEqual([]);
	},
);

test('when both ways fail it is told, and the same form sent again finds the booking', async () => {
	network.fates = ['answer lost', 'answer lost'];
	const { $checkout, $toasts, completeBooking } = await visitCheckout(offer);
	expect(await completeBooking(form)).toEqual({});
	expect($checkout.get()).toMatchObject({ step: 'form', previousTotal: null });
	expect($toasts.get()).toMatchObject([
		{
			title: 'Booking Failed',
			description: 'There was an error processing your booking. Please try again.',
			tone: 'destructive',
		},
	]);
	expect(localStorage.getItem('bookings')).toBeNull();

	await completeBooking(form);
	expect(new Set(attempts()).size).toBe(1);
	expect(network.sent).toHaveLength(3);
	const [row, ...more] = await db.select().from(bookings).orderBy(bookings.id);
	expect(more).toEqual([]);
	expect($checkout.get()).toMatchObject({ step: 'booked', receipt: { bookingId: row?.reference } });
});

test('a changed form is another attempt', async () => {
	network.fates = ['request lost', 'request lost'];
	const { $checkout, completeBooking } = await visitCheckout(offer);
	await completeBooking(form);
	await completeBooking({ ...form, phone: '+44 20 7946 0959' });
	const [lost, , sent] = attempts();
	expect(sent).toMatch(uuid);
	expect(sent).not.toBe(lost);
	expect($checkout.get().step).toBe('booked');
	expect(await db.$count(bookings)).toBe(1);
});

test('a form changed and changed back is the attempt that it was', async () => {
	network.fates = ['answer lost', 'answer lost', 'request lost', 'request lost'];
	const { $checkout, completeBooking } = await visitCheckout(offer);
	await completeBooking(form);
	await completeBooking({ ...form, phone: '+44 20 7946 0959' });
	await completeBooking(form);
	expect(attempts()[4]).toBe(attempts()[0]);
	expect($checkout.get().step).toBe('booked');
	expect(await db.$count(bookings)).toBe(1);
});

test('each load of the page makes attempts of its own', async () => {
	for (let load = 0; load < 2; load += 1) {
		const { completeBooking } = await visitCheckout(offer);
		await completeBooking(form);
	}
	expect(new Set(attempts()).size).toBe(2);
	expect(await db.$count(bookings)).toBe(2);
});

test('a browser without crypto.randomUUID, as on an insecure origin, makes attempts too', async () => {
	const getRandomValues = crypto.getRandomValues.bind(crypto);
	network.serve = async () => new Response(null, { status: 502 });
	const { completeBooking } = await visitCheckout(offer);
	vi.stubGlobal('crypto', { getRandomValues });
	await completeBooking(form);
	expect(attempts()).toEqual([expect.stringMatching(uuid)]);
});

test('whatever is lost on the way and however often it is sent, one booking is stored and shown', async () => {
	const fates = fc.array(fc.constantFrom<Fate>('arrives', 'request lost', 'answer lost'), {
		maxLength: 8,
	});
	await fc.assert(
		fc.asyncProperty(fates, fc.integer({ min: 1, max: 3 }), async (lost, clicks) => {
			await emptyDatabase(db);
			network.fates = [...lost];
			const { $checkout, completeBooking } = await visitCheckout(offer);
			for (let tries = 0; tries <= lost.length && $checkout.get().step === 'form'; tries += 1) {
				await Promise.all(Array.from({ length: clicks }, () => completeBooking(form)));
			}
			const rows = await db.select().from(bookings).orderBy(bookings.id);
			expect(rows).toHaveLength(1);
			expect($checkout.get()).toMatchObject({
				step: 'booked',
				receipt: { bookingId: rows[0]?.reference },
			});
		}),
		{ numRuns: 60 },
	);
});

function attempts() {
	return network.sent.map(({ attempt }) => attempt);
}
