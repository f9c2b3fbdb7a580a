import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { bookings, customOffers, outbox } from '#src/server/db/schema.ts';
import { keyMark } from '#src/server/mail/letters/trip-link.ts';

import { testDatabase } from '../support/database.ts';
import { letterCalls } from '../support/letter-calls.ts';
import { storedBooking } from '../support/stored-booking.ts';

const db = await testDatabase();
const {
	accept,
	ask,
	bookingLetters,
	cancel,
	decide,
	deliverAt,
	mark,
	offerLetters,
	sent,
	store,
	waitingLetters,
} = letterCalls(db);

test('the preview is the letter that is sent, but for the key in the link to the trip', async () => {
	await store({ status: 'Confirmed' });
	const { letter, notes } = (await bookingLetters()).Cancelled;
	expect(notes).toEqual([expect.stringContaining('The refund is counted from now.')]);
	await decide('Cancelled');
	await deliverAt(10);
	const key = /#key=[\w-]{43}$/m;
	expect(sent.map(({ body }) => key.test(body))).toEqual([true]);
	const withoutKey = sent.map((each) => ({
		...each,
		body: each.body.replace(key, `#key=${keyMark}`),
	}));
	expect(withoutKey).toMatchObject([letter]);
});

test('the preview says when nothing would be sent, and what would be taken back', async () => {
	await store();
	expect((await bookingLetters()).Confirmed).toMatchObject({ notes: [] });
	await decide('Confirmed');
	expect((await bookingLetters()).Cancelled.notes).toContain(
		'It takes the place of the letter about the last change, which has not gone out.',
	);
	await db.update(bookings).set({ status: 'Cancelled' });
	await db.update(outbox).set({ heard: 'Confirmed' });
	expect((await bookingLetters()).Confirmed).toEqual({
		letter: null,
		notes: [
			'The letter about the last change has not gone out: it is taken back, and nothing is sent.',
		],
	});
	expect(await db.$count(outbox)).toBe(1);
});

test('a record without an address is decided on, and the preview says that nobody is written to', async () => {
	for (const email of ['', 'by phone', 'ada@example.com\nBcc: eve@example.com']) {
		await db.delete(bookings);
		await db.execute(sql`alter sequence bookings_id_seq restart`);
		await store({ email, details: {} });
		expect((await bookingLetters()).Confirmed).toEqual({
			letter: null,
			notes: ['There is no email address to write to: please tell them yourself.'],
		});
		await decide('Confirmed');
	}
	expect(await db.$count(outbox)).toBe(0);
});

test('a record of before is written to at the address and with the trip that its details say', async () => {
	await store({
		name: '',
		title: '',
		email: '',
		details: {
			passengerName: 'Grace Hopper',
			email: 'grace@example.com',
			flight: { origin: 'Oslo', destination: 'Lisbon' },
		},
	});
	const { letter } = (await bookingLetters()).Confirmed;
	expect(letter?.recipient).toBe('grace@example.com');
	expect(letter?.body).toMatch(/^Dear Grace Hopper,\n[^]*\nLisbon\nDeparture: /);
});

test('there are no letters of a booking or an offer that is not there', async () => {
	expect((await ask(handle, 'GET', '/api/bookings/9/letters')).status).toBe(404);
	expect((await ask(handle, 'GET', '/api/custom-offers/9/letters')).status).toBe(404);
});

test('after a letter was cancelled a later decision is told of, from what the customer knows', async () => {
	await store({ status: 'Confirmed' });
	await decide('Cancelled');
	await cancel((await waitingLetters()).newest[0]?.id);
	await decide('Confirmed');
	await deliverAt(10);
	expect(sent.map(({ kind }) => kind)).toEqual(['booking-changed']);
});

