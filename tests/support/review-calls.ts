import { asc, eq, isNull } from 'drizzle-orm';

import { handle } from '#functions/api.ts';
import { handle as askForReviews } from '#functions/review-requests.ts';
import { tourWithSeats } from '#src/contract/catalog/catalog.ts';
import type { Database } from '#src/server/db/database.ts';
import { outbox, reviews } from '#src/server/db/schema.ts';

import { send } from './api.ts';
import { tourRow } from './bookings.ts';
import { cancelCalls } from './cancel-calls.ts';
import { jobWorld } from './job-world.ts';
import { insertTours } from './tours.ts';

/** A tour of seven days that ended ten days before the tests' moment, and was paid. */
export const travelledTour = {
	type: 'tour',
	itemId: '1',
	status: 'Confirmed',
	title: 'Island Light',
	departureDate: '2026-11-05',
	details: { tourName: 'Island Light', duration: '7 days', departureDate: '2026-11-05' },
} as const;

/** A review as the form sends it. */
export const goodReview = {
	stars: '5',
	words: 'The path along the rim at dawn,\nand nobody hurried us.',
	firstName: 'Ada',
	homeTown: 'London',
	consent: 'yes',
} as const;

/** What travellers and the desk do with reviews, over a database with one tour. */
export function reviewCalls(db: Database, world: Parameters<typeof cancelCalls>[1] = {}) {
	const calls = cancelCalls(db, world);
	const { ask, deps, trip, post } = calls;

	/** A booking of the tour whose trip is over. */
	function travelled(number: number, changed: Parameters<typeof trip>[1] = {}) {
		return trip(number, { ...travelledTour, ...changed });
	}

	/** Stores the tour that all of them are of. */
	async function aTour(name = 'Island Light') {
		await insertTours(db, tourRow({ name, rating: 48 }));
	}

	/** Sends a review of a trip. */
	function review(of: Parameters<typeof post>[0], changes: object = {}, attempt?: string) {
		return post(of, 'review', { ...goodReview, ...changes }, attempt);
	}

	function withdraw(of: Parameters<typeof post>[0], id: number) {
		return post(of, 'review-withdrawal', { review: String(id) });
	}

	/** Asks as the desk about a review. */
	function decide(id: number, what: 'publish' | 'refuse' | 'answer', body: object = {}) {
		return ask(handle, 'POST', `/api/desk/reviews/${id}/${what}`, body);
	}

	/** The reviews as the desk lists them. */
	async function listed(query = '') {
		const { body } = await ask(handle, 'GET', `/api/desk/reviews${query}`);
		return body as { id: number; state: string }[];
	}

	/** A tour as its page asks for it. */
	async function tourNow(id = 1) {
		const { body } = await send(handle, deps, 'GET', `/api/tours/${id}`);
		return tourWithSeats.parse(body);
	}

	async function stored(id = 1) {
		const [row] = await db.select().from(reviews).where(eq(reviews.id, id));
		return row;
	}

	/** The letters that are not kept back. */
	function letters() {
		return db.select().from(outbox).where(isNull(outbox.cancelledAt)).orderBy(asc(outbox.id));
	}

	const askAt = (moment: string) => askForReviews(jobWorld(db, moment));

	return {
		...calls,
		travelled,
		aTour,
		review,
		withdraw,
		decide,
		listed,
		tourNow,
		stored,
		letters,
		askAt,
	};
}
