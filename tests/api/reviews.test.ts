import { randomUUID } from 'node:crypto';

import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';

import { handle } from '#functions/api.ts';
import { changes, reviews, testimonials, tours } from '#src/server/db/schema.ts';
import { deliverOutbox } from '#src/server/mail/deliver.ts';
import type { Letter } from '#src/server/mail/letter.ts';
import { selectSnapshot } from '#src/server/pages/snapshot.ts';
import { applyRetention } from '#src/server/people/retention.ts';
import { onPurge } from '#src/server/platform/cache.ts';

import { send, testNow } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';
import { goodReview, reviewCalls } from '../support/review-calls.ts';
import { cookieOf } from '../support/trip-calls.ts';

const calls = reviewCalls(await testDatabase());
const { db, deps, ask, aTour, travelled, review, withdraw, decide } = calls;
const { listed, tourNow, stored, letters, askAt } = calls;

beforeEach(async () => {
	vi.spyOn(console, 'info').mockImplementation(() => {});
	await aTour();
});

const versions = async () => (await send(handle, deps, 'GET', '/api/catalog-versions')).body;
const quoted = async () => (await send(handle, deps, 'GET', '/api/testimonials')).body;

test('from the letter by its link to the page: what is sent is published by the desk, rates the tour and is quoted', async () => {
	await db
		.insert(testimonials)
		.values({ name: 'Grace', testimonial: 'Hm.', rating: 5, tripName: 'X' });
	const { reference } = await travelled(1);
	await askAt('2026-11-18T15:00:00Z');
	const sent: Letter[] = [];
	const send_ = async (letter: Letter) => void sent.push(letter);
	await deliverOutbox({ db, now: deps.now, randomBytes: deps.randomBytes, send: send_ });
	const [, key = ''] = /#key=([\w-]{43})&part=review/.exec(sent[0]?.body ?? '') ?? [];
	expect(sent[0]?.html).toContain(`#key=${key}&amp;part=review`);
	const opened = await send(handle, deps, 'POST', `/api/trips/${reference}/open`, {
		body: { key },
	});
	const Cookie = cookieOf(opened.headers);

	const before = await versions();
	const path = `/api/trips/${reference}/review`;
	const answer = await send(handle, deps, 'POST', path, {
		body: goodReview,
		headers: { Cookie },
	});
	expect([answer.status, answer.body]).toMatchObject([
		201,
		{ state: 'waiting', stars: 5, words: goodReview.words, refusal: '', answer: '' },
	]);
	expect(await listed()).toMatchObject([
		{ id: 1, state: 'waiting', tour: 'Island Light', reference, travelledOn: '2026-11-05' },
	]);
	// Nobody reads it before the desk has.
	expect(await tourNow()).toMatchObject({ rating: 48, reviewCount: 0, reviews: [] });
	expect(await versions()).toEqual(before);
	expect(await quoted()).toMatchObject([{ name: 'Grace' }]);

	const purged: string[] = [];
	const stop = onPurge((tags) => purged.push(...tags));
	const published = await decide(1, 'publish', { version: 1 });
	stop();
	expect([published.status, published.body]).toMatchObject([
		200,
		{ state: 'published', decidedBy: 'The Boss', version: 2 },
	]);
	expect(purged.toSorted()).toEqual(['testimonials', 'tours']);
	const shown = {
		id: 1,
		tourId: 1,
		stars: 5,
		words: goodReview.words,
		firstName: 'Ada',
		homeTown: 'London',
		travelled: '2026-11',
		publishedAt: testNow.toISOString(),
		answer: null,
	};
	const rated = { rating: 50, reviewCount: 1, starsGiven: [0, 0, 0, 0, 1] };
	expect(await tourNow()).toMatchObject({ ...rated, reviews: [shown] });
	for (const list of ['/api/tours', '/api/tours/featured']) {
		await db.update(tours).set({ featured: true });
		expect((await send(handle, deps, 'GET', list)).body).toMatchObject([rated]);
	}
	expect(await quoted()).toEqual([
		{
			id: 1,
			name: 'Ada, London',
			testimonial: goodReview.words,
			rating: 5,
			tripName: 'Island Light',
			image: null,
		},
	]);
	const snapshot = await selectSnapshot(db, testNow);
	expect(snapshot).toMatchObject({ tours: [rated], reviews: [shown], testimonials: [{ id: 1 }] });
	expect(await versions()).not.toMatchObject({ tours: Object(before).tours });
	expect(await versions()).not.toMatchObject({ testimonials: Object(before).testimonials });
});

