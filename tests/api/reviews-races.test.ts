import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';

import { handle as ask } from '#functions/review-requests.ts';
import { outbox, reviews, tours } from '#src/server/db/schema.ts';

import { jobWorld } from '../support/job-world.ts';
import { testPostgres } from '../support/postgres.ts';
import { reviewCalls } from '../support/review-calls.ts';

// A real server: the embedded engine takes one query after the other.
const { database: db } = await testPostgres();
const { aTour, travelled, review, withdraw, decide, stored, tourNow } = reviewCalls(db);

beforeEach(async () => {
	vi.spyOn(console, 'info').mockImplementation(() => {});
	await aTour();
});

test('of reviews that are sent at the same moment one is stored', async () => {
	const one = await travelled(1);
	const answers = await Promise.all(['5', '4', '3', '2'].map((stars) => review(one, { stars })));
	const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
	expect(statuses).toEqual([201, 409, 409, 409]);
	expect(await db.$count(reviews)).toBe(1);
});

test('a form that is sent twice at the same moment is one review, and neither press is told off', async () => {
	const one = await travelled(1);
	const attempt = randomUUID();
	const answers = await Promise.all([1, 2, 3].map(() => review(one, {}, attempt)));
	expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
		200, 200, 201,
	]);
	expect(await db.$count(reviews)).toBe(1);
});

test('what is withdrawn while the desk publishes it is not shown, whoever was first', async () => {
	for (let number = 1; number <= 6; number += 1) {
		const one = await travelled(number);
		await review(one);
		const [published] = await Promise.all([
			decide(number, 'publish', { version: 1 }),
			withdraw(one, number),
		]);
		expect([200, 409]).toContain(published.status);
		expect(await stored(number)).toMatchObject({ state: 'withdrawn', words: '' });
	}
	expect(await tourNow()).toMatchObject({ reviewCount: 0, reviews: [] });
});

test('reviews that are published at the same moment all count', async () => {
	const all = [1, 2, 3, 4, 5, 6, 7, 8];
	for (const number of all) await review(await travelled(number));
	await Promise.all(all.map((id) => decide(id, 'publish')));
	const [tour] = await db.select().from(tours).where(eq(tours.id, 1));
	expect(tour?.starsGiven).toEqual([0, 0, 0, 0, all.length]);
});

test('two processes that ask at the same moment write one letter', async () => {
	await travelled(1);
	const world = jobWorld(db, '2026-11-18T15:00:00Z');
	await Promise.all([ask(world), ask(world), ask(world)]);
	expect(await db.$count(outbox)).toBe(1);
});
