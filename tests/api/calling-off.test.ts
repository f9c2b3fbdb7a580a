import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';

import { handle } from '#functions/api.ts';
import { handle as keepWaitingLists } from '#functions/waiting-list-offers.ts';
import { callingOffMessages } from '#src/contract/desk/calling-off.ts';
import { operationMessages } from '#src/contract/desk/operation.ts';
import { keptSeatsMessages } from '#src/contract/trips/kept-seats.ts';
import { deskMoment } from '#src/domain/bookings/desk-moment.ts';
import { tourTotal } from '#src/domain/bookings/trip-price.ts';
import { changes, departures, outbox, waitingList } from '#src/server/db/schema.ts';
import { site } from '#src/site.ts';

import { callingOff, price } from '../support/calling-off.ts';
import { testDatabase } from '../support/database.ts';
import { jobWorld } from '../support/job-world.ts';
import { countedSeats } from '../support/seats.ts';

const db = await testDatabase();
const { ask, store, book, pay, callOff, undo, booking, kept, answer, wait } = callingOff(db);

beforeEach(store);

const letters = () => db.select().from(outbox).orderBy(asc(outbox.id));
const seatsTakenOf = async (id: number) => {
	const { body } = await ask(handle, 'GET', '/api/admin/departures?tour=1&limit=50');
	return Object(body).find((row: { id: number }) => row.id === id).taken;
};

test('all that was paid goes back, whatever the policy says, and seats of another departure are kept for a week', async () => {
	const [paid, held] = [await book(2), await book(1, null)];
	await pay(paid, 700);
	const { status, body } = await callOff({ note: 'We are sorry.' });
	expect([status, Object(body).state, Object(body).taken]).toEqual([200, 'called off', 0]);
	expect(await booking(paid)).toMatchObject({
		status: 'Cancelled',
		refund: 700,
		kept: 0,
		refundReason: 'We called the departure off: too few travelers had booked it.',
	});
	expect(await booking(held)).toMatchObject({ status: 'Cancelled', refund: null, kept: 0 });
	const [change] = await db.select().from(changes).where(eq(changes.subject, 'departure'));
	expect(change?.label).toBe('Island Light, May 15, 2027, called off');
	const until = new Date('2026-11-28T12:00:00Z');
	expect(await kept()).toMatchObject([
		{ bookingId: paid, departureId: 2, seats: 2, totalPrice: tourTotal(price, 2), until },
		{ bookingId: held, departureId: 2, seats: 1, until },
	]);
	expect(await seatsTakenOf(2)).toBe(3);
	await wait('2026-11-28T12:00:00Z');
	expect(await seatsTakenOf(2)).toBe(0);
});

test('a hold that has ended has nothing to lose: it is not called off, and nobody is written to', async () => {
	const id = await book(1, null);
	await wait('2026-11-24T12:00:00Z');
	const { body } = await ask(handle, 'GET', '/api/admin/departures/1/call-off');
	expect(Object(body).bookings).toEqual([]);
	expect((await callOff()).status).toBe(200);
	expect((await booking(id)).status).toBe('Pending Confirmation');
	expect(await kept()).toEqual([]);
	const told = (await letters()).filter(({ kind }) => kind === 'booking-cancelled');
	expect(told).toEqual([]);
});

test('the letter says why, what comes back, and which seats they can have until when, once it cannot be undone', async () => {
	const id = await book(2);
	await pay(id, 700);
	await callOff({ note: 'The June departure is guaranteed.' });
	const told = (await letters()).filter(({ kind }) => kind === 'booking-cancelled');
	expect(told).toHaveLength(1);
	expect(told[0]?.nextAttemptAt).toEqual(new Date('2026-11-21T12:10:00Z'));
	for (const words of [
		'because too few travelers had booked it',
		'The June departure is guaranteed.',
		'You get back all you paid, $700.00',
		'June 12, 2027',
		'2 seats until',
	]) {
		expect(told[0]?.body).toContain(words);
	}
});