test('an answer stands under the review and is changed or taken away; the log tells who, and nothing that was written', async () => {
	await review(await travelled(1));
	await decide(1, 'publish');
	const before = await versions();
	await decide(1, 'answer', { answer: 'Thank you, Ada.', version: 2 });
	expect((await tourNow()).reviews).toMatchObject([{ answer: 'Thank you, Ada.' }]);
	expect(await versions()).not.toEqual(before);
	await decide(1, 'answer', { answer: '' });
	expect((await tourNow()).reviews).toMatchObject([{ answer: null }]);
	const log = await db
		.select()
		.from(changes)
		.where(eq(changes.subject, 'review'))
		.orderBy(changes.id);
	expect(log).toMatchObject([
		{ label: 'BD2000001, Island Light, 5 stars', after: { state: 'published' } },
		{ name: 'The Boss', after: { answer: 'Thank you, Ada.' } },
		{ before: { answer: 'Thank you, Ada.' }, after: { answer: '' } },
	]);
	expect(JSON.stringify(log)).not.toMatch(/rim at dawn|London/);
	// Saved as it is, nothing happens.
	expect((await decide(1, 'answer', { answer: '' })).body).toMatchObject({ version: 4 });
	expect((await decide(1, 'publish')).body).toMatchObject({ version: 4 });
});

test('a refusal is told with its reason, ten minutes later, and not at all where it was a slip', async () => {
	const one = await travelled(1);
	await review(one);
	const reason = 'It names another guest. Please leave the name out.';
	expect((await decide(1, 'refuse', { reason })).body).toMatchObject({ state: 'refused' });
	expect(await letters()).toMatchObject([
		{
			kind: 'review-refused',
			recipient: 'ada@example.com',
			body: expect.stringContaining(reason),
			nextAttemptAt: new Date(testNow.getTime() + 600_000),
		},
	]);
	const better = 'It names another guest, and the hotel’s owner.';
	await decide(1, 'refuse', { reason: better });
	expect(await letters()).toMatchObject([{ body: expect.stringContaining(better) }]);
	await decide(1, 'publish');
	expect(await letters()).toMatchObject([{ kind: 'review-published' }]);
	expect(await tourNow()).toMatchObject({ reviewCount: 1 });
	await decide(1, 'refuse', { reason });
	expect(await letters()).toMatchObject([{ kind: 'review-refused' }]);
	expect(await tourNow()).toMatchObject({ rating: 48, reviewCount: 0, reviews: [] });
});

test('a review is withdrawn at any time: its words are gone, the page and the letter too, and another may be written', async () => {
	const one = await travelled(1);
	await review(one);
	await decide(1, 'publish');
	await decide(1, 'answer', { answer: 'Thank you, Ada.' });
	const gone = await withdraw(one, 1);
	expect([gone.status, gone.body]).toMatchObject([
		200,
		{ message: expect.stringContaining('deleted') },
	]);
	expect((await withdraw(one, 1)).status).toBe(200);
	expect(await stored()).toMatchObject({
		state: 'withdrawn',
		words: '',
		firstName: '',
		homeTown: '',
		answer: '',
		publishedAt: null,
	});
	expect(await tourNow()).toMatchObject({ rating: 48, reviewCount: 0, reviews: [] });
	expect(await quoted()).toEqual([]);
	expect(await letters()).toEqual([]);
	expect(await listed()).toEqual([]);
	expect(await listed('?state=withdrawn')).toHaveLength(1);
	const late = await decide(1, 'publish');
	expect([late.status, late.body]).toMatchObject([409, { current: { state: 'withdrawn' } }]);

	const log = await db.select().from(changes).orderBy(changes.id);
	expect(JSON.stringify(log)).not.toMatch(/rim at dawn|London/);

	const again = await review(one, { stars: '3', words: 'On second thoughts: too many stairs.' });
	expect([again.status, again.body]).toMatchObject([201, { id: 1, state: 'waiting', stars: 3 }]);
	expect(await db.$count(reviews)).toBe(1);
	await decide(1, 'publish', { version: 5 });
	expect(await tourNow()).toMatchObject({ rating: 30, starsGiven: [0, 0, 1, 0, 0] });
});

