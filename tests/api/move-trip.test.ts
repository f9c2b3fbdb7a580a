import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { tourWithSeats } from '#src/contract/catalog/catalog.ts';
import { moveMessages } from '#src/contract/desk/move.ts';
import { moveTripMessages } from '#src/contract/trips/move.ts';
import { tourTotal } from '#src/domain/bookings/trip-price.ts';
import { formatDates } from '#src/domain/calendar/format-date.ts';
import { noFacts } from '#src/domain/tours/tour-facts.ts';
import { dateSeen, readDateSeen } from '#src/domain/trips/other-date.ts';
import { bookings, departures, messages, outbox, tours } from '#src/server/db/schema.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { send, testNow } from '../support/api.ts';
import { tourRow } from '../support/bookings.ts';
import { testDatabase } from '../support/database.ts';
import { drawnTrip } from '../support/drawn-trip.ts';
import { countedSeats } from '../support/seats.ts';
import { storedBooking } from '../support/stored-booking.ts';
import { insertTours } from '../support/tours.ts';
import { visitCookie } from '../support/trips.ts';

const db = await testDatabase();
const { deps } = administratorCalls(db);
const price = 1000;
const total = tourTotal(price, 2);
const heldUntil = new Date(testNow.getTime() + 3_600_000);
const confirmed = { status: 'Confirmed', heldUntil: null, paid: total } as const;

/** A tour that leaves on May 15 (1) and June 12, 2027 (2). */
beforeEach(() => insertTours(db, tourRow({ discountPrice: price })));

const row = (changes: Parameters<typeof storedBooking>[1] = {}) =>
	storedBooking(1, {
		type: 'tour',
		itemId: '1',
		departureId: 1,
		departureDate: '2027-05-15',
		title: 'Kyoto',
		totalPrice: total,
		heldUntil,
		details: { departureDate: '2027-05-15', duration: '7 days' },
		...changes,
	});

async function booked(changes: Parameters<typeof storedBooking>[1] = {}) {
	const [stored] = await db.insert(bookings).values(row(changes)).returning();
	if (!stored) throw new Error('Nothing was stored.');
	return stored;
}

async function moveTo(
	trip: Awaited<ReturnType<typeof booked>>,
	{ id, total: seen }: { id: number; total: number },
	attempt: string = randomUUID(),
) {
	const headers = { Cookie: await visitCookie(db, trip), 'X-Client-Id': attempt };
	const body = { to: dateSeen({ to: { departureId: id }, total: seen }) };
	return send(handle, deps, 'POST', `/api/trips/${trip.reference}/move`, { body, headers });
}

const now = async (id: number) => {
	const [stored] = await db.select().from(bookings).where(eq(bookings.id, id));
	return stored;
};

const refused = (message: string) => ({ status: 409, body: { message } });

test('a tour that is held moves at once, with its seats, at the total that was shown, and is held for as long', async () => {
	const trip = await booked();
	await db.update(departures).set({ price: 1200 }).where(eq(departures.id, 2));
	expect(await moveTo(trip, { id: 2, total })).toMatchObject(refused(moveMessages.priceChanged));
	const dearer = { id: 2, total: tourTotal(1200, 2) };
	const attempt = randomUUID();
	const answer = await moveTo(trip, dearer, attempt);
	expect(answer).toMatchObject({ status: 200, body: { outcome: 'moved' } });
	const moved = await now(trip.id);
	expect(moved).toMatchObject({
		status: 'Pending Confirmation',
		departureId: 2,
		departureDate: '2027-06-12',
		totalPrice: dearer.total,
		heldUntil,
	});
	expect(await countedSeats(db, 1, testNow)).toMatchObject({ booked: 0 });
	expect(await countedSeats(db, 2, testNow)).toMatchObject({ booked: 2 });
	// The same once more is the same.
	expect(await moveTo(trip, dearer, attempt)).toMatchObject({ status: 200 });
	const letters = await db.select().from(outbox).orderBy(outbox.id);
	expect(letters.map(({ kind }) => kind)).toEqual(['booking-moved']);
	expect(await db.$count(messages)).toBe(0);
});

test('of one that is confirmed the desk is asked, with the days and both totals', async () => {
	const trip = await booked(confirmed);
	await db.update(departures).set({ price: 1200 }).where(eq(departures.id, 2));
	const dearer = { id: 2, total: tourTotal(1200, 2) };
	expect(await moveTo(trip, { id: 2, total })).toMatchObject(refused(moveMessages.priceChanged));
	const answer = await moveTo(trip, dearer);
	expect(answer).toMatchObject({
		status: 200,
		body: { outcome: 'asked', message: moveTripMessages.asked },
	});
	expect(await now(trip.id)).toMatchObject({ departureId: 1, totalPrice: total });
	const [message] = await db.select().from(messages);
	expect(message).toMatchObject({
		kind: 'change',
		body: `Please move this trip to ${formatDates('2027-06-12', '2027-06-18', 'weekday')}. I have seen the new total: $2,640.00, instead of $2,200.00.`,
	});
	const [letter] = await db.select().from(outbox);
	expect(letter?.body).toContain('$2,640.00');
});

