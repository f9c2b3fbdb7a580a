import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';

import { bookings, mutedAddresses, reviews } from '#src/server/db/schema.ts';

import { testDatabase } from '../support/database.ts';
import { reviewCalls, travelledTour } from '../support/review-calls.ts';

const { db, aTour, travelled, letters, askAt } = reviewCalls(await testDatabase());

beforeEach(async () => {
	vi.spyOn(console, 'info').mockImplementation(() => {});
	await aTour();
});

/** A tour of seven days that ends on November 11. */
const days = [
	['six days after the return', '2026-11-17T15:00:00Z', 0],
	['when the seventh day begins in London, and not in New York', '2026-11-18T04:59:00Z', 0],
	['seven days after the return', '2026-11-18T05:00:00Z', 1],
	['on the last of the thirty days after that', '2026-12-18T04:59:00Z', 1],
	['later than that', '2026-12-18T05:00:00Z', 0],
] as const;

test.each(days)('%s it is asked: %s, %i letters', async (_when, moment, count) => {
	await travelled(1);
	await askAt(moment);
	expect(await letters()).toHaveLength(count);
});

test('the letter goes out once, names the trip and leads to the form by a key of its own', async () => {
	const { id } = await travelled(1);
	await askAt('2026-11-18T15:00:00Z');
	await askAt('2026-11-19T15:00:00Z');
	expect(await letters()).toMatchObject([
		{
			kind: 'review-asked',
			recipient: 'ada@example.com',
			bookingId: id,
			subject: expect.stringContaining('how was Island Light?'),
			body: expect.stringMatching(
				/https:\/\/site\.example\/trip\/BD2000001#key=made-when-it-is-sent&part=review/,
			),
		},
	]);
	const [booking] = await db.select().from(bookings).where(eq(bookings.id, id));
	expect(booking).toMatchObject({ version: 1, reviewAskedAt: new Date('2026-11-18T15:00:00Z') });
});

test('nobody is asked of what was no tour of ours, was not travelled or is reviewed, nor where no letter may go', async () => {
	await travelled(1, { status: 'Pending Confirmation' });
	await travelled(2, { status: 'Cancelled' });
	await travelled(3, { type: 'flight' });
	await travelled(4, { itemId: 'own' });
	await travelled(5, { itemId: '99' });
	await travelled(6, { email: 'muted@example.com' });
	await travelled(7, { email: '' });
	const reviewed = await travelled(8);
	await db.insert(mutedAddresses).values({ address: 'muted@example.com', reason: 'asked' });
	const said = { stars: 5, words: 'It was good.', travelledOn: travelledTour.departureDate };
	await db.insert(reviews).values({ ...said, bookingId: reviewed.id, tourId: 1 });
	await askAt('2026-11-18T15:00:00Z');
	expect(await letters()).toEqual([]);
});

test('more than fit into one batch are all asked', async () => {
	for (let number = 1; number <= 105; number += 1) await travelled(number);
	await askAt('2026-11-18T15:00:00Z');
	expect(await letters()).toHaveLength(105);
});
