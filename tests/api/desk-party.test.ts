import { randomUUID } from 'node:crypto';

import { addMinutes } from 'date-fns/addMinutes';
import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { balanceOf } from '#src/domain/bookings/balance.ts';
import { tourTotal } from '#src/domain/bookings/trip-price.ts';
import { changes, departures, flights, waitingList } from '#src/server/db/schema.ts';

import { testNow } from '../support/api.ts';
import { offerOf } from '../support/bookings.ts';
import { testDatabase } from '../support/database.ts';
import { partyCalls, price } from '../support/party-calls.ts';

const db = await testDatabase();
const {
	store,
	perform,
	done,
	undo,
	bookingNow,
	letters,
	departureId,
	tour,
	tourNumber,
	name,
	names,
	seats,
	priceOf,
} = partyCalls(db);

const nobody = { kind: 'traveller', name: '', birthDate: '', needs: '' };
const bob = { ...nobody, name: 'Bob Byron', birthDate: '1990-05-31' };

describe('one more', () => {
	const addition = tourTotal(price, 3) - tourTotal(price, 2);

	test('costs what a seat costs today, and is told before', async () => {
		const id = await tour();
		await db.update(departures).set({ price: 2000 }).where(eq(departures.id, departureId()));
		expect((await priceOf(id, 'join=traveller')).body).toEqual({
			total: tourTotal(price, 2),
			addition: 2200,
			source: 'A seat of the departure costs $2,000 today, before taxes.',
			refund: null,
			seatsLeft: 14,
			refusal: null,
		});
	});

	test('joins with seat, price, letter and log; undone, nothing is left of it', async () => {
		const id = await tour();
		await name(id, 1, 'Ada Lovelace');
		const before = await bookingNow(id);
		const { booking, operation } = await done(id, 'party/add', { traveller: bob, addition });
		expect(booking).toMatchObject({ travelers: 3, totalPrice: tourTotal(price, 3) });
		expect(await names(id)).toEqual(['1 Ada Lovelace', '3 Bob Byron']);
		expect(await seats()).toBe(3);
		expect(operation?.summary).toBe('Added Bob Byron for $1,870.00');
		const [letter] = await letters();
		expect(letter?.subject).toContain('is now for 3 travelers');
		expect(letter?.body).toContain('$3,740.00 → $5,610.00');
		const log = await db.select().from(changes).orderBy(asc(changes.id));
		expect(log.at(-1)?.after).toEqual({
			travellerNames: ['Ada Lovelace', 'Bob Byron, born May 31, 1990'],
		});

		expect((await undo(operation)).status).toBe(200);
		expect(await names(id)).toEqual(['1 Ada Lovelace']);
		expect(await seats()).toBe(2);
		const { version, updatedAt, ...after } = await bookingNow(id);
		expect(before).toMatchObject(after);
		expect((await letters())[0]?.cancelledAt).not.toBeNull();
	});

	test('joins once, however often it is sent', async () => {
		const id = await tour();
		const asked = { traveller: bob, addition, version: 1 };
		const attempt = randomUUID();
		const first = await done(id, 'party/add', asked, { attempt });
		expect(await done(id, 'party/add', asked, { attempt })).toEqual(first);
		expect(await seats()).toBe(3);
	});

	test('finds no seat on a full departure, and nothing is stored', async () => {
		const id = await tour();
		await db.update(departures).set({ capacity: 2 }).where(eq(departures.id, departureId()));
		const refused = await perform(id, 'party/add', { traveller: bob, addition });
		expect(refused).toMatchObject({
			status: 409,
			body: { message: expect.stringContaining('No seats are left on May 15, 2027') },
		});
		expect(await bookingNow(id)).toMatchObject({ travelers: 2, version: 1 });
		expect(await names(id)).toEqual([]);
		expect(await letters()).toEqual([]);
	});

	test('is refused at another price than was told, and of what is cancelled, expired or over', async () => {
		const id = await tour();
		const dearer = await perform(id, 'party/add', { traveller: bob, addition: addition - 1 });
		expect(dearer).toMatchObject({
			status: 409,
			body: { message: expect.stringContaining('costs $1,870.00 now') },
		});
		const asked = { traveller: bob, addition };
		for (const changed of [
			{ status: 'Cancelled' as const },
			{ status: 'Pending Confirmation' as const, heldUntil: addMinutes(testNow, -1) },
			{ departureDate: '2026-11-01' },
		]) {
			const other = await tourNumber(changed);
			expect((await perform(other, 'party/add', asked)).status).toBe(409);
			expect(await perform(other, 'party/take-off', off(2, 1))).toMatchObject({ status: 409 });
		}
	});

	test('of an offer is one of its party, at what the same search asks today', async () => {
		const offer = offerOf('2026-11-01');
		const id = await store(1, {
			itemId: offer.id,
			totalPrice: offer.price,
			heldUntil: addMinutes(testNow, 60),
			details: { party: '2-adults', legs: offer.legs, price: offer.price },
		});
		const dearer = offerOf('2026-11-21', 3, { passengers: '2-adults-1-child' });
		expect((await priceOf(id, 'join=child')).body).toMatchObject({
			addition: dearer.pricePerTraveller,
			seatsLeft: null,
		});
		const child = { ...nobody, kind: 'child', name: 'Kim', birthDate: '2020-01-01' };
		const { booking } = await done(id, 'party/add', {
			traveller: child,
			addition: dearer.pricePerTraveller,
		});
		expect(booking.details).toMatchObject({
			party: '2-adults-1-child',
			price: offer.price + dearer.pricePerTraveller,
		});
		const old = { ...child, birthDate: '1990-01-01' };
		const tooOld = await perform(id, 'party/add', { traveller: old, addition: 1 });
		expect(tooOld.body).toMatchObject({ issues: [{ path: 'traveller.birthDate' }] });
	});

	test('of a deal costs the deal, and what it was booked at once that is gone', async () => {
		const id = await store(1, { heldUntil: addMinutes(testNow, 60) });
		expect((await priceOf(id, 'join=traveller')).body).toMatchObject({ addition: 449.5 });
		await db.update(flights).set({ deletedAt: testNow });
		expect((await priceOf(id, 'join=traveller')).body).toMatchObject({ addition: 620 });
	});
});

