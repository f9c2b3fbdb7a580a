import { expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import type { PersonView } from '#src/contract/desk/person.ts';
import {
	notes,
	bookings,
	callBacks,
	inquiries,
	messages,
	outbox,
	subscribers,
	users,
	waitingList,
} from '#src/server/db/schema.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { tourRow } from '../support/bookings.ts';
import { testDatabase } from '../support/database.ts';
import { personAs } from '../support/desk-calls.ts';
import { storedBooking } from '../support/stored-booking.ts';
import { insertTours } from '../support/tours.ts';

const { db, ask } = administratorCalls(await testDatabase());

type Row = Parameters<typeof storedBooking>[1];

function store(...rows: Row[]) {
	return db.insert(bookings).values(rows.map((row, index) => storedBooking(index + 1, row)));
}

function bookingIds({ entries }: PersonView): number[] {
	return entries
		.flatMap((entry) => (entry.kind === 'booking' ? [entry.id] : []))
		.toSorted((one, other) => one - other);
}

const ada: Row = { name: 'Ada Lovelace', email: 'ada@example.com', phone: '+1 212 555 0142' };
const slot = { slotFrom: new Date('2026-11-23T15:00Z'), slotTo: new Date('2026-11-23T16:00Z') };

test('two callers of one name stay two', async () => {
	await store(ada, { ...ada, email: 'ada@example.org', phone: '+1 415 555 0142' });
	expect(bookingIds(await personAs(ask, 'booking-1'))).toEqual([1]);
	expect(bookingIds(await personAs(ask, 'booking-2'))).toEqual([2]);
});

test('one caller with two numbers and another case of the address is one, from wherever they are looked up', async () => {
	await store(
		ada,
		{ ...ada, email: 'Ada@Example.COM', phone: '(415) 555-0111 ext. 4' },
		{ ...ada, email: 'grace@example.com', phone: '+1 646 555 0100' },
	);
	await db.insert(callBacks).values({ name: 'A. L.', phone: '1-415-555-0111', ...slot });
	for (const row of ['booking-1', 'booking-2', 'call-back-1']) {
		const person = await personAs(ask, row);
		expect(bookingIds(person)).toEqual([1, 2]);
		expect(person).toMatchObject({
			emails: ['ada@example.com'],
			names: expect.arrayContaining(['Ada Lovelace', 'A. L.']),
			sharedPhones: [],
			counts: { booking: 2, request: 1 },
		});
		expect(person.phones).toHaveLength(2);
	}
});

test('a number that many addresses give is nobody’s own', async () => {
	const rows = Array.from({ length: 7 }, (_, index) => ({
		...ada,
		email: `p${index}@example.com`,
	}));
	await store(...rows);
	const person = await personAs(ask, 'booking-3');
	expect(bookingIds(person)).toEqual([3]);
	expect(person).toMatchObject({ emails: ['p2@example.com'], phones: [] });
	expect(person.sharedPhones).toEqual(['+1 212 555 0142']);
});

test('all that is known of somebody stands on one line, the newest first', async () => {
	const day = (number: number) => new Date(Date.UTC(2026, 10, number));
	await insertTours(db, tourRow());
	await store({ ...ada, createdAt: day(1) }, { ...ada, email: 'other@example.com', phone: '' });
	const { email } = { email: 'ada@example.com' };
	const person = { name: 'Ada Lovelace', email };
	await db
		.insert(inquiries)
		.values({ ...person, subject: 'Kyoto', message: 'Is it warm?', createdAt: day(2) });
	const reply = { kind: 'answer', inquiryId: 1, body: 'It is.', author: 'The Boss' } as const;
	await db.insert(messages).values({ ...reply, createdAt: day(3) });
	await db.insert(outbox).values([
		{
			kind: 'inquiry-received',
			recipient: 'ADA@example.com',
			subject: 'Hello',
			body: '',
			createdAt: day(4),
		},
		{ kind: 'inquiry-received', recipient: 'other@example.com', subject: 'Not theirs', body: '' },
	]);
	const message = { bookingId: 1, kind: 'question', body: 'May I bring a dog?' } as const;
	await db.insert(messages).values([
		{ ...message, createdAt: day(5) },
		{ ...message, bookingId: 2 },
	]);
	const note = { bookingId: 1, body: 'Called: has a dog.', author: 'The Boss' };
	await db.insert(notes).values([
		{ ...note, createdAt: day(6) },
		{ ...note, bookingId: 2 },
	]);
	await db
		.insert(callBacks)
		.values({ ...person, phone: '12125550142', ...slot, createdAt: day(7) });
	await db
		.insert(waitingList)
		.values({ ...person, departureId: 1, travellers: 2, createdAt: day(8) });
	await db
		.insert(users)
		.values({ username: 'ada', fullName: 'Ada L.', email, passwordHash: '-', createdAt: day(9) });
	await db.insert(subscribers).values({ email, createdAt: day(10) });
	const found = await personAs(ask, 'booking-1');
	expect(found.entries.map((entry) => `${entry.kind} ${entry.at.slice(8, 10)}`)).toEqual([
		'account 10',
		'account 09',
		'request 08',
		'request 07',
		'note 06',
		'message 05',
		'letter 04',
		'message 03',
		'request 02',
		'booking 01',
	]);
	expect(found.counts).toEqual({
		booking: 1,
		request: 3,
		message: 2,
		letter: 1,
		note: 1,
		account: 2,
	});
	expect(found.account).toMatchObject({ fullName: 'Ada L.', isVerified: false });
	for (const row of ['inquiry-1', 'call-back-1', 'waiting-list-1', 'account-2']) {
		expect(await personAs(ask, row)).toEqual(found);
	}
	const letters = await personAs(ask, 'booking-1', { kind: 'letter' });
	expect(letters).toEqual({ ...found, entries: found.entries.filter((e) => e.kind === 'letter') });
	const newest = await personAs(ask, 'booking-1', { limit: '3' });
	expect(newest).toMatchObject({ entries: found.entries.slice(0, 3), counts: found.counts });
});

test('whoever has no address left has nothing but the way back', async () => {
	await store({ name: 'Erased', email: '', phone: '' }, ada);
	expect(await personAs(ask, 'booking-1')).toMatchObject({ emails: [], phones: [], entries: [] });
});

test.each([
	['of=booking-9', 404],
	['', 400],
	['of=booking', 400],
	['of=letter-1', 400],
	['of=booking-0', 400],
	['of=booking-99999999999', 400],
	['of=booking-1&kind=cat', 400],
	['of=booking-1&limit=0', 400],
	['of=booking-1&limit=961', 400],
])('%s is answered with %d, in words', async (query, status) => {
	await store(ada);
	const answer = await ask(handle, 'GET', `/api/desk/people?${query}`);
	expect(answer).toMatchObject({ status, body: { message: expect.stringMatching(/\S+ \S+/) } });
});
