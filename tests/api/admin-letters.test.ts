import { subDays } from 'date-fns/subDays';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import { handle as handleBookings } from '#functions/bookings.ts';
import { handle as handleCustomOffers } from '#functions/custom-offers.ts';
import { handle as handleLetters } from '#functions/letters.ts';
import { bookings, changes, customOffers, outbox } from '#src/server/db/schema.ts';
import { deliverOutbox, type Send } from '#src/server/mail/deliver.ts';
import type { Letter } from '#src/server/mail/letter.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { testNow } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';
import { storedBooking } from '../support/stored-booking.ts';

let minutes = 0;
const now = () => new Date(testNow.getTime() + minutes * 60_000);
const { db, ask } = administratorCalls(await testDatabase(), { now });
let sent: Letter[] = [];

beforeEach(() => {
	minutes = 0;
	sent = [];
});

const accept: Send = async (letter) => {
	sent.push(letter);
};
const deliver = (send: Send = accept) => deliverOutbox({ db, now, send });
const subjects = () => sent.map(({ subject }) => subject.replace('Bright Departures: your ', ''));

async function store(row: Parameters<typeof storedBooking>[1] = {}) {
	await db.insert(bookings).values(storedBooking(1, row));
}

async function decide(status: 'Confirmed' | 'Cancelled', more: object = {}) {
	const answer = await ask(handleBookings, 'PATCH', '/api/bookings/1', { status, ...more });
	expect(answer.status).toBe(200);
}

async function preview(status: 'Confirmed' | 'Cancelled') {
	const { body } = await ask(handleBookings, 'GET', '/api/bookings/1/letters');
	return body[status];
}

test('a confirmed booking is told of in a letter of its own, two minutes later and once', async () => {
	await store();
	await decide('Confirmed');
	minutes = 1.99;
	await deliver();
	expect(sent).toEqual([]);
	minutes = 2;
	await deliver();
	await deliver();
	expect(sent).toHaveLength(1);
	expect(sent[0]).toMatchObject({
		kind: 'booking-confirmed',
		recipient: 'ada@example.com',
		replyTo: null,
		subject: 'Bright Departures: your booking BD2000001 is confirmed',
		body: `Dear Ada Lovelace,

Good news: your booking BD2000001 is confirmed.

New York (JFK) to London (LHR)
Departure: Thu, Dec 10, 2026
For 2 travellers
Total, taxes included: $1,240.00

A discount that we agreed on the phone comes off the total. If anything here is not as it should be, answer this letter or call us: +1 (212) 555-0142.

Bright Departures
hello@brightdepartures.example
`,
	});
});

test('a change that cannot be stored leaves no letter, and a letter that cannot be stored no change', async () => {
	await store();
	for (const table of ['changes', 'outbox']) {
		await db.execute(sql`alter table ${sql.identifier(table)} rename to elsewhere`);
		try {
			const body = { status: 'Confirmed' };
			expect((await ask(handleBookings, 'PATCH', '/api/bookings/1', body)).status).toBe(500);
		} finally {
			await db.execute(sql`alter table elsewhere rename to ${sql.identifier(table)}`);
		}
	}
	expect(await db.$count(outbox)).toBe(0);
	expect(await db.select().from(bookings)).toMatchObject([{ status: 'Pending Confirmation' }]);
});

test('a cancelled tour names the share that the policy gives back on this day', async () => {
	await store({
		type: 'tour',
		status: 'Confirmed',
		title: 'Kyoto on Foot',
		departureDate: '2026-12-31',
		totalPrice: 3300,
	});
	await decide('Cancelled');
	minutes = 2;
	await deliver();
	expect(subjects()).toEqual(['booking BD2000001 is cancelled']);
	expect(sent[0]?.body).toContain(
		'You get back 50% of what you paid, because it is cancelled 40 days before departure. Of the total above that is $1,650.00. Our refund policy has the details:\nhttps://site.example/refund-policy',
	);
});

test('a flight is free of charge for 24 hours from the moment at which the desk confirmed it', async () => {
	await store({ departureDate: '2027-03-01' });
	await decide('Confirmed');
	// Of the two moments only their distance counts; the session would end within a day.
	await db.update(changes).set({ createdAt: subDays(now(), 1) });
	expect((await preview('Cancelled')).letter.body).toContain('You get back all you paid');
	minutes = 1;
	expect((await preview('Cancelled')).letter.body).toContain('service fee of $50.00');
});

test('what was never confirmed was never paid: nothing comes back and nothing is owed', async () => {
	await store();
	await decide('Cancelled');
	minutes = 2;
	await deliver();
	expect(sent[0]?.body).toContain('It was not confirmed yet: you owe nothing.');
	expect(sent[0]?.body).not.toContain('You get back');
});

