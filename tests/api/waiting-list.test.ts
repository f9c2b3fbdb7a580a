import { randomUUID } from 'node:crypto';

import { addHours } from 'date-fns/addHours';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { waitingMessages } from '#src/contract/requests/waiting-list.ts';
import { setStatus } from '#src/server/bookings/operations/set-status.ts';
import {
	bookings,
	departures,
	mutedAddresses,
	outbox,
	users,
	waitingList,
} from '#src/server/db/schema.ts';
import { readDeparture } from '#src/server/desk/departures/read-departure.ts';

import { ownHost, testNow } from '../support/api.ts';
import { tourRow } from '../support/bookings.ts';
import { testDatabase } from '../support/database.ts';
import { namedFields } from '../support/http.ts';
import {
	departure,
	departureDate,
	tour,
	waitingCalls,
	waitingForm,
} from '../support/waiting-calls.ts';

const db = await testDatabase();
const { deps, post, join, book, endHold, offerSeats, standing, keyFor } = waitingCalls(db);
const path = '/api/waiting-list';
const hoursLater = (hours: number) => ({ now: () => addHours(testNow, hours) });

test('whoever joins is told so by a letter, with a link that leaves the list', async () => {
	const { status, body } = await post(path, waitingForm);
	expect([status, body]).toEqual([201, { departureId: departure, email: 'grace@example.com' }]);
	const [letter] = await db.select().from(outbox);
	expect(letter).toMatchObject({
		kind: 'waiting-list-joined',
		recipient: 'grace@example.com',
		body: expect.stringContaining('2 seats'),
	});
	const key = await keyFor('grace', 'leave');
	expect(letter?.body).toContain(
		`${ownHost}/tours/${tour}?departure=${departureDate}#leave=${key}\n`,
	);
	expect(JSON.stringify(await db.select().from(waitingList).orderBy(waitingList.id))).not.toContain(
		key,
	);
	expect((await readDeparture(db, departure, testNow)).waiting).toMatchObject([
		{ name: 'Grace Hopper', travellers: 2, status: 'waiting', offeredUntil: null },
	]);
});

test('an address that waits already gets the same answer, in any case, and no second letter', async () => {
	const first = await post(path, waitingForm);
	for (const email of ['grace@example.com', 'GRACE@example.com']) {
		const { status, body } = await post(path, { ...waitingForm, email, travellers: 3 });
		expect([status, body]).toEqual([first.status, { ...Object(first.body), email }]);
	}
	expect(await db.$count(outbox)).toBe(1);
	expect(await db.select().from(waitingList)).toMatchObject([{ travellers: 2 }]);
});

test('whether letters go to an address is said alike of one that waits and of one that does not', async () => {
	const limited = { limitsUses: true };
	const answers = [];
	for (let count = 1; count <= 8; count += 1) answers.push(await post(path, waitingForm, limited));
	expect(answers.map(({ body }) => Object(body).noLetter)).toEqual([
		...Array(6).fill(undefined),
		true,
		true,
	]);
	await db.insert(mutedAddresses).values({ address: 'muted@example.com', reason: 'returned' });
	const muted = { ...waitingForm, email: 'muted@example.com' };
	for (let count = 1; count <= 2; count += 1) {
		expect((await post(path, muted)).body).toMatchObject({ noLetter: true });
	}
	expect(await db.$count(outbox)).toBe(1);
});

test('a request sent again is one place; with other words it is refused', async () => {
	const attempt = randomUUID();
	const first = await post(path, waitingForm, {}, attempt);
	const again = await post(path, waitingForm, {}, attempt);
	expect([first.status, again.status, again.body]).toEqual([201, 200, first.body]);
	expect((await post(path, { ...waitingForm, travellers: 3 }, {}, attempt)).status).toBe(409);
	expect(await db.$count(waitingList)).toBe(1);
	expect(await db.$count(outbox)).toBe(1);
});

