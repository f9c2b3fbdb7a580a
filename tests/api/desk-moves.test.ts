import { addDays } from 'date-fns/addDays';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { departuresConflict } from '#src/contract/bookings/booking.ts';
import { raiseUnagreed } from '#src/contract/desk/change-price.ts';
import { moveMessages, readMoves } from '#src/contract/desk/move.ts';
import { deskHoldEnd } from '#src/domain/bookings/hold.ts';
import { tourTotal } from '#src/domain/bookings/trip-price.ts';
import { operations, departures, scheduleChanges } from '#src/server/db/schema.ts';
import { site } from '#src/site.ts';

import { testNow } from '../support/api.ts';
import { lateOffer, offerOf } from '../support/bookings.ts';
import { testDatabase } from '../support/database.ts';
import { deskTour, price } from '../support/desk-tour.ts';

const db = await testDatabase();
const { ask, store, perform, done, undo, bookingNow, letters, booked, taken, unsent } =
	deskTour(db);

describe('moving a tour', () => {
	async function movesOf(id: number) {
		const path = `/api/desk/bookings/${id}/moves`;
		const moves = readMoves.reply.parse((await ask(handle, 'GET', path)).body);
		if (moves.type !== 'tour') throw new Error('A tour is no flight.');
		return moves.departures;
	}

	test('shows each departure with its seats and price, and moves seats, price and day', async () => {
		await db.update(departures).set({ price: 1200 }).where(eq(departures.id, 2));
		const id = await booked(1, 2, { status: 'Confirmed' });
		await booked(2, 1, { departureId: 2 });
		const target = (await movesOf(id)).find((each) => each.id === 2);
		const total = tourTotal(1200, 2);
		expect(target).toMatchObject({ seatsLeft: 4, quoted: total, total });
		const raise = { departureId: 2, total };
		expect(await perform(id, 'move', raise)).toMatchObject({
			status: 400,
			body: { issues: [{ path: 'isAgreed', message: raiseUnagreed }] },
		});
		const { booking, operation } = await done(id, 'move', { ...raise, isAgreed: true });
		expect(booking).toMatchObject({
			departureId: 2,
			departureDate: target?.date,
			totalPrice: total,
			quotedPrice: null,
			status: 'Confirmed',
		});
		expect(booking.details).toMatchObject({ departureDate: target?.date, price: 1200 });
		expect([await taken(1), await taken(2)]).toEqual([0, 3]);
		const [letter] = await unsent();
		expect(letter?.body).toContain('Total, taxes included: $2,200.00 → $2,640.00');
		expect(letter?.calendar).toContain('SEQUENCE:3');
		expect((await undo(operation)).status).toBe(200);
		expect([await taken(1), await taken(2)]).toEqual([2, 1]);
		expect(await bookingNow(id)).toMatchObject({ departureId: 1, totalPrice: tourTotal(price, 2) });
	});

	test('to a full departure is refused in words, and nothing is stored', async () => {
		const id = await booked(1, 2);
		await booked(2, 4, { departureId: 2, status: 'Confirmed' });
		const refused = await perform(id, 'move', { departureId: 2, total: tourTotal(price, 2) });
		expect(refused.status).toBe(409);
		const { message } = departuresConflict.parse(refused.body);
		expect(message).toMatch(
			/^Only 1 seat is left on .+, and 2 are needed\. Nothing was changed\.$/,
		);
		expect(await bookingNow(id)).toMatchObject({ departureId: 1, version: 1 });
		expect([await taken(1), await taken(2)]).toEqual([2, 4]);
		expect(await db.$count(operations)).toBe(0);
		expect(await letters()).toEqual([]);
	});

	test('keeps the share that the desk took off', async () => {
		await db.update(departures).set({ price: 1200 }).where(eq(departures.id, 2));
		const id = await booked(1, 2);
		await done(id, 'price', { total: 1980, reason: 'Ten percent promised' });
		expect((await movesOf(id)).find((each) => each.id === 2)).toMatchObject({
			quoted: 2640,
			total: 2376,
		});
		const { booking } = await done(id, 'move', { departureId: 2, total: 2376 });
		expect(booking).toMatchObject({
			totalPrice: 2376,
			quotedPrice: 2640,
			priceReason: 'Ten percent promised',
		});
	});

	test('is refused at another price than was shown, and to what cannot be booked', async () => {
		const id = await booked(1, 2);
		const total = tourTotal(price, 2);
		await db.update(departures).set({ price: 1200 }).where(eq(departures.id, 2));
		await db.update(departures).set({ state: 'closed' }).where(eq(departures.id, 3));
		expect(await perform(id, 'move', { departureId: 2, total })).toMatchObject({
			status: 409,
			body: { message: moveMessages.priceChanged },
		});
		for (const departureId of [1, 3, 999]) {
			const refused = await perform(id, 'move', { departureId, total });
			expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'departureId' }] } });
		}
		expect((await perform(id, 'move', { total })).status).toBe(400);
		expect(await db.$count(operations)).toBe(0);
	});

	test('of one whose hold has ended holds it anew', async () => {
		const id = await booked(1, 2, { heldUntil: testNow });
		const { booking } = await done(id, 'move', { departureId: 2, total: tourTotal(price, 2) });
		expect(booking.heldUntil).toBe(deskHoldEnd(site, testNow).toISOString());
		expect(await taken(2)).toBe(2);
	});
});