test('changes within two minutes of each other are one letter, which tells where the booking stands', async () => {
	await store();
	await decide('Confirmed');
	minutes = 1.5;
	await decide('Cancelled');
	minutes = 3;
	await deliver();
	expect(sent).toEqual([]);
	minutes = 3.5;
	await deliver();
	expect(subjects()).toEqual(['booking BD2000001 is cancelled']);
});

test('a change back to what the customer knows sends nothing', async () => {
	await store({ status: 'Confirmed' });
	await decide('Cancelled');
	minutes = 1;
	await decide('Confirmed');
	expect(await db.$count(outbox)).toBe(0);
	await decide('Cancelled');
	minutes = 3;
	await deliver();
	await decide('Confirmed');
	minutes = 5;
	await deliver();
	expect(subjects()).toEqual([
		'booking BD2000001 is cancelled',
		'booking BD2000001 is confirmed again',
	]);
	expect(sent[1]?.body).toContain('is no longer cancelled: it is confirmed again.');
});

test('a decision that is to bring no letter brings none, and takes back the one that waits', async () => {
	await store();
	await decide('Confirmed', { sendsLetter: false });
	expect(await db.$count(outbox)).toBe(0);
	await decide('Cancelled');
	await decide('Confirmed', { sendsLetter: false });
	minutes = 10;
	await deliver();
	expect(sent).toEqual([]);
	const wrong = { status: 'Cancelled', sendsLetter: 'no' };
	expect((await ask(handleBookings, 'PATCH', '/api/bookings/1', wrong)).body).toMatchObject({
		issues: [{ path: 'sendsLetter' }],
	});
});

test('deciding what is decided already writes no second letter', async () => {
	await store();
	await decide('Confirmed');
	await decide('Confirmed');
	minutes = 2;
	await deliver();
	expect(subjects()).toEqual(['booking BD2000001 is confirmed']);
});

test('a letter that failed is not tried again once a later change is told of', async () => {
	await store();
	await decide('Confirmed');
	minutes = 2;
	await deliver(() => Promise.reject(new Error('Mailbox full')));
	minutes = 2.5;
	await decide('Cancelled');
	minutes = 60;
	await deliver();
	expect(subjects()).toEqual(['booking BD2000001 is cancelled']);
});

test('a letter on its way goes its way; the change that comes meanwhile is told of after it', async () => {
	await store({ status: 'Confirmed' });
	await decide('Cancelled');
	minutes = 2;
	await deliver(async (letter) => {
		await decide('Confirmed');
		await accept(letter);
	});
	minutes = 4;
	await deliver();
	await deliver();
	expect(subjects()).toEqual([
		'booking BD2000001 is cancelled',
		'booking BD2000001 is confirmed again',
	]);
});

test('one that fails on its way while it is corrected is not sent late', async () => {
	await store();
	await decide('Confirmed');
	minutes = 2;
	await deliver(async () => {
		await decide('Cancelled');
		throw new Error('The mail server went away');
	});
	minutes = 600;
	await deliver();
	expect(subjects()).toEqual(['booking BD2000001 is cancelled']);
});

test('the preview is the letter that is sent', async () => {
	await store({ status: 'Confirmed' });
	const { letter, notes } = await preview('Cancelled');
	expect(notes).toEqual([expect.stringContaining('The refund is counted from now.')]);
	await decide('Cancelled');
	minutes = 2;
	await deliver();
	expect(sent).toMatchObject([letter]);
});