test('letters that wait are listed with their moment, and one can be kept back until it is begun', async () => {
	await store();
	await decide('Confirmed');
	const list = await waitingLetters();
	expect(list).toEqual({
		waiting: 1,
		newest: [
			{
				id: expect.any(Number),
				recipient: 'ada@example.com',
				subject: 'Bright Departures: your booking BD2000001 is confirmed',
				sendAt: '2026-11-21T12:10:00.000Z',
				muted: null,
			},
		],
	});
	const id = list.newest[0]?.id;
	expect((await cancel(id)).status).toBe(200);
	expect(await cancel(id)).toMatchObject({
		status: 409,
		body: { message: 'This letter was cancelled already.' },
	});
	expect((await waitingLetters()).waiting).toBe(0);
	await deliverAt(10);
	expect(sent).toEqual([]);
	expect(await db.select().from(bookings)).toMatchObject([{ status: 'Confirmed' }]);
});

test('neither a letter on its way nor one that tells no decision is listed, and none on its way is cancelled', async () => {
	await store();
	await db.insert(outbox).values({ kind: 'x', recipient: 'a@b.c', subject: 'x', body: 'x' });
	await decide('Confirmed');
	await deliverAt(10, async (letter) => {
		expect(await cancel(letter.id)).toMatchObject({
			status: 409,
			body: { message: expect.stringContaining('on its way at this moment') },
		});
		expect((await waitingLetters()).waiting).toBe(letter.kind === 'x' ? 1 : 0);
		await accept(letter);
	});
	expect(sent).toHaveLength(2);
});

test('of many that wait the newest are named, and all are counted', async () => {
	const rows = [1, 2, 3, 4, 5].map((number) => storedBooking(number));
	await db.insert(bookings).values(rows);
	for (const id of [1, 2, 3, 4, 5]) {
		await ask(handle, 'PATCH', `/api/bookings/${id}`, { status: 'Confirmed' });
	}
	const { waiting, newest } = await waitingLetters();
	expect(waiting).toBe(5);
	expect(newest.map(({ subject }) => subject.slice(-22))).toEqual([
		'BD2000005 is confirmed',
		'BD2000004 is confirmed',
		'BD2000003 is confirmed',
	]);
});

const offer = {
	name: 'Ada Lovelace',
	email: 'ada@example.com',
	phone: '+1 212 555 0100',
	destination: 'Lisbon',
	departureDate: '2027-03-03',
	returnDate: '2027-03-10',
	budget: '$3,000',
	travelClass: 'Economy',
};

test('whoever asked for a custom offer hears that it is worked on, and that it was answered', async () => {
	await db.insert(customOffers).values(offer);
	const { Processing } = await offerLetters();
	await mark('Processing');
	await deliverAt(10);
	expect(sent).toMatchObject([Processing.letter]);
	expect(sent[0]?.body).toBe(`Dear Ada Lovelace,

We have begun to work on your custom travel offer. As soon as it is ready, we write to you or call you.

Destination: Lisbon
Departure: Wed, Mar 3, 2027
Return: Wed, Mar 10, 2027

To add or change anything, answer this letter or call us: +1 (212) 555-0142.

Bright Departures
Call us: +1 (212) 555-0142
Monday to Friday 9 AM to 8 PM, Saturday 10 AM to 6 PM, New York time
hello@brightdepartures.example
`);
	await mark('Completed');
	await deliverAt(20);
	expect(sent[1]?.body).toContain('We have answered your request for a custom travel offer.');
	await mark('Processing');
	await deliverAt(30);
	expect(sent[2]?.body).toContain('We are working once more on your custom travel offer.');
});

test('steps of an offer within ten minutes are one letter, and none where it is not to be sent', async () => {
	await db.insert(customOffers).values(offer);
	await mark('Processing');
	await mark('Completed');
	await deliverAt(10);
	expect(sent.map(({ kind }) => kind)).toEqual(['custom-offer-completed']);
	await mark('Processing', { sendsLetter: false });
	await deliverAt(20);
	expect(sent).toHaveLength(1);
});
