import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { type ReviewState, reviewStates } from '#src/domain/reviews/review-state.ts';

import { bookings } from './bookings.ts';
import { tours } from './catalog.ts';
import { attempt, identity, isOneOf, isWithin, moment, revision, searchText } from './columns.ts';
import { users } from './users.ts';

/** What travellers say of a tour after their return: one of each booking. Of one that was withdrawn the words are gone. */
export const reviews = pgTable(
	'reviews',
	{
		id: identity(),
		/** null once the booking is gone. */
		bookingId: integer('booking_id')
			.unique()
			.references(() => bookings.id, { onDelete: 'set null' }),
		tourId: integer('tour_id')
			.notNull()
			.references(() => tours.id, { onDelete: 'cascade' }),
		/** The day on which the trip began. */
		travelledOn: date('travelled_on', { mode: 'string' }).notNull(),
		stars: integer('stars').notNull(),
		words: text('words').notNull(),
		/** '' where they did not give it. */
		firstName: text('first_name').notNull().default(''),
		homeTown: text('home_town').notNull().default(''),
		state: text('state').$type<ReviewState>().notNull().default(reviewStates[0]),
		publishedAt: moment('published_at'),
		/** Why the desk refused it; '' where it did not. */
		refusal: text('refusal').notNull().default(''),
		/** What the desk answers in public; '' where it answers nothing. */
		answer: text('answer').notNull().default(''),
		/** Who of the desk decided or answered last; the name stays when the account goes. */
		decidedById: integer('decided_by_id').references(() => users.id, { onDelete: 'set null' }),
		decidedBy: text('decided_by').notNull().default(''),
		...attempt(),
		...revision(),
		searchText: searchText((): AnyColumn[] => [reviews.words, reviews.firstName, reviews.homeTown]),
	},
	(table) => [
		check('reviews_stars_check', isWithin(table.stars, 1, 5)),
		check('reviews_state_check', isOneOf(table.state, reviewStates)),
		check(
			'reviews_published_check',
			sql`${table.state} <> 'published' or ${table.publishedAt} is not null`,
		),
		// What a tour's page shows, the newest first, and how many gave how many stars, from the index alone.
		index('reviews_published_index')
			.on(table.tourId, table.publishedAt, table.id, table.stars)
			.where(isPublished(table)),
		// What the home page shows.
		index('reviews_quotable_index').on(table.id).where(isQuotable(table)),
		index('reviews_order_index').on(table.createdAt, table.id),
		index('reviews_state_index').on(table.state, table.createdAt, table.id),
		index('reviews_search_index').using('gin', table.searchText.op('gin_trgm_ops')),
	],
);

type Columns = Record<'state' | 'stars' | 'words', AnyColumn>;

/** The condition that everybody may read a review, in the words of its partial index. */
export function isPublished({ state }: Pick<Columns, 'state'>): SQL {
	return sql`(${state} = 'published')`;
}

/** The condition that a review may stand on the home page: published, four stars or five, and short enough to be read there. */
export function isQuotable({ state, stars, words }: Columns): SQL {
	return sql`(${state} = 'published' and ${stars} >= 4 and length(${words}) <= 400)`;
}