test.each([
	['paid for in part', { paid: 100 }],
	['agreed on with the desk', { quotedPrice: total + 200 }],
])('a hold that is %s is for the desk to move', async (_, changes) => {
	const trip = await booked(changes);
	const page = await drawnTrip(db, row(changes), { now: testNow });
	expect(page).toContain('Ask for this departure');
	const [, to = ''] = /value="(\d+ [\d.]+)"/.exec(page) ?? [];
	const { total: seen = 0 } = readDateSeen(to) ?? {};
	expect(await moveTo(trip, { id: 2, total: seen })).toMatchObject({
		body: { outcome: 'asked' },
	});
	expect(await now(trip.id)).toMatchObject({ departureId: 1 });
});

test.each<[string, () => Promise<unknown>]>([
	['is full', () => db.update(departures).set({ capacity: 1 }).where(eq(departures.id, 2))],
	['is closed', () => db.update(departures).set({ state: 'closed' }).where(eq(departures.id, 2))],
	[
		'leaves tomorrow',
		() => db.update(departures).set({ date: '2026-11-22' }).where(eq(departures.id, 2)),
	],
])('a departure that %s is neither shown nor given', async (_, change) => {
	await change();
	for (const [number, changes] of [{}, confirmed].entries()) {
		const trip = await booked({ ...changes, reference: `BD300000${number}` });
		const page = await drawnTrip(db, row({ reference: trip.reference }), { now: testNow });
		expect(page).toContain('id="move"');
		expect(page).not.toContain('value="2 ');
		expect(await moveTo(trip, { id: 2, total })).toMatchObject(refused(moveTripMessages.gone));
		expect(await now(trip.id)).toMatchObject({ departureId: 1 });
	}
});

test.each([
	['whose hold has ended', { heldUntil: new Date(testNow.getTime() - 3_600_000) }],
	['that is cancelled', { status: 'Cancelled' as const }],
	['that has left', { ...confirmed, departureDate: '2026-11-21' }],
])('a trip %s has no other date to choose', async (_, changes) => {
	const trip = await booked(changes);
	expect(await drawnTrip(db, row(changes), { now: testNow })).not.toContain('id="move"');
	expect(await moveTo(trip, { id: 2, total })).toMatchObject(refused(moveTripMessages.notNow));
});

test('who has moved five times by themselves asks the desk from then on', async () => {
	const trip = await booked();
	for (const id of [2, 1, 2, 1, 2]) {
		expect(await moveTo(trip, { id, total })).toMatchObject({ body: { outcome: 'moved' } });
	}
	const more = { done: 'move' };
	const told = await drawnTrip(db, row(), { now: testNow, more });
	expect(told).toContain('Your trip has its new date: Sat, Jun 12');
	expect(told).not.toContain(moveTripMessages.asked);
	expect(told).not.toContain('What you have paid counts');
	expect(await moveTo(trip, { id: 1, total })).toMatchObject({ body: { outcome: 'asked' } });
	expect(await drawnTrip(db, row(), { now: testNow, more })).toContain(moveTripMessages.asked);
	expect(await now(trip.id)).toMatchObject({ departureId: 2 });
});

test('what is no departure is said at its field', async () => {
	const trip = await booked();
	const headers = { Cookie: await visitCookie(db, trip), 'X-Client-Id': randomUUID() };
	const path = `/api/trips/${trip.reference}/move`;
	expect(await send(handle, deps, 'POST', path, { body: { to: 'June' }, headers })).toMatchObject({
		status: 400,
		body: { issues: [{ path: 'to', message: moveTripMessages.choose }] },
	});
});

test('who only reads of a trip is shown no other dates', async () => {
	await booked();
	const reader = { mayChange: false, showsPrices: true, openedBy: 'key' } as const;
	expect(await drawnTrip(db, row(), { now: testNow, reader })).not.toContain('id="move"');
});

test('a departure outside the good months says so in the answer of the tour and where somebody moves to it', async () => {
	const facts = { ...noFacts, goodMonths: [5], otherMonths: 'rain on most days' };
	await db.update(tours).set({ facts }).where(eq(tours.id, 1));
	const words = 'Outside its good months: rain on most days';
	const { body } = await send(handle, deps, 'GET', '/api/tours/1');
	const [may, june] = tourWithSeats.parse(body).departures;
	expect([may?.season, june?.season]).toEqual(['', words]);
	const page = await drawnTrip(db, row(), { now: testNow });
	expect(page).toContain(words);
});
