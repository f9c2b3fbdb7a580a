import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { handle } from '#functions/api.ts';
import { bookings } from '#src/server/db/schema.ts';

import { bookingCalls, offer } from '../support/booking-calls.ts';
import {
	type Fate,
	type Network,
	stubNetwork,
	stubStorage,
	stubWindowEvents,
} from '../support/browser-edge.ts';
import { form, visitCheckout } from '../support/checkout-visit.ts';
import { emptyDatabase } from '../support/database.ts';

const { db, deps } = await bookingCalls();
const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
let network: Network;

beforeEach(() => {
	stubStorage();
	stubWindowEvents();
	network = stubNetwork((request) => handle(request, deps));
});

afterEach(() => vi.unstubAllGlobals());

test('when the request is lost, it is sent the other way under the same id, and one booking is stored', async () => {
	network.fates = ['request lost'];
	const page = await visitCheckout(offer);
	expect(await page.completeBooking(form)).toEqual({});
	expect(network.sent.map(({ by }) => by)).toEqual(['fetch', 'xhr']);
	const [first, second] = network.sent;
	expect(first?.attempt).toMatch(uuid);
	expect(second).toEqual({ ...first, by: 'xhr' });
	await expectBooked(page);
});

test('when the answer is lost, what was stored is found by its id, and nothing is sent again', async () => {
	network.fates = ['answer lost'];
	const page = await visitCheckout(offer);
	expect(await page.completeBooking(form)).toEqual({});
	expect(network.sent.map(({ by }) => by)).toEqual(['fetch']);
	expect(network.looks).toBe(1);
	await expectBooked(page);
});

test('while nothing is reached it waits and is called no failure; taken back, the same form sent again finds the booking', async () => {
	network.fates = allLost('answer lost');
	const page = await visitCheckout(offer);
	takeBack(page);
	expect(await page.completeBooking(form)).toEqual({});
	expect(page.$checkout.get()).toMatchObject({ step: 'form', previousTotal: null });
	expect(page.$toasts.get()).toEqual([]);
	expect(localStorage.getItem('bookings')).toBeNull();

	await page.completeBooking(form);
	expect(new Set(attempts()).size).toBe(1);
	await expectBooked(page);
});

test('what was stored is found after a reload, and booked no second time', async () => {
	network.fates = allLost('answer lost');
	const before = await visitCheckout(offer);
	takeBack(before);
	await before.completeBooking(form);

	const { $checkout, watchForBooking } = await visitCheckout(offer);
	const endWatch = watchForBooking();
	await expect.poll(() => $checkout.get()).toMatchObject({ step: 'arrived' });
	endWatch();
	const [row, ...more] = await db.select().from(bookings).orderBy(bookings.id);
	expect(more).toEqual([]);
	expect($checkout.get()).toMatchObject({ receipt: { bookingId: row?.reference } });
	expect(localStorage.getItem('openAttempts')).toBeNull();
});

test('after a reload the form filled in again in other words finds the booking that the first one made', async () => {
	network.fates = allLost('answer lost');
	const before = await visitCheckout(offer);
	takeBack(before);
	await before.completeBooking(form);

	const { $checkout, completeBooking } = await visitCheckout(offer);
	expect(await completeBooking({ ...form, phone: '+44 20 7946 0959' })).toEqual({});
	expect($checkout.get()).toMatchObject({ step: 'arrived' });
	expect(new Set(attempts()).size).toBe(1);
	expect(await db.$count(bookings)).toBe(1);
});

test('two tabs that send the same trip at once book it once', async () => {
	const tabs = [await visitCheckout(offer), await visitCheckout(offer)];
	const words = ['12 St James Square', '14 St James Square'];
	await Promise.all(
		tabs.map((tab, index) => tab.completeBooking({ ...form, address: words[index] ?? '' })),
	);
	expect(await db.$count(bookings)).toBe(1);
	expect(tabs.map(({ $checkout }) => $checkout.get().step).toSorted()).toEqual([
		'arrived',
		'booked',
	]);
});

test('a form changed while the first try never arrived is booked as it stands now', async () => {
	network.fates = allLost('request lost');
	const page = await visitCheckout(offer);
	takeBack(page);
	await page.completeBooking(form);
	await page.completeBooking({ ...form, phone: '+44 20 7946 0959' });
	const [row] = await expectBooked(page);
	expect(row).toMatchObject({ phone: '+44 20 7946 0959' });
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
			const page = await visitCheckout(offer);
			const { $checkout, completeBooking } = page;
			takeBack(page);
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

/** Whatever the page does about one try: it sends it, looks it up, sends it the other way, and looks it up again. */
function allLost(fate: Fate): Fate[] {
	return [fate, 'request lost', fate, 'request lost'];
}

/** Whoever uses it takes back what waits for a connection. */
function takeBack({ $waiting }: Pick<Awaited<ReturnType<typeof visitCheckout>>, '$waiting'>): void {
	$waiting.listen((waiting) => waiting?.takeBack());
}

async function expectBooked(page: Awaited<ReturnType<typeof visitCheckout>>) {
	const rows = await db.select().from(bookings).orderBy(bookings.id);
	expect(rows).toHaveLength(1);
	expect(page.$checkout.get()).toMatchObject({
		step: 'booked',
		receipt: { bookingId: rows[0]?.reference },
	});
	return rows;
}

function attempts() {
	return network.sent.map(({ attempt }) => attempt);
}
