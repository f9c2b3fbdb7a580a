import { and, desc, eq, gt, sql } from 'drizzle-orm';

import { mostReviewsShown, type TourReview } from '#src/contract/catalog/reviews.ts';

import type { Database } from '../db/database.ts';
import { preparedOnce } from '../db/prepared.ts';
import { reviews, tours } from '../db/schema.ts';
import { isPublished } from '../db/schema/reviews.ts';
import { isOnSale } from './on-sale.ts';

/** The newest published reviews of a tour, at most `mostReviewsShown`, the newest first. */
export async function selectReviewsOfTour(db: Database, tourId: number): Promise<TourReview[]> {
	const rows = await newestOfTour(db).execute({ tourId });
	return rows.map(shown);
}

/** The same of every tour that is shown, for a build. */
export async function selectReviewsOfAll(db: Database): Promise<TourReview[]> {
	const reviewed = await db
		.select({ id: tours.id })
		.from(tours)
		.where(and(isOnSale(tours), gt(tours.reviewsVersion, 0)))
		.orderBy(tours.id);
	const all: TourReview[] = [];
	for (const { id } of reviewed) all.push(...(await selectReviewsOfTour(db, id)));
	return all;
}

const columns = {
	id: reviews.id,
	tourId: reviews.tourId,
	stars: reviews.stars,
	words: reviews.words,
	firstName: reviews.firstName,
	homeTown: reviews.homeTown,
	travelledOn: reviews.travelledOn,
	publishedAt: reviews.publishedAt,
	answer: reviews.answer,
};

type Row = Pick<typeof reviews.$inferSelect, keyof typeof columns>;

function shown({ travelledOn, publishedAt, answer, ...review }: Row): TourReview {
	if (!publishedAt) throw new Error('A review is published at no moment.');
	return {
		...review,
		travelled: travelledOn.slice(0, 7),
		publishedAt: publishedAt.toISOString(),
		answer: answer === '' ? null : answer,
	};
}

const newestOfTour = preparedOnce((db) =>
	db
		.select(columns)
		.from(reviews)
		.where(and(eq(reviews.tourId, sql.placeholder('tourId')), isPublished(reviews)))
		.orderBy(desc(reviews.publishedAt), desc(reviews.id))
		.limit(mostReviewsShown)
		.prepare(''),
);
