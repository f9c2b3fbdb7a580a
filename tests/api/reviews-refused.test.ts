import { randomUUID } from 'node:crypto';

import { beforeEach, expect, test, vi } from 'vitest';

import { reviewMessages } from '#src/contract/trips/review.ts';
import { reviews } from '#src/server/db/schema.ts';

import { testDatabase } from '../support/database.ts';
import { goodReview, reviewCalls } from '../support/review-calls.ts';
import { cookieOf } from '../support/trip-calls.ts';

const calls = reviewCalls(await testDatabase(), { limitsUses: true });
const { db, aTour, travelled, review, withdraw, decide, submit, visitOf, stored } = calls;

beforeEach(async () => {
	vi.spyOn(console, 'info').mockImplementation(() => {});
	vi.spyOn(console, 'warn').mockImplementation(() => {});
	await aTour();
});

test.each([
	['no stars', { stars: undefined }, 'stars', 'Please choose one to five stars.'],
	['no star', { stars: '0' }, 'stars', 'Please choose one to five stars.'],
	['six stars', { stars: '6' }, 'stars', 'Please choose one to five stars.'],
	['no words', { words: ' \n ' }, 'words', 'Please write a few words.'],
	['too few', { words: 'Good.' }, 'words', 'Please write a little more: at least 10 characters.'],
	[
		'20,000 characters',
		{ words: 'x'.repeat(20_000) },
		'words',
		'Please use at most 4000 characters.',
	],
	[
		'a card',
		{ words: 'Paid by 4111 1111 1111 1111.' },
		'words',
		'This looks like the number of a payment card. Card numbers are never kept: please take it out.',
	],
	['a long name', { firstName: 'x'.repeat(41) }, 'firstName', 'Please use at most 40 characters.'],
	[
		'no consent',
		{ consent: undefined },
		'consent',
		'We publish a review only where you agree. To tell us alone, write a message below.',
	],
	['what nobody asked', { state: 'published' }, 'state', 'Unknown field.'],
])('%s is refused at its field', async (_what, changes, path, message) => {
	const answer = await review(await travelled(1), changes);
	expect(answer).toMatchObject({ status: 400, body: { issues: [{ path, message }] } });
	expect(await db.$count(reviews)).toBe(0);
});

test.each([
	[
		'before the return',
		{ departureDate: '2026-11-15', details: { duration: '7 days' } },
		'notOver',
	],
	[
		'on the last day',
		{ departureDate: '2026-11-15', details: { duration: '7 days', departureDate: '2026-11-15' } },
		'notOver',
	],
	['what was cancelled', { status: 'Cancelled' }, 'notTravelled'],
	['what was never confirmed', { status: 'Pending Confirmation' }, 'notTravelled'],
	['a flight', { type: 'flight' }, 'noTour'],
	['a trip in the desk’s own words', { itemId: 'own' }, 'noTour'],
	['a tour that is gone for good', { itemId: '99' }, 'noTour'],
] as const)('%s is not reviewed, and is told why', async (_what, changed, message) => {
	const answer = await review(await travelled(1, changed));
	expect(answer).toMatchObject({ status: 409, body: { message: reviewMessages[message] } });
	expect(await db.$count(reviews)).toBe(0);
});

test('a second review of a booking is refused, whether the first waits, stands or was refused', async () => {
	const one = await travelled(1);
	await review(one);
	const given = { status: 409, body: { message: reviewMessages.given } };
	expect(await review(one, { stars: '1' })).toMatchObject(given);
	await decide(1, 'publish');
	expect(await review(one)).toMatchObject(given);
	await decide(1, 'refuse', { reason: 'It is about another tour.' });
	expect(await review(one)).toMatchObject(given);
	expect(await stored()).toMatchObject({ stars: 5, state: 'refused' });
});

test('by another trip’s key, and by a link that only reads, nothing is written or withdrawn', async () => {
	const [one, other] = [await travelled(1), await travelled(2)];
	await review(one);
	const stranger = { ...one, cookie: other.cookie.replace(other.reference, one.reference) };
	expect((await review(stranger)).status).toBe(404);
	expect((await withdraw(stranger, 1)).status).toBe(404);
	// A review of another trip is none of this one's.
	expect(await withdraw(other, 1)).toMatchObject({ status: 409 });
	const attempt = randomUUID();
	const third = await travelled(3);
	await review(third, {}, attempt);
	expect(await review(other, {}, attempt)).toMatchObject({
		status: 409,
		body: { message: reviewMessages.attemptReused },
	});
	const reader = { ...one, cookie: await visitOf(one.id, one.reference, false) };
	expect((await review(reader)).status).toBe(403);
	expect((await withdraw(reader, 1)).status).toBe(403);
	expect(await stored()).toMatchObject({ state: 'waiting', words: goodReview.words });
	expect(await db.$count(reviews)).toBe(2);
});

test('a form without a script is sent once, and brought back with what was typed where it is wrong', async () => {
	const one = await travelled(1);
	const sent = await submit(one, 'review', goodReview);
	expect([sent.status, sent.headers.get('Location')]).toEqual([
		303,
		`/trip/${one.reference}?done=review#review`,
	]);
	expect(cookieOf(sent.headers)).toBe('');
	const taken = await submit(one, 'review-withdrawal', { review: '1' });
	expect(taken.headers.get('Location')).toBe(
		`/trip/${one.reference}?done=review-withdrawal#review`,
	);
});

test('five reviews an hour are taken of a trip; the rest is asked to wait', async () => {
	const one = await travelled(1);
	const statuses: number[] = [];
	for (let count = 0; count < 6; count += 1) {
		statuses.push((await review(one)).status);
		await withdraw(one, 1);
	}
	expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
	expect((await review(await travelled(2))).status).toBe(201);
});

test('the desk says why it refuses, and sees what a colleague did first', async () => {
	await review(await travelled(1));
	for (const reason of ['', '   ', 'No.', 'x'.repeat(2001)]) {
		expect(await decide(1, 'refuse', { reason })).toMatchObject({
			status: 400,
			body: { issues: [{ path: 'reason' }] },
		});
	}
	expect(await decide(1, 'answer', { answer: 'x'.repeat(2001) })).toMatchObject({ status: 400 });
	await decide(1, 'publish', { version: 1 });
	expect(await decide(1, 'publish', { version: 1 })).toMatchObject({
		status: 409,
		body: { current: { state: 'published', version: 2 } },
	});
	expect((await decide(99, 'publish')).status).toBe(404);
});