test.each([
	[
		'a departure that is not there',
		{ departureId: 99 },
		'departureId',
		waitingMessages.departureGone,
	],
	[
		'a party larger than the bus',
		{ travellers: 11 },
		'travellers',
		'This departure has 10 seats in all.',
	],
	['nobody', { travellers: 0 }, 'travellers', 'At least 1 traveler is required.'],
	['a party of 1.5', { travellers: 1.5 }, 'travellers', 'Please enter a whole number.'],
	['no name', { name: '' }, 'name', 'Name must be at least 2 characters.'],
	['no address', { email: 'grace' }, 'email', 'Please enter a valid email address.'],
])('%s cannot wait', async (_, changes, field, message) => {
	const { status, body } = await post(path, { ...waitingForm, ...changes });
	expect([status, namedFields(body), body]).toMatchObject([400, [field], { message }]);
	expect(await db.$count(waitingList)).toBe(0);
});

test.each([
	['closed', { state: 'closed' as const }],
	['past', { date: '2026-11-19' }],
	['too near', { date: '2026-11-22' }],
])('nobody waits for a departure that is %s', async (_, changes) => {
	await db.update(departures).set(changes);
	const { status, body } = await post(path, waitingForm);
	expect([status, body]).toMatchObject([400, { message: waitingMessages.departureGone }]);
});

test('a party that fits is told to book, with the departures and their seats', async () => {
	await endHold();
	const { status, body } = await post(path, waitingForm);
	expect([status, body]).toMatchObject([
		409,
		{
			message: 'There are 2 seats: you can book them now.',
			departures: [{ id: departure, date: departureDate, seatsLeft: 2 }],
		},
	]);
	expect((await post(path, { ...waitingForm, travellers: 3 })).status).toBe(201);
});

test('the first whose party fits is offered the seats for a day, then the next who fits in what is left', async () => {
	await join('three', 3);
	await join('one', 1);
	await join('two', 2);
	await join('another', 1);
	await endHold();
	await offerSeats();
	expect(await standing()).toEqual([
		'three waiting',
		'one offered',
		'two waiting',
		'another offered',
	]);
	const key = await keyFor('one', 'seats');
	expect((await post(`${path}/offer`, { key })).body).toMatchObject({
		tour: { id: tour, duration: tourRow().duration },
		departure: { id: departure, date: departureDate },
		travellers: 1,
		until: addHours(testNow, 24).toISOString(),
	});
	// A second turn of the work finds nothing to do.
	const letters = await db.$count(outbox);
	await offerSeats();
	expect(await db.$count(outbox)).toBe(letters);
});

test('an offer that nobody takes goes to the next, and its link says so', async () => {
	await join('grace', 2);
	await join('ada', 2);
	await endHold();
	await offerSeats();
	const key = await keyFor('grace', 'seats');
	expect((await post(`${path}/offer`, { key }, hoursLater(23.9))).status).toBe(200);
	await offerSeats(24);
	expect(await standing()).toEqual(['grace passed', 'ada offered']);
	for (const late of [
		await post(`${path}/offer`, { key }, hoursLater(24)),
		await book(2, key, hoursLater(24)),
	]) {
		expect(late.body).toMatchObject({ message: waitingMessages.offerPassed });
	}
	expect(await db.$count(bookings)).toBe(2);
	// They may wait again, behind all others.
	expect((await join('grace', 2, hoursLater(25))).status).toBe(201);
	expect(await standing()).toEqual(['grace passed', 'ada offered', 'grace waiting']);
});

test('the seats of an offer are booked with its key, once, and by nobody else', async () => {
	await join('grace', 2);
	await endHold();
	await offerSeats();
	expect(await book(1)).toMatchObject({ status: 409, body: { departures: [{ seatsLeft: 0 }] } });
	const key = await keyFor('grace', 'seats');
	expect((await book(2, key)).status).toBe(201);
	expect(await standing()).toEqual(['grace booked']);
	const again = await book(2, key);
	expect(again.body).toMatchObject({ message: waitingMessages.seatsBooked });
	expect(namedFields(again.body)).toEqual(['details.seatKey']);
	expect((await post(`${path}/leave`, { key })).status).toBe(409);
	expect(await db.$count(bookings)).toBe(3);
});

