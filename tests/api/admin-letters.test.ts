import { subDays } from 'date-fns/subDays';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { bookings, changes, outbox } from '#src/server/db/schema.ts';

import { testDatabase } from '../support/database.ts';
import { letterCalls } from '../support/letter-calls.ts';

const db = await testDatabase();
const { accept, ask, bookingLetters, clock, decide, deliverAt, now, sent, store, subjects } =
	letterCalls(db);

/** How many letters are neither sent nor kept back. */
function waiting() {
	return db.$count(outbox, and(isNull(outbox.sentAt), isNull(outbox.cancelledAt)));
}

test('a confirmed booking is told of in a letter of its own, ten minutes later and once', async () => {
	await store();
	await decide('Confirmed');
	await deliverAt(9.99);
	expect(sent).toEqual([]);
	await deliverAt(10);
	await deliverAt(clock.minutes);
	expect(sent).toHaveLength(1);
	const [letter] = sent;
	const body = letter?.body.replace(/#key=[\w-]{43}$/m, '#key=…');
	expect({ ...letter, body }).toMatchObject({
		kind: 'booking-confirmed',
		recipient: 'ada@example.com',
		replyTo: null,
		subject: 'Bright Departures: your booking BD2000001 is confirmed',
		body: `Dear Ada Lovelace,

Good news: your booking BD2000001 is confirmed.

New York (JFK) to London (LHR)
Departure: Thu, Dec 10, 2026
For 2 travelers
Total, taxes included: $1,240.00

If you cancel, you get back
Until Sun, Nov 22, 7:00 AM New York time: All that you have paid
After that: What the airline refunds, less $50

If anything here is not as it should be, answer this letter or call us: +1 (212) 555-0142.

Travelers, documents, changes and questions are on the page of your trip:
https://site.example/trip/BD2000001#key=…

Bright Departures
Call us: +1 (212) 555-0142
Monday to Friday 9 AM to 8 PM, Saturday 10 AM to 6 PM, New York time
hello@brightdepartures.example
`,
	});
});

test('the letter about a decision names the party, and what its children pay', async () => {
	await store({ travelers: 3, details: { party: '2-adults-1-infant' } });
	await decide('Confirmed');
	await deliverAt(10);
	expect(sent[0]?.body).toContain(`For 2 adults, 1 infant on lap
Total, taxes included: $1,240.00
In these fares, children and infants pay the fare of an adult.
`);
});

test('a change that cannot be stored leaves no letter, and a letter that cannot be stored no change', async () => {
	await store();
	for (const table of ['changes', 'outbox']) {
		await db.execute(sql`alter table ${sql.identifier(table)} rename to elsewhere`);
		try {
			const body = { status: 'Confirmed' };
			expect((await ask(handle, 'PATCH', '/api/bookings/1', body)).status).toBe(500);
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
	await deliverAt(10);
	expect(subjects()).toEqual(['your booking BD2000001 is cancelled']);
	expect(sent[0]?.body).toContain(
		'You get back 50% of the $3,300.00 that you paid, because it is cancelled 40 days before departure: $1,650.00. Our refund policy has the details:\nhttps://site.example/refund-policy',
	);
});

test('a flight is free of charge for 24 hours from the moment at which the desk confirmed it', async () => {
	await store({ departureDate: '2027-03-01', paid: 1240 });
	await decide('Confirmed');
	// Of the two moments only their distance counts; the session would end within a day.
	await db.update(changes).set({ createdAt: subDays(now(), 1) });
	expect((await bookingLetters()).Cancelled.letter?.body).toContain('You get back all you paid');
	clock.minutes = 1;
	expect((await bookingLetters()).Cancelled.letter?.body).toContain('service fee of $50.00');
});

test('what was never confirmed was never paid: nothing comes back and nothing is owed', async () => {
	await store();
	await decide('Cancelled');
	await deliverAt(10);
	expect(sent[0]?.body).toContain('It was not confirmed yet: you owe nothing.');
	expect(sent[0]?.body).not.toContain('You get back');
});

test('changes within ten minutes of each other are one letter, which tells where the booking stands', async () => {
	await store();
	await decide('Confirmed');
	clock.minutes = 1.5;
	await decide('Cancelled');
	await deliverAt(11);
	expect(sent).toEqual([]);
	await deliverAt(11.5);
	expect(subjects()).toEqual(['your booking BD2000001 is cancelled']);
});

test('a change back to what the customer knows sends nothing', async () => {
	await store({ status: 'Confirmed' });
	await decide('Cancelled');
	clock.minutes = 1;
	await decide('Confirmed');
	expect(await waiting()).toBe(0);
	await decide('Cancelled');
	await deliverAt(11);
	await decide('Confirmed');
	await deliverAt(21);
	expect(subjects()).toEqual([
		'your booking BD2000001 is cancelled',
		'your booking BD2000001 is confirmed again',
	]);
	expect(sent[1]?.body).toContain('is no longer cancelled: it is confirmed again.');
});

test('a decision that is to bring no letter brings none, and takes back the one that waits', async () => {
	await store();
	await decide('Confirmed', { sendsLetter: false });
	expect(await db.$count(outbox)).toBe(0);
	await decide('Cancelled');
	await decide('Confirmed', { sendsLetter: false });
	await deliverAt(10);
	expect(sent).toEqual([]);
	const wrong = { status: 'Cancelled', sendsLetter: 'no' };
	expect((await ask(handle, 'PATCH', '/api/bookings/1', wrong)).body).toMatchObject({
		issues: [{ path: 'sendsLetter' }],
	});
});

test('deciding what is decided already writes no second letter', async () => {
	await store();
	await decide('Confirmed');
	await decide('Confirmed');
	await deliverAt(10);
	expect(subjects()).toEqual(['your booking BD2000001 is confirmed']);
});

test('a letter that failed is not tried again once a later change is told of', async () => {
	await store();
	await decide('Confirmed');
	await deliverAt(10, () => Promise.reject(new Error('Mailbox full')));
	clock.minutes = 10.5;
	await decide('Cancelled');
	await deliverAt(60);
	expect(subjects()).toEqual(['your booking BD2000001 is cancelled']);
});

test('a letter on its way goes its way; the change that comes meanwhile is told of after it', async () => {
	await store({ status: 'Confirmed' });
	await decide('Cancelled');
	await deliverAt(10, async (letter) => {
		await decide('Confirmed');
		await accept(letter);
	});
	await deliverAt(20);
	await deliverAt(clock.minutes);
	expect(subjects()).toEqual([
		'your booking BD2000001 is cancelled',
		'your booking BD2000001 is confirmed again',
	]);
});

test('one that fails on its way while it is corrected is not sent late', async () => {
	await store();
	await decide('Confirmed');
	await deliverAt(10, async () => {
		await decide('Cancelled');
		throw new Error('The mail server went away');
	});
	await deliverAt(600);
	expect(subjects()).toEqual(['your booking BD2000001 is cancelled']);
});

test('the database keeps a second letter about a row from waiting', async () => {
	await store();
	await decide('Confirmed');
	const [letter] = await db.select().from(outbox);
	if (!letter) throw new Error('There is no letter.');
	const { id, occasion: _, ...copy } = letter;
	await expect(db.insert(outbox).values(copy)).rejects.toThrow();
	await db.update(outbox).set({ attempts: 1 }).where(eq(outbox.id, id));
	await db.insert(outbox).values(copy);
});