test('the preview says when nothing would be sent, and what would be taken back', async () => {
	await store();
	expect(await preview('Confirmed')).toMatchObject({ notes: [] });
	await decide('Confirmed');
	expect((await preview('Cancelled')).notes).toContain(
		'It takes the place of the letter about the last change, which has not gone out.',
	);
	await db.update(bookings).set({ status: 'Cancelled' });
	await db.update(outbox).set({ heard: 'Confirmed' });
	expect(await preview('Confirmed')).toEqual({
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
		expect(await preview('Confirmed')).toEqual({
			letter: null,
			notes: ['There is no e-mail address to write to: please tell them yourself.'],
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
	const { letter } = await preview('Confirmed');
	expect(letter.recipient).toBe('grace@example.com');
	expect(letter.body).toMatch(/^Dear Grace Hopper,\n[^]*\nLisbon\nDeparture: /);
});

test('there are no letters of a booking or an offer that is not there', async () => {
	expect((await ask(handleBookings, 'GET', '/api/bookings/9/letters')).status).toBe(404);
	expect((await ask(handleCustomOffers, 'GET', '/api/custom-offers/9/letters')).status).toBe(404);
});

test('letters that wait are listed with their moment, and one can be kept back until it is begun', async () => {
	await store();
	await decide('Confirmed');
	const list = await ask(handleLetters, 'GET', '/api/admin/letters');
	expect(list.body).toEqual({
		waiting: 1,
		newest: [
			{
				id: expect.any(Number),
				recipient: 'ada@example.com',
				subject: 'Bright Departures: your booking BD2000001 is confirmed',
				sendAt: '2026-11-21T12:02:00.000Z',
			},
		],
	});
	const path = `/api/admin/letters/${list.body.newest[0].id}`;
	expect((await ask(handleLetters, 'DELETE', path)).status).toBe(200);
	expect((await ask(handleLetters, 'DELETE', path)).body).toEqual({
		message: 'This letter is on its way already, or was taken back.',
	});
	minutes = 2;
	await deliver();
	expect(sent).toEqual([]);
	expect(await db.select().from(bookings)).toMatchObject([{ status: 'Confirmed' }]);
});

test('neither a letter on its way nor one that tells no decision is listed or kept back', async () => {
	await store();
	await db.insert(outbox).values({ kind: 'x', recipient: 'a@b.c', subject: 'x', body: 'x' });
	await decide('Confirmed');
	minutes = 2;
	await deliver(async (letter) => {
		const path = `/api/admin/letters/${letter.id}`;
		expect((await ask(handleLetters, 'DELETE', path)).status).toBe(404);
		expect((await ask(handleLetters, 'GET', '/api/admin/letters')).body.waiting).toBe(
			letter.kind === 'x' ? 1 : 0,
		);
		await accept(letter);
	});
	expect(sent).toHaveLength(2);
});

test('of many that wait the newest are named, and all are counted', async () => {
	const rows = [1, 2, 3, 4, 5].map((number) => storedBooking(number));
	await db.insert(bookings).values(rows);
	for (const id of [1, 2, 3, 4, 5]) {
		await ask(handleBookings, 'PATCH', `/api/bookings/${id}`, { status: 'Confirmed' });
	}
	const { body } = await ask(handleLetters, 'GET', '/api/admin/letters');
	expect(body.waiting).toBe(5);
	expect(body.newest.map(({ subject }: Letter) => subject.slice(-22))).toEqual([
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

async function mark(status: 'Processing' | 'Completed', more: object = {}) {
	const answer = await ask(handleCustomOffers, 'PATCH', '/api/custom-offers/1', {
		status,
		...more,
	});
	expect(answer.status).toBe(200);
}

test('whoever asked for a custom offer hears that it is worked on, and that it was answered', async () => {
	await db.insert(customOffers).values(offer);
	const { body } = await ask(handleCustomOffers, 'GET', '/api/custom-offers/1/letters');
	await mark('Processing');
	minutes = 2;
	await deliver();
	expect(sent).toMatchObject([body.Processing.letter]);
	expect(sent[0]?.body).toBe(`Dear Ada Lovelace,

We have begun to work on your custom travel offer. As soon as it is ready, we write to you or call you.

Destination: Lisbon
Departure: Wed, Mar 3, 2027
Return: Wed, Mar 10, 2027

To add or change anything, answer this letter or call us: +1 (212) 555-0142.

Bright Departures
hello@brightdepartures.example
`);
	await mark('Completed');
	minutes = 4;
	await deliver();
	expect(sent[1]?.body).toContain('We have answered your request for a custom travel offer.');
	await mark('Processing');
	minutes = 6;
	await deliver();
	expect(sent[2]?.body).toContain('We are working once more on your custom travel offer.');
});

test('steps of an offer within two minutes are one letter, and none where it is not to be sent', async () => {
	await db.insert(customOffers).values(offer);
	await mark('Processing');
	await mark('Completed');
	minutes = 2;
	await deliver();
	expect(sent.map(({ kind }) => kind)).toEqual(['custom-offer-completed']);
	await mark('Processing', { sendsLetter: false });
	minutes = 4;
	await deliver();
	expect(sent).toHaveLength(1);
});

test('the database keeps a second letter about a row from waiting', async () => {
	await store();
	await decide('Confirmed');
	const [letter] = await db.select().from(outbox);
	if (!letter) throw new Error('There is no letter.');
	const { id, ...copy } = letter;
	await expect(db.insert(outbox).values(copy)).rejects.toThrow();
	await db.update(outbox).set({ attempts: 1 }).where(eq(outbox.id, id));
	await db.insert(outbox).values(copy);
});
