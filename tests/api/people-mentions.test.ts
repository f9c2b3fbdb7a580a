import { eq } from 'drizzle-orm';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

import { handle } from '#functions/api.ts';
import type { Mention } from '#src/contract/desk/people.ts';
import {
	applications,
	notes,
	bookings,
	customOffers,
	emailVerifications,
	inquiries,
	messages,
	outbox,
	payments,
	reviews,
	travellers,
	users,
} from '#src/server/db/schema.ts';
import { newAddressLink } from '#src/server/mail/letters/address.ts';
import { addToOutbox } from '#src/server/mail/outbox.ts';
import { onPurge } from '#src/server/platform/cache.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { ownHost, testNow } from '../support/api.ts';
import { tourRow } from '../support/bookings.ts';
import { testDatabase } from '../support/database.ts';
import { storedBooking } from '../support/stored-booking.ts';
import { insertTours } from '../support/tours.ts';

const { db, ask, signedIn } = administratorCalls(await testDatabase());
const email = 'ada@example.com';

const find = async () => {
	const { body } = await ask(handle, 'POST', '/api/admin/people/find', { email });
	return (Object(body) as { mentions: Mention[] }).mentions;
};
const erase = (mentions: Pick<Mention, 'kind' | 'id'>[] = []) =>
	ask(handle, 'POST', '/api/admin/people/erase', { email, confirmation: email, mentions });

const desk = { author: 'Ana' };

/** Ada's booking has the number 1, Bob's the number 2: what is written there is not hers. */
beforeEach(async () => {
	await db
		.insert(bookings)
		.values([
			storedBooking(1),
			storedBooking(2, { email: 'bob@example.com', name: 'Bob Babbage', phone: '+1 212 555 0100' }),
		]);
});

test('texts of others that name the person are told, in every place, and nothing else', async () => {
	const theirs = { bookingId: 1 };
	const others = { bookingId: 2 };
	await db.insert(notes).values([
		{ ...theirs, ...desk, body: 'Ada Lovelace wants the aisle.' },
		{ ...others, ...desk, body: 'Mrs. LOVELACE pays for both.' },
		{ ...others, ...desk, body: 'He loves lovelaces, and Adalovelace.' },
	]);
	const message = { ...others, kind: 'question' } as const;
	await db.insert(messages).values([{ ...message, body: `Please write to ${email}, too.` }]);
	await db.insert(payments).values({
		...others,
		amount: 5,
		method: 'Card',
		author: 'Ana',
		paidOn: '2026-11-20',
		note: 'From A. Lovelace',
	});
	const bob = { name: 'Bob Babbage', email: 'bob@example.com' };
	await db.insert(inquiries).values({ ...bob, subject: 'Oslo', message: 'With Ada Lovelace?' });
	const ours = { author: 'Ana', body: 'Yes, Ms. Lovelace may come.' };
	await db.insert(messages).values([
		{ ...ours, inquiryId: 1, kind: 'answer' },
		{ ...ours, ...others, kind: 'letter', subject: 'With Ada Lovelace', body: 'She may come.' },
	]);
	await db.insert(customOffers).values({
		...bob,
		phone: '',
		destination: 'Oslo',
		departureDate: '2026-12-10',
		returnDate: '2026-12-17',
		budget: '$3,000',
		travelClass: 'Economy',
		specialRequests: 'A room beside Ada Lovelace’s.',
	});
	expect((await find()).map(({ kind, reference, text }) => [kind, reference, text])).toEqual([
		['note', 'BD2000002', 'Mrs. LOVELACE pays for both.'],
		['message', null, 'Yes, Ms. Lovelace may come.'],
		['message', 'BD2000002', `Please write to ${email}, too.`],
		['letter subject', 'BD2000002', 'With Ada Lovelace'],
		['payment', 'BD2000002', 'From A. Lovelace'],
		['inquiry', null, 'With Ada Lovelace?'],
		['custom offer', null, 'A room beside Ada Lovelace’s.'],
	]);

	const mentions = (await find()).map(({ kind, id }) => ({ kind, id }));
	expect((await erase(mentions)).status).toBe(200);
	const left = await Promise.all([
		db.select({ text: notes.body }).from(notes).orderBy(notes.id),
		db.select({ text: messages.body }).from(messages).orderBy(messages.id),
		db.select({ text: messages.subject }).from(messages).orderBy(messages.id),
		db.select({ text: payments.note }).from(payments).orderBy(payments.id),
		db.select({ text: inquiries.message }).from(inquiries).orderBy(inquiries.id),
		db.select({ text: customOffers.specialRequests }).from(customOffers).orderBy(customOffers.id),
	]);
	expect(left.flat().map(({ text }) => text)).toEqual([
		'Mrs. Erased pays for both.',
		'He loves lovelaces, and Adalovelace.',
		'Please write to Erased, too.',
		'Yes, Ms. Erased may come.',
		'She may come.',
		'',
		'',
		'With Erased',
		'From A. Erased',
		'With Erased?',
		'A room beside Erased’s.',
	]);
});

