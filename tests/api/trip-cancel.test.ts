import { addDays } from 'date-fns/addDays';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';

import { handle } from '#functions/api.ts';
import { cancelMessages } from '#src/contract/trips/cancel.ts';
import { changes, departures, outbox, tours, waitingList } from '#src/server/db/schema.ts';
import { site } from '#src/site.ts';

import { testNow } from '../support/api.ts';
import { tourRow } from '../support/bookings.ts';
import { cancelCalls, heldFlight, paidTour } from '../support/cancel-calls.ts';
import { testDatabase } from '../support/database.ts';

/** The last day on which the tour pays back 90 %. */
const yesterday = new Date('2026-11-20T12:00:00Z');
let now = testNow;
const { db, ask, trip, post, submit, cancel, seenOf, accept, bookingNow, messages, visitOf } =
	cancelCalls(await testDatabase(), { now: () => now });

beforeEach(() => {
	now = testNow;
	vi.spyOn(console, 'info').mockImplementation(() => {});
	vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** The kinds of letters that lie in the outbox, with whom they go to. */
async function letters() {
	const rows = await db.select().from(outbox).orderBy(outbox.id);
	return rows.map(({ kind, recipient }) => `${kind} ${recipient}`);
}

test('a booking that is not paid is given back at once, with a letter, and the log says who did', async () => {
	const held = await trip(1, heldFlight);
	const { status, body } = await cancel(held);
	expect([status, body]).toEqual([
		200,
		{ outcome: 'cancelled', message: cancelMessages.cancelled },
	]);
	expect(await bookingNow(held)).toMatchObject({ status: 'Cancelled', version: 2, refund: null });
	expect(await letters()).toEqual(['booking-cancelled ada@example.com']);
	expect(await messages()).toEqual([]);
	const [change] = await db.select().from(changes);
	expect(change).toMatchObject({
		administratorId: null,
		name: 'The traveler',
		after: { status: 'Cancelled' },
	});
	// Once more it is the same, and nobody is written to again.
	expect((await post(held, 'cancel', { seen: 'unpaid' })).status).toBe(200);
	expect(await letters()).toHaveLength(1);
	expect((await bookingNow(held)).version).toBe(2);
});

test('its seats are free and offered to who waits, as when the desk cancels', async () => {
	await db.insert(tours).values(tourRow());
	await db.insert(departures).values({ tourId: 1, date: '2027-05-15', capacity: 2 });
	const held = await trip(1, {
		...heldFlight,
		type: 'tour',
		departureId: 1,
		departureDate: '2027-05-15',
	});
	const grace = { name: 'Grace', email: 'grace@example.com', travellers: 2 };
	await db.insert(waitingList).values({ ...grace, departureId: 1 });
	expect((await cancel(held)).status).toBe(200);
	expect(await letters()).toEqual([
		'booking-cancelled ada@example.com',
		'waiting-list-seats grace@example.com',
	]);
});

test('an expired hold is given back too; a trip whose day is over is not', async () => {
	const expired = await trip(1, { ...heldFlight, heldUntil: addDays(testNow, -1) });
	expect((await cancel(expired)).status).toBe(200);
	const gone = await trip(2, { ...heldFlight, departureDate: '2026-11-20' });
	const { status, body } = await post(gone, 'cancel', { seen: 'unpaid' });
	expect([status, body]).toEqual([409, { message: cancelMessages.departed }]);
});

test('a paid trip asks the desk: the policy’s amount of this moment stays, whenever it is answered', async () => {
	const paid = await trip(1, paidTour);
	now = yesterday;
	const asked = await cancel(paid, { note: 'We are expecting a baby.' });
	expect(asked.body).toEqual({ outcome: 'asked', message: cancelMessages.asked });
	expect(await bookingNow(paid)).toMatchObject({ status: 'Confirmed', version: 1 });
	// 90 % of 7,226.99, a half cent up.
	expect(await messages()).toMatchObject([
		{
			kind: 'cancellation',
			cancellation: 'asked',
			refund: 6504.29,
			body: 'We are expecting a baby.',
			createdAt: yesterday,
		},
	]);
	expect(await letters()).toEqual([
		`cancellation-for-desk ${site.email}`,
		'cancellation-asked ada@example.com',
	]);
	const [forDesk, receipt] = await db.select().from(outbox).orderBy(outbox.id);
	expect(forDesk?.body).toContain('We are expecting a baby.');
	expect(receipt?.body).toContain('$6,504.29');
	expect(receipt?.body).not.toContain('baby');

	// A day later it is accepted, and 70 % would be all the policy gives then.
	now = testNow;
	const preview = await ask(handle, 'GET', `/api/bookings/${paid.id}/letters`);
	expect(JSON.stringify(preview.body)).toContain('$6,504.29');
	const answer = await accept(paid, { request: 1 });
	expect(answer.status).toBe(200);
	expect(await bookingNow(paid)).toMatchObject({ status: 'Cancelled', refund: 6504.29 });
	expect((await messages())[0]).toMatchObject({ cancellation: 'accepted', decidedAt: now });
	const [cancelled] = await db.select().from(outbox).where(eq(outbox.kind, 'booking-cancelled'));
	expect(cancelled?.body).toContain('$6,504.29');
});

test('the desk that cancels in the dialog answers the request by it, and pays by the moment of asking', async () => {
	const paid = await trip(1, paidTour);
	now = yesterday;
	await cancel(paid);
	now = testNow;
	const body = { status: 'Cancelled' };
	expect((await ask(handle, 'PATCH', `/api/bookings/${paid.id}`, body)).status).toBe(200);
	expect((await bookingNow(paid)).refund).toBe(6504.29);
	expect((await messages())[0]).toMatchObject({ cancellation: 'accepted' });
});

test('a page that promised another amount cancels nothing, whatever came between', async () => {
	const paid = await trip(1, paidTour);
	const before = await seenOf(paid, yesterday);
	now = new Date('2026-11-21T05:00:00Z');
	const stale = await post(paid, 'cancel', { seen: before });
	expect([stale.status, stale.body]).toEqual([409, { message: cancelMessages.refundChanged }]);
	now = new Date('2026-11-21T04:59:59Z');
	expect((await post(paid, 'cancel', { seen: before })).status).toBe(200);
	now = testNow;

	const held = await trip(2, heldFlight);
	await ask(handle, 'PATCH', `/api/bookings/${held.id}`, { status: 'Confirmed' });
	expect((await post(held, 'cancel', { seen: 'unpaid' })).status).toBe(409);
	expect((await bookingNow(held)).status).toBe('Confirmed');
});

test('asked twice it is one request; withdrawn, the trip stays booked and can be asked for anew', async () => {
	const paid = await trip(1, paidTour);
	await cancel(paid);
	expect((await cancel(paid)).body).toMatchObject({ outcome: 'asked' });
	expect(await messages()).toHaveLength(1);
	const withdrawn = await post(paid, 'withdraw', { request: '1' });
	expect(withdrawn.body).toEqual({ message: cancelMessages.withdrawn });
	expect((await messages())[0]).toMatchObject({ cancellation: 'withdrawn', decidedAt: now });
	expect((await letters()).at(-1)).toBe(`withdrawal-for-desk ${site.email}`);
	const told = (await letters()).length;
	expect((await post(paid, 'withdraw', { request: '1' })).status).toBe(200);
	expect(await letters()).toHaveLength(told);
	const unknown = await post(paid, 'withdraw', { request: '9' });
	expect([unknown.status, unknown.body]).toEqual([409, { message: cancelMessages.notWaiting }]);
	const tooLate = await accept(paid, { request: 1 });
	expect([tooLate.status, (await bookingNow(paid)).status]).toEqual([409, 'Confirmed']);
	await cancel(paid);
	expect(await messages()).toMatchObject([
		{ cancellation: 'withdrawn' },
		{ cancellation: 'asked' },
	]);
});

test('without a script a form leads back to its part of the page, and a refused one says why there', async () => {
	const held = await trip(1, heldFlight);
	const done = await submit(held, 'cancel', { seen: 'unpaid', note: '' });
	expect(done.status).toBe(303);
	expect(done.headers.get('Location')).toBe(`/trip/${held.reference}?done=cancel#cancel`);
	expect((await bookingNow(held)).status).toBe('Cancelled');
});

test('whoever only reads of a trip, and whoever has another’s key, cancels nothing and writes nothing', async () => {
	const held = await trip(1, heldFlight);
	const other = await trip(2, heldFlight);
	const reader = { ...held, cookie: await visitOf(held.id, held.reference, false) };
	const thief = { ...held, cookie: other.cookie.replace(other.reference, held.reference) };
	const calls = { cancel: { seen: 'unpaid' }, messages: { kind: 'question', body: 'Hello?' } };
	for (const [what, body] of Object.entries(calls)) {
		expect((await post(reader, what, body)).status).toBe(403);
		expect((await post(thief, what, body)).status).toBe(404);
	}
	expect((await post(reader, 'withdraw', { request: '1' })).status).toBe(403);
	expect((await bookingNow(held)).status).toBe('Pending Confirmation');
	expect(await messages()).toEqual([]);
	expect(await letters()).toEqual([]);
});
