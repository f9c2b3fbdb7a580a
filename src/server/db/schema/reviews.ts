import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { type ReviewState, reviewStates } from '#src/domain/reviews/review-state.ts';

import { bookings } from './bookings.ts';
import { tours } from './catalog.ts';
import { attempt, identity, isOneOf, isWithin, moment, revision } from './columns.ts';
import { users } from './users.ts';

/** What travellers say of a tour after their return: one of each booking. */
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
	},
	(table) => [
		check('reviews_stars_check', isWithin(table.stars, 1, 5)),
		check('reviews_state_check', isOneOf(table.state, reviewStates)),
		index('reviews_tour_index').on(table.tourId, table.state, table.publishedAt),
		index('reviews_state_index').on(table.state, table.createdAt),
	],
);