test('whoever takes the kept seats travels on the other day, for what they agreed to at most', async () => {
	const id = await book(2);
	await pay(id, 700);
	await db.update(departures).set({ price: 1500 }).where(eq(departures.id, 2));
	await callOff();
	const [seats] = await kept();
	expect((await answer(id, seats?.id ?? 0, 'taken')).status).toBe(200);
	expect(await booking(id)).toMatchObject({
		status: 'Confirmed',
		departureId: 2,
		departureDate: '2027-06-12',
		totalPrice: tourTotal(price, 2),
		quotedPrice: tourTotal(1500, 2),
		paid: 700,
		refund: null,
		kept: null,
	});
	expect(await kept()).toMatchObject([{ answer: 'taken' }]);
	expect(await seatsTakenOf(2)).toBe(2);
	// They heard of the calling off by this letter alone.
	const told = (await letters()).filter(
		({ bookingId, cancelledAt }) => bookingId === id && !cancelledAt,
	);
	expect(told.map(({ kind }) => kind)).not.toContain('booking-cancelled');
	expect(told.map(({ kind }) => kind)).toContain('booking-moved');
	// The same once more changes nothing.
	expect((await answer(id, seats?.id ?? 0, 'taken')).status).toBe(200);
});

test('what was held is held anew on the other day, and its letter says until when', async () => {
	const id = await book(1, null);
	await callOff();
	const [seats] = await kept();
	expect((await answer(id, seats?.id ?? 0, 'taken')).status).toBe(200);
	const { status, heldUntil, departureId } = await booking(id);
	expect([status, departureId]).toEqual(['Pending Confirmation', 2]);
	const moved = (await letters()).find(({ kind }) => kind === 'booking-moved');
	expect(moved?.body).toContain(`We hold it until ${deskMoment(site, heldUntil ?? new Date(0))}`);
});

test('seats that are given back are free at once, and what is over can no longer be taken', async () => {
	const [one, other] = [await book(2), await book(2)];
	await callOff({ reason: 'not safe' });
	const [first, second] = await kept();
	expect((await answer(one, first?.id ?? 0, 'declined')).status).toBe(200);
	expect(await seatsTakenOf(2)).toBe(2);
	await wait('2026-11-28T12:00:00Z');
	const late = await answer(other, second?.id ?? 0, 'taken');
	expect(late).toMatchObject({ status: 409, body: { message: keptSeatsMessages.ended } });
	expect((await booking(other)).status).toBe('Cancelled');
});

test('kept seats are nobody else’s, and too few of them are kept for nobody', async () => {
	await db.update(departures).set({ capacity: 3 }).where(eq(departures.id, 2));
	const [first, second] = [await book(2), await book(2)];
	await callOff({ reason: 'cannot be run' });
	expect((await kept()).map(({ bookingId }) => bookingId)).toEqual([first]);
	expect((await booking(second)).status).toBe('Cancelled');
	expect(await seatsTakenOf(2)).toBe(2);
});

test('for ten minutes it is undone as a whole: bookings, seats, guarantee and letters', async () => {
	const ids = [await book(3), await book(1), await book(1, null)];
	await db
		.insert(waitingList)
		.values({ departureId: 1, name: 'Eve', email: 'eve@example.com', travellers: 1 });
	const before = await Promise.all(ids.map(booking));
	const { body } = await callOff({ reason: 'not safe' });
	await wait('2026-11-21T12:09:00Z');
	const undone = await undo(Object(body).version);
	expect(undone).toMatchObject({
		status: 200,
		body: { state: 'guaranteed', taken: 5, calledOffAt: null, calledOffReason: null },
	});
	for (const [index, id] of ids.entries()) {
		const { status, refund, kept: keeps, heldUntil } = before[index] ?? {};
		expect(await booking(id)).toMatchObject({ status, refund, kept: keeps, heldUntil });
	}
	expect(await kept()).toEqual([]);
	const going = (await letters()).filter(
		({ kind, cancelledAt }) => kind === 'booking-cancelled' && !cancelledAt,
	);
	expect(going).toEqual([]);
	expect(await db.$count(waitingList, eq(waitingList.status, 'waiting'))).toBe(1);
});

test('it is not undone once ten minutes have passed, a letter is on its way or somebody has answered, nor for one booking', async () => {
	const id = await book(2);
	const { body } = await callOff();
	const { version } = Object(body);
	const page = await ask(handle, 'GET', `/api/desk/bookings/${id}`);
	const [operation] = Object(page.body).operations;
	// No button is offered that is refused.
	expect(operation).toMatchObject({ action: 'call off', undoUntil: null });
	const operationId = operation.id;
	const one = await ask(handle, 'POST', `/api/desk/operations/${operationId}/undo`, {});
	expect(one).toMatchObject({ status: 409, body: { message: operationMessages.calledOff } });
	await wait('2026-11-21T12:10:00Z');
	expect((await undo(version)).status).toBe(409);
	await wait('2026-11-21T12:05:00Z');
	const [seats] = await kept();
	await answer(id, seats?.id ?? 0, 'declined');
	expect(await undo(version)).toMatchObject({
		status: 409,
		body: { message: callingOffMessages.answered },
	});
});