test('fewer than were offered may book and the rest is free; more may only where there are seats', async () => {
	await join('grace', 2);
	await endHold();
	await offerSeats();
	const key = await keyFor('grace', 'seats');
	expect(await book(3, key)).toMatchObject({ status: 409 });
	expect(await standing()).toEqual(['grace offered']);
	expect((await book(1, key)).status).toBe(201);
	expect((await book(1)).status).toBe(201);
	expect((await book(1)).status).toBe(409);
});

test('a key that is none, or of another departure, books nothing', async () => {
	await join('grace', 2);
	await endHold();
	await offerSeats();
	const none = 'A'.repeat(43);
	expect((await post(`${path}/offer`, { key: none })).status).toBe(404);
	expect((await post(`${path}/leave`, { key: none })).status).toBe(404);
	expect((await post(`${path}/offer`, { key: 'short' })).status).toBe(400);
	expect((await book(2, none)).body).toMatchObject({ message: waitingMessages.linkWrong });
	const key = await keyFor('grace', 'seats');
	await db.insert(departures).values({ tourId: tour, date: '2027-06-12', capacity: 16 });
	await db.update(waitingList).set({ departureId: 2 });
	expect((await book(2, key)).body).toMatchObject({ message: waitingMessages.otherDeparture });
	expect(await db.$count(bookings)).toBe(2);
});

test('whoever leaves gives an offer to the next; the link may be used twice', async () => {
	await join('grace', 2);
	await join('ada', 2);
	const leave = await keyFor('grace', 'leave');
	await endHold();
	await offerSeats();
	const offered = await keyFor('grace', 'seats');
	for (const key of [leave, leave, offered]) {
		const { status, body } = await post(`${path}/leave`, { key });
		expect([status, body]).toEqual([200, { message: waitingMessages.left }]);
	}
	expect(await standing()).toEqual(['grace left', 'ada offered']);
	const { body } = await post(`${path}/offer`, { key: offered });
	expect(body).toMatchObject({ message: waitingMessages.seatsReturned });
});

test('what the desk cancels is offered in the same moment, and is no longer there to be confirmed', async () => {
	const account = { username: 'boss', email: 'boss@example.com', fullName: 'Boss', isAdmin: true };
	const [colleague] = await db
		.insert(users)
		.values({ ...account, passwordHash: '-' })
		.returning();
	if (!colleague) throw new Error('There is no administrator.');
	await join('grace', 2);
	const decision = { colleague, id: 2 };
	await setStatus(deps, { ...decision, status: 'Cancelled' });
	expect(await standing()).toEqual(['grace offered']);
	const again = setStatus(deps, { ...decision, status: 'Confirmed' });
	await expect(again).rejects.toMatchObject({ status: 409 });
	await post(`${path}/leave`, { key: await keyFor('grace', 'seats') });
	await setStatus(deps, { ...decision, status: 'Confirmed' });
	expect((await book(1)).status).toBe(409);
});

test('nobody overtakes those who wait: not by booking, nor by joining, before the minute’s work', async () => {
	await join('grace', 2);
	await endHold();
	expect((await book(2)).status).toBe(409);
	expect((await join('ada', 2)).status).toBe(201);
	expect(await standing()).toEqual(['grace offered', 'ada waiting']);
});

test('what does not fit anybody who waits may be booked', async () => {
	await join('grace', 3);
	await endHold();
	await offerSeats();
	expect(await standing()).toEqual(['grace waiting']);
	expect((await book(1)).status).toBe(201);
});

test('seats are held for nobody whom no letter reaches, of no closed departure, and of none that is too near', async () => {
	await join('grace', 2);
	await endHold();
	await db.insert(mutedAddresses).values({ address: 'grace@example.com', reason: 'returned' });
	await offerSeats();
	await db.delete(mutedAddresses);
	for (const changes of [
		{ state: 'closed' as const },
		{ state: 'open' as const, date: '2026-11-21' },
		{ date: '2026-11-22' },
		{ date: '2026-11-23' },
	]) {
		await db.update(departures).set(changes);
		await offerSeats();
	}
	expect(await standing()).toEqual(['grace waiting']);
	await db.update(departures).set({ state: 'guaranteed', guaranteedAt: testNow });
	await offerSeats();
	expect(await db.$count(outbox, eq(outbox.kind, 'waiting-list-seats'))).toBe(1);
});