const off = (seat: number, amount: number, reason?: string) => ({
	seat,
	refund: { amount, ...(reason && { reason }) },
});

describe('one less', () => {
	// 175 days before: nine tenths of one of three.
	const back = (tourTotal(price, 3) - tourTotal(price, 2)) * 0.9;

	test('gets the policy’s part back, and who waits is offered the seat', async () => {
		await db.update(departures).set({ capacity: 3 }).where(eq(departures.id, departureId()));
		const id = await tour(3);
		await name(id, 1, 'Ada Lovelace');
		await name(id, 2, 'Bob Byron');
		await db.insert(waitingList).values({
			departureId: departureId(),
			name: 'Grace Hopper',
			email: 'grace@example.com',
			travellers: 1,
			leaveHash: 'x',
			status: 'waiting',
		});
		expect((await priceOf(id, 'leave=2')).body).toMatchObject({
			refund: { least: back, most: back, isPaid: true },
		});
		const { booking, operation } = await done(id, 'party/take-off', off(2, back));
		expect(booking).toMatchObject({ travelers: 2, totalPrice: tourTotal(price, 3) - back });
		expect(operation?.summary).toBe('Took off Bob Byron, $1,683.00 off the total');
		expect(await names(id)).toEqual(['1 Ada Lovelace']);
		expect(await db.select().from(waitingList)).toMatchObject([{ status: 'offered' }]);
		// Grace has the seat for a day.
		expect(await undo(operation)).toMatchObject({
			status: 409,
			body: { message: expect.stringContaining('No seats are left') },
		});
		expect(await bookingNow(id)).toMatchObject({ travelers: 2, version: 2 });
		expect(await names(id)).toEqual(['1 Ada Lovelace']);
	});

	test('undone, has their seat and their price again', async () => {
		const id = await tour(3);
		for (const seat of [1, 2, 3]) await name(id, seat, `Traveler ${seat}`);
		const { operation } = await done(id, 'party/take-off', off(1, back));
		expect(await names(id)).toEqual(['1 Traveler 2', '2 Traveler 3']);
		expect((await undo(operation)).status).toBe(200);
		expect(await names(id)).toEqual(['1 Traveler 1', '2 Traveler 2', '3 Traveler 3']);
		expect(await bookingNow(id)).toMatchObject({ travelers: 3, totalPrice: tourTotal(price, 3) });
		expect(await seats()).toBe(3);
	});

	test('gets another amount only with a reason, and never more than all', async () => {
		const id = await tour(3);
		const bare = await perform(id, 'party/take-off', off(2, 10));
		expect(bare.body).toMatchObject({ issues: [{ path: 'refund.reason' }] });
		const tooMuch = await perform(id, 'party/take-off', off(2, 9999, 'They asked nicely'));
		expect(tooMuch.body).toMatchObject({ issues: [{ path: 'refund.amount' }] });
		const { operation } = await done(id, 'party/take-off', off(2, 10, 'As agreed'));
		expect(operation?.summary).toContain('As agreed');
		expect((await letters())[0]?.body).not.toContain('As agreed');
	});

	test('is never the last one, nor a lead whom nobody follows', async () => {
		const alone = await tour(1);
		expect((await perform(alone, 'party/take-off', off(1, 1))).body).toMatchObject({
			issues: [{ path: 'seat', message: expect.stringContaining('cancel the booking') }],
		});
		const two = await tourNumber({});
		expect((await perform(two, 'party/take-off', off(1, 1))).body).toMatchObject({
			issues: [{ path: 'seat', message: expect.stringContaining('name them first') }],
		});
	});

	test('that nobody has paid owes nothing', async () => {
		const id = await tour(2, {
			status: 'Pending Confirmation',
			heldUntil: addMinutes(testNow, 60),
		});
		const share = tourTotal(price, 2) - tourTotal(price, 1);
		expect((await priceOf(id, 'leave=2')).body).toMatchObject({
			refund: { least: share, most: share, isPaid: false },
		});
		const { booking } = await done(id, 'party/take-off', off(2, share));
		expect(booking.totalPrice).toBe(tourTotal(price, 1));
	});
});

test('of what was never paid the policy keeps nothing', async () => {
	const id = await tour(3, { paid: 0, paidByWord: 0, departureDate: '2026-11-25' });
	const share = tourTotal(price, 3) - tourTotal(price, 2);
	expect((await priceOf(id, 'leave=2')).body).toMatchObject({
		refund: { least: share, most: share },
	});
	// A third of it was: theirs is kept, so close to the departure.
	const paid = tourTotal(price, 3) / 3;
	const some = await tourNumber({
		travelers: 3,
		totalPrice: tourTotal(price, 3),
		paid,
		paidByWord: 0,
		departureDate: '2026-11-25',
	});
	expect((await priceOf(some, 'leave=2')).body).toMatchObject({
		refund: { least: 1246.67, most: 1246.67 },
	});
});

test('what joins a booking that counted as paid by word is still to be paid', async () => {
	const id = await tour();
	const { booking } = await done(id, 'party/add', {
		traveller: bob,
		addition: tourTotal(price, 3) - tourTotal(price, 2),
	});
	expect(balanceOf(booking)).toMatchObject({
		state: 'Part paid',
		due: tourTotal(price, 3) - tourTotal(price, 2),
	});
});