test('nobody can book it, confirm a booking of it again or change it', async () => {
	const id = await book(2);
	await callOff();
	expect(await book(1, null)).toBe(0);
	const confirmed = await ask(handle, 'PATCH', `/api/bookings/${id}`, { status: 'Confirmed' });
	expect(confirmed.status).toBe(409);
	expect((await booking(id)).status).toBe('Cancelled');
	const { body } = await ask(handle, 'GET', '/api/admin/departures?tour=1&state=called+off');
	const [row] = Object(body);
	const { date, capacity, price: own, guaranteedFrom, version } = row;
	const entered = { date, capacity, price: own, guaranteedFrom, version };
	const opened = await ask(handle, 'PUT', '/api/admin/departures/1', { ...entered, state: 'open' });
	expect(opened.status).toBe(409);
});

test('too few travellers is no reason once it is guaranteed, nor after the day that was told; others are', async () => {
	const refused = { status: 400, body: { issues: [{ path: 'reason' }] } };
	await wait('2027-04-16T15:00:00Z');
	expect(await callOff()).toMatchObject(refused);
	await wait('2027-04-15T15:00:00Z');
	await book(4);
	expect(await callOff()).toMatchObject(refused);
	const preview = await ask(handle, 'GET', '/api/admin/departures/1/call-off');
	expect(Object(preview.body).refused).toMatchObject({
		'too few travellers': expect.stringContaining('guaranteed'),
		'not safe': null,
	});
	expect((await callOff({ reason: 'cannot be run' })).status).toBe(200);
});

test('what is offered instead can still be sold, and is another departure of the tour', async () => {
	await book(1);
	for (const insteadId of [1, 99]) {
		expect(await callOff({ insteadId })).toMatchObject({
			status: 400,
			body: { issues: [{ path: 'insteadId' }] },
		});
	}
	await db.update(departures).set({ state: 'closed' }).where(eq(departures.id, 2));
	expect((await callOff()).status).toBe(400);
	expect((await callOff({ insteadId: null })).status).toBe(200);
	expect(await kept()).toEqual([]);
});

test('the preview names each booking with what it gets back, and what can be offered', async () => {
	const id = await book(2);
	await pay(id, 700);
	const { body } = await ask(handle, 'GET', '/api/admin/departures/1/call-off');
	expect(body).toMatchObject({
		bookings: [{ id, travelers: 2, standing: 'Confirmed', back: 700, hasAddress: true }],
		waiting: 0,
		refused: { 'too few travellers': null },
	});
	expect(Object(body).others[0]).toMatchObject({ id: 2, date: '2027-06-12' });
});

test('who waits for its seats is told once it can no longer be undone', async () => {
	vi.spyOn(console, 'info').mockImplementation(() => {});
	await db
		.insert(waitingList)
		.values({ departureId: 1, name: 'Eve', email: 'eve@example.com', travellers: 1 });
	await callOff();
	const told = async () =>
		(await letters()).filter(({ recipient }) => recipient === 'eve@example.com');
	await keepWaitingLists(jobWorld(db, '2026-11-21T12:09:00Z'));
	expect(await told()).toEqual([]);
	await keepWaitingLists(jobWorld(db, '2026-11-21T12:10:00Z'));
	await keepWaitingLists(jobWorld(db, '2026-11-21T12:11:00Z'));
	expect(await told()).toMatchObject([{ kind: 'waiting-list-ended' }]);
	expect((await told())[0]?.body).toContain('We have to call this departure off');
});

test('the desk waits for an answer until the seats are free, then for the money to be sent', async () => {
	const id = await book(2);
	await pay(id, 700);
	await callOff();
	const waiting = async () => {
		const { body } = await ask(handle, 'GET', '/api/desk/queue');
		return Object(body).rows.map(({ kind, due }: Record<string, string>) => [kind, due]);
	};
	expect(await waiting()).toEqual([['kept seats', '2026-11-28T12:00:00.000Z']]);
	await wait('2026-11-28T12:00:00Z');
	// Seven business days after November 21, with Thanksgiving between: the midnight after December 2.
	expect(await waiting()).toEqual([['refund', '2026-12-03T05:00:00.000Z']]);
	expect(await pay(id, -700)).toMatchObject({ status: 200 });
	expect(await waiting()).toEqual([]);
});

test('what is counted as taken is what the rows say', async () => {
	await book(2);
	await callOff();
	expect(await countedSeats(db, 1, new Date('2026-11-21T12:00:00Z'))).toMatchObject({ booked: 0 });
});