test('the mean of many is rounded to a tenth, the newest forty are shown, and each page of the desk is searched', async () => {
	const of = await travelled(1);
	const rows = Array.from({ length: 45 }, (_, index) => ({
		tourId: 1,
		travelledOn: '2026-05-15',
		stars: index % 3 === 0 ? 4 : 5,
		words: `Walk number ${index}.`,
		state: 'published' as const,
		publishedAt: new Date(testNow.getTime() - index * 60_000),
	}));
	await db.insert(reviews).values(rows);
	await review(of);
	await decide(46, 'publish');
	const tour = await tourNow();
	expect(tour).toMatchObject({ rating: 47, reviewCount: 46, starsGiven: [0, 0, 0, 15, 31] });
	expect(tour.reviews).toHaveLength(40);
	expect(tour.reviews[0]?.id).toBe(46);
	for (const [q, found] of [
		['number 17', 1],
		['london', 1],
		['island light', 46],
		['bd2000001', 1],
		['stairs', 0],
	] as const) {
		expect([q, await listed(`?q=${q}`)]).toEqual([q, expect.any(Array)]);
		expect([q, (await listed(`?q=${q}`)).length]).toEqual([q, found]);
	}
});

test('what is short and good is quoted on the home page, and what is long or bad is not', async () => {
	const shown = { tourId: 1, travelledOn: '2026-05-15', state: 'published' as const };
	await db.insert(reviews).values([
		{ ...shown, stars: 3, words: 'So so.', publishedAt: testNow },
		{ ...shown, stars: 5, words: 'x'.repeat(401), publishedAt: testNow },
		{ ...shown, stars: 4, words: 'Good.', homeTown: 'Lisbon', publishedAt: testNow },
		{ ...shown, stars: 5, words: 'Waiting.', state: 'waiting' },
	]);
	expect(await quoted()).toMatchObject([{ id: 3, name: 'A traveler from Lisbon' }]);
	await db.update(tours).set({ deletedAt: testNow });
	expect(await quoted()).toEqual([]);
});

test('of a tour that was put away nothing is quoted, however much was written of it; of the others it is', async () => {
	await aTour('Andes on Foot');
	const shown = { travelledOn: '2026-05-15', state: 'published' as const, publishedAt: testNow };
	const lately = Array.from({ length: 20 }, () => ({
		...shown,
		tourId: 1,
		stars: 5,
		words: 'Yes.',
	}));
	await db.insert(reviews).values([{ ...shown, tourId: 2, stars: 4, words: 'Good.' }, ...lately]);
	await db.update(tours).set({ state: 'archived' }).where(eq(tours.id, 1));
	expect(await quoted()).toMatchObject([{ testimonial: 'Good.', tripName: 'Andes on Foot' }]);
});

test('whoever is erased takes the review along, from the page too, as do seven years', async () => {
	const one = await travelled(1);
	const other = await travelled(2, { email: 'grace@example.com' });
	await review(one);
	await review(other, { stars: '4' });
	await decide(1, 'publish');
	await decide(2, 'publish');
	expect(await tourNow()).toMatchObject({ rating: 45, reviewCount: 2 });
	const email = 'ada@example.com';
	const erased = await ask(handle, 'POST', '/api/admin/people/erase', {
		email,
		confirmation: email,
	});
	expect(erased.body).toMatchObject({ held: { reviews: 1 } });
	expect(await tourNow()).toMatchObject({ rating: 40, reviews: [{ id: 2 }] });
	const log = await db
		.select()
		.from(changes)
		.where(and(eq(changes.subject, 'review'), eq(changes.subjectId, 1)))
		.orderBy(changes.id);
	expect(log).toMatchObject([{ label: 'Erased', after: { state: 'published' } }]);

	const now = () => new Date('2033-11-07T12:00:00Z');
	await applyRetention({ db, now, signal: undefined });
	expect(await tourNow()).toMatchObject({ rating: 48, reviewCount: 0, reviews: [] });
	expect(await db.$count(reviews)).toBe(0);
});

test('one attempt is one review, whatever became of it since', async () => {
	const one = await travelled(1);
	const attempt = randomUUID();
	expect((await review(one, {}, attempt)).status).toBe(201);
	await decide(1, 'publish');
	const again = await review(one, {}, attempt);
	expect([again.status, again.body]).toMatchObject([200, { id: 1, state: 'published' }]);
	expect((await review(one, { stars: '1' }, attempt)).status).toBe(409);
	expect((await review(await travelled(2), {}, attempt)).status).toBe(409);
	expect(await db.$count(reviews)).toBe(1);
});