test('so are reasons, needs, subjects, applications and reviews of others, and what the desk said of these', async () => {
	await insertTours(db, tourRow());
	await db
		.update(bookings)
		.set({ priceReason: 'As Ada Lovelace pays', refundReason: 'Ms. Lovelace asked for it' })
		.where(eq(bookings.id, 2));
	await db
		.insert(travellers)
		.values({ bookingId: 2, seat: 1, name: 'Bob Babbage', needs: 'A room beside Ms. Lovelace' });
	const bob = { name: 'Bob Babbage', email: 'bob@example.com' };
	await db.insert(inquiries).values({ ...bob, subject: 'Lovelace', message: 'When?' });
	const job = { job: 'travel-advisor', phone: '+1 212 555 0100' };
	await db.insert(applications).values({ ...bob, ...job, message: 'Ada Lovelace knows me.' });
	const said = { tourId: 1, travelledOn: '2026-05-15', stars: 5, publishedAt: testNow };
	await db.insert(reviews).values([
		// Their own goes as a whole.
		{ ...said, bookingId: 1, words: 'I, Ada Lovelace, liked it.', state: 'published' },
		{ ...said, bookingId: 2, words: 'Thanks to Ada Lovelace!', state: 'published' },
		// Of a booking that is gone.
		{ ...said, words: 'So so.', answer: 'Ask Ms. Lovelace.', refusal: 'It names Lovelace.' },
	]);
	const mentions = await find();
	expect(mentions.map(({ kind, reference, text }) => [kind, reference, text])).toEqual([
		['inquiry subject', null, 'Lovelace'],
		['application', null, 'Ada Lovelace knows me.'],
		['need', 'BD2000002', 'A room beside Ms. Lovelace'],
		['price reason', 'BD2000002', 'As Ada Lovelace pays'],
		['refund reason', 'BD2000002', 'Ms. Lovelace asked for it'],
		['review', 'BD2000002', 'Thanks to Ada Lovelace!'],
		['review answer', null, 'Ask Ms. Lovelace.'],
		['review refusal', null, 'It names Lovelace.'],
	]);

	await erase(mentions.map(({ kind, id }) => ({ kind, id })));
	const { version, priceReason, refundReason } = bookings;
	expect(
		await db
			.select({ version, priceReason, refundReason })
			.from(bookings)
			.where(eq(bookings.id, 2)),
	).toEqual([
		// As many as there were changes: nobody changes one that they saw as it was.
		{ version: 3, priceReason: 'As Erased pays', refundReason: 'Ms. Erased asked for it' },
	]);
	const { words, answer, refusal } = reviews;
	expect(await db.select({ words, answer, refusal }).from(reviews).orderBy(reviews.id)).toEqual([
		{ words: 'Thanks to Erased!', answer: '', refusal: '' },
		{ words: 'So so.', answer: 'Ask Ms. Erased.', refusal: 'It names Erased.' },
	]);
	expect(await find()).toEqual([]);
});

test('pages that show a review are made anew where its words have changed, and no others', async () => {
	await insertTours(db, tourRow());
	const said = { tourId: 1, travelledOn: '2026-05-15', stars: 5, publishedAt: testNow };
	const [review] = await db
		.insert(reviews)
		.values({ ...said, words: 'Thanks to Ada Lovelace!', state: 'published' })
		.returning({ id: reviews.id });
	const purged: string[] = [];
	const stop = onPurge((tags) => purged.push(...tags));
	onTestFinished(stop);
	await erase([{ kind: 'review', id: review?.id ?? 0 }]);
	expect(purged.toSorted()).toEqual(['testimonials', 'tours']);
	await db.insert(inquiries).values({ name: 'Ada', email, subject: 'Oslo', message: 'When?' });
	await erase();
	expect(purged).toHaveLength(2);
});

test('what only looks like their name takes no place of what is, and another case or an accent hides nothing', async () => {
	await db.update(bookings).set({ name: 'Zoë Łęski' }).where(eq(bookings.id, 1));
	const note = { bookingId: 2, ...desk };
	await db
		.insert(notes)
		.values([
			{ ...note, body: 'Frau ŁĘSKI kommt mit.' },
			...Array.from({ length: 60 }, () => ({ ...note, body: 'Das Łęskiland.' })),
		]);
	expect((await find()).map(({ text }) => text)).toEqual(['Frau ŁĘSKI kommt mit.']);
});

test('a text that is not chosen stays, and one that names somebody else is not touched', async () => {
	const [left, other] = await db
		.insert(notes)
		.values([
			{ bookingId: 2, ...desk, body: 'Ada Lovelace comes along.' },
			{ bookingId: 2, ...desk, body: 'Bob is late.' },
		])
		.returning({ id: notes.id });
	await erase([{ kind: 'note', id: other?.id ?? 0 }]);
	const bodies = await db.select({ id: notes.id, body: notes.body }).from(notes).orderBy(notes.id);
	expect(bodies).toEqual([
		{ id: left?.id, body: 'Ada Lovelace comes along.' },
		{ id: other?.id, body: 'Bob is late.' },
	]);
});

test('the letter to an address that was asked for and not confirmed goes with the person, and no one else’s', async () => {
	const { id } = await signedIn({ email, fullName: 'Ada Lovelace' });
	const asked = 'ada@new.example.com';
	const expiresAt = new Date(testNow.getTime() + 3_600_000);
	await db
		.insert(emailVerifications)
		.values({ tokenHash: 'a', userId: id, email: 'Ada@New.example.com', expiresAt });
	await addToOutbox(db, newAddressLink(asked, ownHost, 'A'.repeat(43)));
	const another = { kind: 'booking-confirmed', recipient: asked, subject: 'x', body: 'x' };
	await db.insert(outbox).values(another);
	await db
		.insert(outbox)
		.values({ ...another, kind: 'email-change', recipient: 'somebody@example.com' });
	expect((await erase()).status).toBe(200);
	const left = await db.select().from(outbox).orderBy(outbox.id);
	expect(left.map(({ kind, recipient }) => [kind, recipient])).toEqual([
		['booking-confirmed', asked],
		['email-change', 'somebody@example.com'],
	]);
	expect(await db.$count(users, eq(users.id, id))).toBe(0);
});