describe('moving a flight', () => {
	const offer = offerOf('2026-11-21');

	test('to another day shows the same engine’s offers for its route, class and party', async () => {
		const { origin, destination, departureDate, returnDate, cabinClass, legs } = offer;
		const details = { origin, destination, departureDate, returnDate, cabinClass, legs };
		const id = await store(1, {
			itemId: offer.id,
			totalPrice: offer.price,
			details: { ...details, party: '2-adults', price: offer.price },
		});
		const query = 'departureDate=2026-12-12&returnDate=2026-12-20';
		const path = `/api/desk/bookings/${id}/moves?${query}`;
		const moves = readMoves.reply.parse((await ask(handle, 'GET', path)).body);
		if (moves.type !== 'flight') throw new Error('A flight is no tour.');
		expect(moves.offers).toHaveLength(8);
		const [chosen] = moves.offers;
		const asked = { offer: chosen?.id ?? '', total: chosen?.total ?? 0 };
		const { booking, operation } = await done(id, 'move', asked);
		expect(booking).toMatchObject({ departureDate: '2026-12-12', totalPrice: chosen?.quoted });
		expect(booking.details).toMatchObject({ airline: chosen?.airline, legs: chosen?.legs });
		expect(await bookingNow(id)).toMatchObject({ itemId: chosen?.id });
		const [letter] = await unsent();
		expect(letter?.body).toMatch(
			/Outward: not known → Sat, Dec 12, 2026, .+ JFK to |Outward: Thu, Dec 10, 2026, .+ → Sat, Dec 12/,
		);
		await undo(operation);
		expect(await bookingNow(id)).toMatchObject({ itemId: offer.id, totalPrice: offer.price });
		const same = await perform(id, 'move', { offer: offer.id, total: offer.price });
		expect(same).toMatchObject({ status: 400, body: { issues: [{ path: 'offer' }] } });
	});

	test('to one that the site no longer sells is possible, said so, and held no longer than it is there', async () => {
		const late = lateOffer();
		const today = { departureDate: late.departureDate, returnDate: null };
		const { origin, destination, cabinClass, price: total } = offer;
		const id = await store(1, {
			itemId: offer.id,
			totalPrice: total,
			heldUntil: addDays(testNow, 3),
			details: { origin, destination, ...today, cabinClass, party: '2-adults', price: total },
		});
		const path = `/api/desk/bookings/${id}/moves?departureDate=2026-11-21&returnDate=`;
		const moves = readMoves.reply.parse((await ask(handle, 'GET', path)).body);
		if (moves.type !== 'flight') throw new Error('A flight is no tour.');
		const chosen = moves.offers.find((each) => each.id === late.id);
		expect(new Date(chosen?.soldUntil ?? '') < testNow).toBe(true);
		const { booking } = await done(id, 'move', { offer: late.id, total: chosen?.total });
		expect(booking.heldUntil).toBe(late.leavesAt);
	});

	test('ends what was asked about the flight that it leaves, until it is undone', async () => {
		const id = await store(1);
		const { legs } = offer;
		const asked = { before: legs, after: legs, isSignificant: true, answer: 'asked' } as const;
		await db.insert(scheduleChanges).values({ bookingId: id, ...asked });
		const before = await db.select().from(scheduleChanges).orderBy(scheduleChanges.id);
		const path = `/api/desk/bookings/${id}/moves`;
		const moves = readMoves.reply.parse((await ask(handle, 'GET', path)).body);
		if (moves.type !== 'flight') throw new Error('A flight is no tour.');
		const [chosen] = moves.offers;
		const { operation } = await done(id, 'move', { offer: chosen?.id, total: chosen?.total });
		expect(await db.$count(scheduleChanges)).toBe(0);
		await undo(operation);
		expect(await db.select().from(scheduleChanges).orderBy(scheduleChanges.id)).toEqual(before);
	});

	test('of a deal searches its airports; another party, an old quote and a text are refused', async () => {
		const id = await store(1);
		const path = `/api/desk/bookings/${id}/moves`;
		const moves = readMoves.reply.parse((await ask(handle, 'GET', path)).body);
		if (moves.type !== 'flight') throw new Error('A flight is no tour.');
		expect(moves.offers[0]?.id).toMatch(/^JFK\.LHR\.2026-12-10\.2026-12-20\.business\.2-adults\./);
		const others = [
			offerOf('2026-11-21', 0, { passengers: '1-adult' }).id,
			offerOf('2026-11-19', 0, { cabinClass: 'business' }).id,
			'a flight',
		];
		for (const text of others) {
			const refused = await perform(id, 'move', { offer: text, total: 100 });
			expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'offer' }] } });
		}
		for (const days of ['departureDate=2026-11-01', 'returnDate=2026-12-01', 'departureDate=x']) {
			expect((await ask(handle, 'GET', `${path}?${days}`)).status).toBe(400);
		}
	});

	test('is refused while it is cancelled', async () => {
		const id = await store(1, { status: 'Cancelled' });
		expect(await perform(id, 'move', { offer: offer.id, total: 1 })).toMatchObject({
			status: 409,
			body: { message: moveMessages.cancelled },
		});
	});
});
