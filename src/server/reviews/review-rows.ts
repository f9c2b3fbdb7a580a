import { type AnyColumn, and, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import type { ReviewPage, ReviewRecord } from '#src/contract/desk/reviews.ts';
import { type ReviewStanding, undecided } from '#src/domain/reviews/review-standing.ts';

import type { RowKind } from '../changes/change-row.ts';
import type { Database } from '../db/database.ts';
import { newestFirst, searched } from '../db/newest-first.ts';
import { holdsText, type Paged, paged } from '../db/paged.ts';
import { bookings, deskItems, reviews, tours } from '../db/schema.ts';
import { standsAt, stateAt } from '../inbox/where-it-stands.ts';

/** One page of reviews, the newest first. */
export async function selectReviews(
	db: Database,
	page: ReviewPage,
	now: Date,
): Promise<Paged<ReviewRecord>> {
	const matches = and(
		page.state ? standsThere(db, page.state, now) : ne(reviews.state, 'withdrawn'),
		page.q === '' ? undefined : isFound(page.q),
	);
	const rows = db
		.select(columnsAt(now))
		.from(reviews)
		.where(matches)
		.orderBy(...newestFirst(reviews))
		.limit(page.limit)
		.offset(page.offset);
	const found = await paged(page, rows, () => db.$count(reviews, matches));
	return { ...found, rows: found.rows.map((row) => recordOf(row as Row)) };
}

/** By what it says and who wrote it, by its tour, or by the reference of its booking. */
function isFound(q: string): SQL | undefined {
	return or(
		searched(reviews.searchText, q),
		sql`${reviews.tourId} in (select ${tours.id} from ${tours} where ${holdsText(q, [tours.name])})`,
		sql`${reviews.bookingId} in (select ${bookings.id} from ${bookings} where ${bookings.reference} = ${q.trim().toUpperCase()})`,
	);
}

// Named by their tables: `returning` knows no other.
const tourName = sql`(select tours.name from tours where tours.id = reviews.tour_id)`;
const reference = sql`coalesce((select bookings.reference from bookings where bookings.id = reviews.booking_id), '')`;

/** What a list is narrowed to, in the database's terms. */
function standsThere(db: Database, standing: ReviewStanding, now: Date): SQL | undefined {
	const state = undecided[standing];
	if (state === undefined) return sql`${reviews.state} = ${standing}`;
	return and(eq(reviews.state, 'waiting'), standsAt(db, 'review', reviews.id, { state, now }));
}

const standingAt = (now: Date) => sql`case when reviews.state <> 'waiting' then reviews.state else (
	select case ${stateAt(now)} when 'Done' then 'left' when 'Later' then 'later' else 'waiting' end
	from ${deskItems} where ${deskItems.kind} = 'review' and ${deskItems.subjectId} = reviews.id
) end`;

const columnsAt = (now: Date) =>
	({
		id: reviews.id,
		state: reviews.state,
		standing: asColumn(standingAt(now)),
		tourId: reviews.tourId,
		tour: asColumn(tourName),
		bookingId: reviews.bookingId,
		reference: asColumn(reference),
		travelledOn: reviews.travelledOn,
		stars: reviews.stars,
		words: reviews.words,
		firstName: reviews.firstName,
		homeTown: reviews.homeTown,
		refusal: reviews.refusal,
		answer: reviews.answer,
		decidedBy: reviews.decidedBy,
		publishedAt: reviews.publishedAt,
		version: reviews.version,
		createdAt: reviews.createdAt,
		updatedAt: reviews.updatedAt,
	}) satisfies Record<keyof ReviewRecord, AnyColumn>;

// What is computed is selected as a column is.
function asColumn(computed: SQL): AnyPgColumn {
	return computed as unknown as AnyPgColumn;
}

type Moments = 'publishedAt' | 'createdAt' | 'updatedAt';
type Row = Omit<ReviewRecord, Moments> & {
	publishedAt: Date | null;
	createdAt: Date;
	updatedAt: Date;
};

function recordOf({ publishedAt, createdAt, updatedAt, ...row }: Row): ReviewRecord {
	return {
		...row,
		publishedAt: publishedAt && publishedAt.toISOString(),
		createdAt: createdAt.toISOString(),
		updatedAt: updatedAt.toISOString(),
	};
}

/** Reviews, as the desk decides on them. The log tells what was decided and answered, and nothing that the traveller wrote. */
export const reviewRowsAt = (now: Date): RowKind<typeof reviews, Row, ReviewRecord> => ({
	subject: 'review',
	missing: 'There is no review with this number.',
	table: reviews,
	columns: columnsAt(now),
	rowOf: recordOf,
	labelOf: ({ reference: of, tour, stars }) =>
		`${of === '' ? '' : `${of}, `}${tour}, ${stars} ${stars === 1 ? 'star' : 'stars'}`,
	recordedOf: ({ state, refusal, answer, publishedAt }) => ({
		state,
		refusal,
		answer,
		publishedAt,
	}),
});
