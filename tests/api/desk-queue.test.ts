import { expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { changedMeanwhile } from '#src/contract/desk/conflict.ts';
import {
	applications,
	bookings,
	callBacks,
	changes,
	customOffers,
	inquiries,
	messages,
	outbox,
	scheduleChanges,
	waitingList,
} from '#src/server/db/schema.ts';
import { selectQueue } from '#src/server/desk/queue/select-queue.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { send, testNow } from '../support/api.ts';
import { tourRow } from '../support/bookings.ts';
import { bringTo } from '../support/bring-to.ts';
import { testDatabase } from '../support/database.ts';
import { hoursFromNow, names, queueCalls } from '../support/queue-calls.ts';
import { storedBooking } from '../support/stored-booking.ts';
import { insertTours } from '../support/tours.ts';

const calls = administratorCalls(await testDatabase());
const { db, ask, deps, signedIn } = calls;
const { path, read, mark } = queueCalls(calls);

const person = { name: 'Ada Lovelace', email: 'ada@example.com' };
const offer = {
	...person,
	phone: '+44 20 7946 0958',
	destination: 'Oslo',
	departureDate: '2027-05-01',
	returnDate: '2027-05-09',
	budget: '$3,000',
	travelClass: 'Economy',
};

/** New flight times to which the traveller has yet to answer. */
const asked: Omit<typeof scheduleChanges.$inferInsert, 'bookingId'> = {
	before: [],
	after: [],
	isSignificant: true,
	answer: 'asked',
};

async function storeInquiry(hoursAgo: number, subject = 'Kyoto in May') {
	const createdAt = hoursFromNow(-hoursAgo);
	await db.insert(inquiries).values({ ...person, subject, message: 'Is it warm?', createdAt });
}

async function storeQuestion(bookingId: number, hoursAgo: number, body: string) {
	const createdAt = hoursFromNow(-hoursAgo);
	await db.insert(messages).values({ bookingId, kind: 'question', body, createdAt });
}

/** One of everything that can wait, due one after the other, and beside each one that does not. */
async function storeOneOfEachKind() {
	const slot = (hours: number) => ({
		...person,
		phone: '+44 20 7946 0958',
		slotFrom: hoursFromNow(hours - 1),
		slotTo: hoursFromNow(hours),
	});
	await insertTours(db, tourRow());
	await db
		.insert(bookings)
		.values([
			storedBooking(1, { heldUntil: hoursFromNow(1) }),
			storedBooking(2, { heldUntil: hoursFromNow(1), status: 'Confirmed' }),
			storedBooking(3, { heldUntil: hoursFromNow(-24 * 8) }),
			storedBooking(4),
			storedBooking(5, { status: 'Cancelled' }),
			storedBooking(6, { status: 'Confirmed', departureDate: '2026-11-20' }),
		]);
	await db.insert(callBacks).values([slot(2), slot(2)]);
	await storeInquiry(24 - 3);
	const request = { ...offer, createdAt: hoursFromNow(4 - 24) };
	await db.insert(customOffers).values([request, request]);
	await bringTo(db, 'call-back', { 2: 'Done' });
	await bringTo(db, 'custom offer', { 2: 'Waiting for them' });
	await storeQuestion(2, 24 - 5, 'May we bring the dog?');
	await db.insert(messages).values([
		{ bookingId: 2, kind: 'answer', body: 'Yes.', createdAt: hoursFromNow(-30) },
		{
			bookingId: 4,
			kind: 'cancellation',
			cancellation: 'asked',
			body: 'We cannot come.',
			createdAt: hoursFromNow(6 - 24),
		},
		{ bookingId: 3, kind: 'question', body: 'Seen.', readAt: testNow, createdAt: testNow },
	]);
	await db.insert(scheduleChanges).values([
		{ ...asked, bookingId: 4, createdAt: hoursFromNow(-43) },
		{ ...asked, bookingId: 4, createdAt: hoursFromNow(-41.5) },
		{ ...asked, bookingId: 5, createdAt: hoursFromNow(-3) },
		{ ...asked, bookingId: 6, createdAt: hoursFromNow(-3) },
		{ ...asked, bookingId: 2, answer: 'accepted', createdAt: hoursFromNow(-3) },
	]);
	await db.insert(waitingList).values([
		{ ...person, departureId: 1, travellers: 2, status: 'offered', offeredUntil: hoursFromNow(7) },
		{ ...person, email: 'grace@example.com', departureId: 1, travellers: 2 },
	]);
	await db.insert(applications).values({
		...person,
		job: 'travel-consultant',
		phone: '+44 20 7946 0958',
		message: 'I would like to work with you.',
		createdAt: hoursFromNow(8 - 7 * 24),
	});
	const subject = 'Your booking';
	const letter = { kind: 'booking-confirmed', subject, body: '', recipient: 'a@b.co' };
	await db
		.insert(outbox)
		.values([
			{ ...letter, attempts: 10, lastError: 'Error EENVELOPE 550', createdAt: hoursFromNow(-80) },
			letter,
			{ ...letter, attempts: 10, lastError: 'Superseded' },
		]);
}

test('all that waits for the desk is one list: what we owe, what is due first first, then what waits for others; and nothing that does not', async () => {
	await storeOneOfEachKind();
	const queue = await read();
	expect(
		queue.rows.map(({ kind, id, who, what, bookingId }) => [kind, id, who, what, bookingId]),
	).toEqual([
		['letter', 1, 'a@b.co', 'Your booking', null],
		['call-back', 1, 'Ada Lovelace', '+44 20 7946 0958', null],
		['inquiry', 1, 'Ada Lovelace', 'Kyoto in May', null],
		['custom offer', 1, 'Ada Lovelace', 'Oslo', null],
		['trip message', 2, 'Ada Lovelace', 'BD2000002: May we bring the dog?', 2],
		['cancellation', 3, 'Ada Lovelace', 'BD2000004, New York (JFK) to London (LHR)', 4],
		['application', 1, 'Ada Lovelace', 'Travel Consultant', null],
		['hold', 1, 'Ada Lovelace', 'BD2000001, New York (JFK) to London (LHR)', 1],
		['schedule change', 2, 'Ada Lovelace', 'BD2000004, New York (JFK) to London (LHR)', 4],
		[
			'waiting list',
			1,
			'Ada Lovelace',
			expect.stringMatching(/^2 seats, .+, \w{3} \d+, 20\d\d$/),
			null,
		],
	]);
	expect(queue.rows.map(({ due }) => due)).toEqual(
		[-80, 2, 3, 4, 5, 6, 8, 1, 6.5, 7].map((hours) => hoursFromNow(hours).toISOString()),
	);
	expect(queue.rows[1]).toMatchObject({
		from: hoursFromNow(1).toISOString(),
		assignee: null,
		laterUntil: null,
		state: 'Open',
		version: 1,
	});
	expect(queue.rows[4]).toMatchObject({ since: hoursFromNow(-19).toISOString() });
	const waits = queue.tally.filter(({ view }) => view !== 'done');
	expect([waits.length, queue.colleagues]).toEqual([10, [{ id: 1, name: 'The Boss' }]]);
	expect(names(await read('?kind=inquiry'))).toEqual(['inquiry 1']);
	expect(names(await read('?limit=2&offset=3'))).toEqual(['custom offer 1', 'trip message 2']);
});

test('a hold that ended stays for a working day of the desk, over nights and Sundays', async () => {
	// It is Saturday, 7 AM: the desk closed on Friday at 8 PM, and eight hours of it are Friday noon.
	const friday = (time: string) => new Date(`2026-11-20T${time}:00-05:00`);
	await db
		.insert(bookings)
		.values([
			storedBooking(1, { heldUntil: friday('11:59') }),
			storedBooking(2, { heldUntil: friday('12:01') }),
		]);
	expect(names(await read())).toEqual(['hold 2']);
});

test('one takes what waits, puts it off, and is done with it; each is written down without a name', async () => {
	await storeInquiry(1);
	await storeInquiry(2);
	const taken = await mark(1, { kind: 'inquiry', version: 1, mark: 'assigned', to: 1 });
	expect(taken).toEqual({
		status: 200,
		body: {
			kind: 'inquiry',
			id: 1,
			assignee: { id: 1, name: 'The Boss' },
			laterUntil: null,
			state: 'Open',
			version: 2,
		},
	});
	expect(names(await read('?share=mine'))).toEqual(['inquiry 1']);
	expect(names(await read('?share=nobody'))).toEqual(['inquiry 2']);
	const until = hoursFromNow(3).toISOString();
	expect(await mark(1, { kind: 'inquiry', version: 2, mark: 'later', until })).toMatchObject({
		body: { laterUntil: until, state: 'Later', version: 3, assignee: { id: 1 } },
	});
	expect(names(await read())).toEqual(['inquiry 2']);
	const later = await read('?view=later');
	expect([names(later), later.rows[0]?.laterUntil]).toEqual([['inquiry 1'], until]);
	expect(later.tally).toEqual([
		{ kind: 'inquiry', view: 'due', share: 'nobody', count: 1 },
		{ kind: 'inquiry', view: 'later', share: 'mine', count: 1 },
	]);
	await mark(2, { kind: 'inquiry', version: 1, mark: 'done' });
	expect(names(await read())).toEqual([]);
	await mark(2, { kind: 'inquiry', version: 2, mark: 'open' });
	expect(names(await read())).toEqual(['inquiry 2']);
	const written = await db.select().from(changes).orderBy(changes.id);
	expect(written.map(({ subject, label, after }) => ({ subject, label, after }))).toEqual([
		{ subject: 'queue', label: 'inquiry 1', after: { assigneeId: 1 } },
		{ subject: 'queue', label: 'inquiry 1', after: { laterUntil: until, state: 'Later' } },
		{ subject: 'queue', label: 'inquiry 2', after: { state: 'Done' } },
		{ subject: 'queue', label: 'inquiry 2', after: { state: 'Open' } },
	]);
});

test('what was put off comes back at its moment', async () => {
	await storeInquiry(1);
	const until = hoursFromNow(3);
	await mark(1, { kind: 'inquiry', version: 1, mark: 'later', until: until.toISOString() });
	const page = { limit: 9, offset: 0, q: '', kind: undefined, share: undefined };
	const rowsAt = async (now: Date) => (await selectQueue(db, page, { userId: 1, now })).rows.length;
	expect([await rowsAt(new Date(until.getTime() - 1)), await rowsAt(until)]).toEqual([0, 1]);
});

test('what a traveller writes after it was done waits anew, and as promised after it was put off', async () => {
	await db.insert(bookings).values([storedBooking(1), storedBooking(2)]);
	await storeQuestion(1, 2, 'First');
	await storeQuestion(2, 2, 'First');
	await mark(1, { kind: 'trip message', version: 1, mark: 'done' });
	const until = hoursFromNow(3).toISOString();
	await mark(2, { kind: 'trip message', version: 1, mark: 'later', until });
	expect(names(await read())).toEqual([]);
	await storeQuestion(1, -1, 'And the dog?');
	await storeQuestion(2, -1, 'And the cat?');
	const { rows } = await read();
	expect(rows.map(({ what, due }) => [what, due])).toEqual([
		['BD2000002: And the cat?', hoursFromNow(22).toISOString()],
		['BD2000001: And the dog?', hoursFromNow(25).toISOString()],
	]);
});

test('a message that somebody took stays once it was read, until it is answered', async () => {
	await db.insert(bookings).values(storedBooking(1));
	await storeQuestion(1, 2, 'May we bring the dog?');
	await mark(1, { kind: 'trip message', version: 1, mark: 'assigned', to: 1 });
	await ask(handle, 'GET', '/api/admin/bookings/1/trip');
	expect(names(await read('?share=mine'))).toEqual(['trip message 1']);
	await ask(handle, 'POST', '/api/admin/bookings/1/messages', { body: 'Yes.' });
	expect(names(await read())).toEqual([]);
});

test('of two at once the second is told what the first made of it; the same step again is no other', async () => {
	const ana = { email: 'ana@example.com', isAgent: true, fullName: 'Ana' };
	const { id: other, cookie } = await signedIn(ana);
	await storeInquiry(1);
	const take = { kind: 'inquiry', version: 1, mark: 'assigned' };
	const first = await mark(1, { ...take, to: other }, cookie);
	expect(first).toMatchObject({ status: 200, body: { assignee: { id: other, name: 'Ana' } } });
	expect(await mark(1, { ...take, to: 1 })).toEqual({
		status: 409,
		body: { message: changedMeanwhile, current: first.body },
	});
	expect(await mark(1, { ...take, to: other }, cookie)).toEqual(first);
	expect(names(await read('?share=colleagues'))).toEqual(['inquiry 1']);
	expect(await db.$count(changes)).toBe(1);
	expect((await read()).colleagues).toEqual([
		{ id: other, name: 'Ana' },
		{ id: 1, name: 'The Boss' },
	]);
});

test('a queue that is as it was told is answered without a body; an agent has it too', async () => {
	await storeInquiry(1);
	const { cookie } = await signedIn({ email: 'ana@example.com', isAgent: true });
	const first = await ask(handle, 'GET', path, undefined, cookie);
	expect(first.status).toBe(200);
	const tag = first.headers.get('ETag') ?? '';
	const again = () =>
		send(handle, deps, 'GET', path, { headers: { Cookie: cookie, 'If-None-Match': tag } });
	expect((await again()).status).toBe(304);
	await storeInquiry(2);
	expect((await again()).status).toBe(200);
});

test('what came back before its time is not put off anew by whoever takes it', async () => {
	await db.insert(bookings).values(storedBooking(1));
	await storeQuestion(1, 2, 'May we bring the cat?');
	const later = { mark: 'later', until: hoursFromNow(3).toISOString() };
	await mark(1, { kind: 'trip message', version: 1, ...later });
	await storeQuestion(1, 1, 'And the dog?');
	expect(names(await read())).toEqual(['trip message 1']);
	await mark(1, { kind: 'trip message', version: 3, mark: 'assigned', to: 1 });
	expect(names(await read('?share=mine'))).toEqual(['trip message 1']);
});
