import { randomUUID } from 'node:crypto';

import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { bookingPageView } from '#src/contract/desk/booking-page.ts';
import { moveMessages } from '#src/contract/desk/move.ts';
import { moveTripMessages } from '#src/contract/trips/move.ts';
import { parseOfferId } from '#src/domain/flights/quote.ts';
import { dateSeen, readDateSeen } from '#src/domain/trips/other-date.ts';
import { bookingRows } from '#src/server/bookings/booking-rows.ts';
import { otherDates } from '#src/server/bookings/moves/other-dates.ts';
import { selectRow } from '#src/server/changes/change-row.ts';
import { bookings, messages, outbox } from '#src/server/db/schema.ts';

import { send, testNow } from '../support/api.ts';
import { offerBooking, offerOf } from '../support/bookings.ts';
import { testDatabase } from '../support/database.ts';
import { drawnTrip } from '../support/drawn-trip.ts';
import { operationCalls } from '../support/operation-calls.ts';
import { visitCookie } from '../support/trips.ts';

const db = await testDatabase();
const { asAgent, deps, done, read, undo } = operationCalls(db);

/** From JFK to London on December 10, 2026, and back ten days later. */
const offer = offerOf('2026-11-21');
const flown = parseOfferId(offer.id);

beforeEach(() => asAgent());

async function booked(changes: Partial<typeof bookings.$inferInsert> = {}) {
	const answer = await send(handle, deps, 'POST', '/api/bookings', { body: offerBooking(offer) });
	expect(answer.status).toBe(201);
	const [trip] = await db
		.update(bookings)
		.set({ clientTotal: 0, ...changes })
		.returning();
	if (!trip) throw new Error('Nothing was stored.');
	return trip;
}

/** The days that the page of a trip lists, with their totals. */
async function listed(id: number) {
	const others = await otherDates(db, await selectRow(db, bookingRows, id), testNow);
	return others?.dates ?? [];
}

async function moveTo(
	trip: { id: number; reference: string },
	to: string,
	attempt: string = randomUUID(),
) {
	const headers = { Cookie: await visitCookie(db, trip), 'X-Client-Id': attempt };
	return send(handle, deps, 'POST', `/api/trips/${trip.reference}/move`, { body: { to }, headers });
}

const now = async (id: number) => {
	const [stored] = await db.select().from(bookings).where(eq(bookings.id, id));
	return stored;
};

test('the page lists the days around on which the same flights leave, each with its total', async () => {
	const trip = await booked();
	const { id: _, ...row } = trip;
	const page = await drawnTrip(db, row, { now: testNow });
	const seen = [...page.matchAll(/name="to"[^>]*value="([\d-]+ [\d.]+)"/g)].map(
		([, to = '']) => to,
	);
	const days = seen.map((to) => Object(readDateSeen(to)?.to).departureDate);
	expect(days.length).toBeGreaterThan(1);
	expect(days).not.toContain('2026-12-10');
	expect(days.every((day) => day >= '2026-12-03' && day <= '2026-12-17')).toBe(true);
	expect(page).toContain(`${offer.legs.map(({ number }) => number).join(' and ')} on other days`);
});

test('what is held moves at once: the same numbers, as many days apart, at the total that was shown', async () => {
	const trip = await booked();
	const [other] = await listed(trip.id);
	if (!other) throw new Error('It leaves on no other day.');
	const dearer = dateSeen({ ...other, total: other.total + 1 });
	expect(await moveTo(trip, dearer)).toMatchObject({
		status: 409,
		body: { message: moveMessages.priceChanged },
	});
	const attempt = randomUUID();
	expect(await moveTo(trip, dateSeen(other), attempt)).toMatchObject({
		status: 200,
		body: { outcome: 'moved' },
	});
	const moved = await now(trip.id);
	expect(moved).toMatchObject({ departureDate: other.date, totalPrice: other.total });
	expect(moved?.details).toMatchObject({ departureDate: other.date, returnDate: other.endDate });
	expect(parseOfferId(moved?.itemId ?? '')).toMatchObject({
		outward: Object(flown).outward,
		homeward: Object(flown).homeward,
	});
	// The same once more is the same, and its own day is none of the others.
	expect(await moveTo(trip, dateSeen(other), attempt)).toMatchObject({ status: 200 });
	expect((await listed(trip.id)).map(({ date }) => date)).not.toContain(other.date);
	const letters = await db.select().from(outbox).orderBy(asc(outbox.id));
	expect(letters.map(({ kind }) => kind)).toEqual(['booking-received', 'booking-moved']);
});

test('a day on which they do not leave is refused, and one that is no day', async () => {
	const trip = await booked();
	const leaving = (await listed(trip.id)).map(({ date }) => date);
	const other = ['2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06', '2026-12-19'].find(
		(day) => !leaving.includes(day),
	);
	expect(await moveTo(trip, `${other} 100.00`)).toMatchObject({
		status: 409,
		body: { message: moveTripMessages.gone },
	});
	expect(await moveTo(trip, '2026-12-41 100.00')).toMatchObject({ status: 400 });
});

test('of what is confirmed the desk is asked, and gives it by its own move on a later day, at that day’s fare', async () => {
	const trip = await booked({ status: 'Confirmed', heldUntil: null });
	const [other] = await listed(trip.id);
	if (!other) throw new Error('It leaves on no other day.');
	expect(await moveTo(trip, dateSeen(other))).toMatchObject({ body: { outcome: 'asked' } });
	expect((await now(trip.id))?.departureDate).toBe('2026-12-10');
	expect(await db.$count(messages)).toBe(1);
	const wish = async () =>
		bookingPageView.parse((await read(`/api/desk/bookings/${trip.id}`)).body).trip.wish;
	const asked = await wish();
	expect(asked).toMatchObject({ date: other.date, total: other.total });
	const { operation } = await done(trip.id, 'move', { ...asked?.to, total: other.total });
	expect((await now(trip.id))?.departureDate).toBe(other.date);
	expect(await wish()).toBeNull();
	expect((await undo(operation)).status).toBe(200);
	expect(await wish()).toMatchObject({ date: other.date });
});
