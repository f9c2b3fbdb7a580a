import { and, asc, desc, eq, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm';

import type {
	ListedTour,
	PictureWords,
	SeatsOnSale,
	Tour,
	TourWithSeats,
} from '#src/contract/catalog/catalog.ts';
import { listLimits, type Page } from '#src/contract/http/paging.ts';
import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import type { CatalogState } from '#src/domain/catalog/catalog-state.ts';
import { ratingFrom, reviewsIn, type StarsGiven } from '#src/domain/tours/stars-given.ts';

import type { Database } from '../db/database.ts';
import { holdsText, isLike, type Paged, paged, patternOf } from '../db/paged.ts';
import { preparedOnce } from '../db/prepared.ts';
import { tours } from '../db/schema.ts';
import {
	departuresFrom,
	departuresWithSeats,
	listedDepartures,
	seatsOfAll,
} from './departures-of.ts';
import { earliestDeparture } from './earliest-departure.ts';
import { isOnSale } from './on-sale.ts';
import { oneWithPictureWords, withPictureWords } from './picture-words.ts';
import { selectReviewsOfTour } from './published-reviews.ts';

/** What lists of tours are searched by. */
export const searchedInTours = [tours.name, tours.destination];

/** The featured tours, the oldest entry first. */
export async function selectFeaturedTours(db: Database, now: Date): Promise<ListedTour[]> {
	const rows = await db
		.select(listColumns(earliestDeparture(now)))
		.from(tours)
		.where(and(isShown, eq(tours.featured, true)))
		.orderBy(asc(tours.id))
		.limit(listLimits.default);
	return listed(db, rows);
}

/** All tours in the order of their ids, for a build. */
export async function selectAllTours(db: Database, now: Date): Promise<ListedTour[]> {
	const rows = await db
		.select(listColumns(earliestDeparture(now)))
		.from(tours)
		.where(isShown)
		.orderBy(asc(tours.id));
	return listed(db, rows);
}

/** One page of all tours, featured ones first, then the oldest entry. */
export async function selectTours(db: Database, page: Page, now: Date): Promise<Paged<ListedTour>> {
	const asked = { ...page, earliest: earliestDeparture(now) };
	const rows =
		page.q === ''
			? allOfPage(db).execute(asked)
			: matchingOfPage(db).execute({ ...asked, pattern: patternOf(page.q) });
	const matches = and(isShown, holdsText(page.q, searchedInTours));
	const found = await paged(page, rows, () => db.$count(tours, matches));
	return { ...found, rows: await listed(db, found.rows) };
}

/** One tour, or null. */
export async function selectTour(db: Database, id: number): Promise<Row | null> {
	const [tour] = await one(db).execute({ id });
	return tour ?? null;
}

/** One tour as it can be booked now, and at which of its versions; or null. */
export async function selectTourToBook(
	db: Database,
	id: number,
): Promise<{ tour: Tour; version: number } | null> {
	const [found] = await oneToBook(db).execute({ id });
	return found ?? null;
}

/** One tour with the seats that its departures have left at this moment, and its newest reviews; or null. */
export async function selectTourWithSeats(
	db: Database,
	id: number,
	now: Date,
): Promise<TourWithSeats | null> {
	const tour = await oneWithPictureWords(db, await selectTour(db, id));
	return tour && withSeats(db, tour, now);
}

/** One tour as its page shows it, wherever it stands; or null. */
export async function selectTourInAnyState(
	db: Database,
	id: number,
	now: Date,
): Promise<{ tour: TourWithSeats; state: CatalogState } | null> {
	const [found] = await db
		.select({ tour: columns, state: tours.state })
		.from(tours)
		.where(and(isNull(tours.deletedAt), eq(tours.id, id)));
	const tour = await oneWithPictureWords(db, found?.tour ?? null);
	return found && tour ? { tour: await withSeats(db, tour, now), state: found.state } : null;
}

async function withSeats(db: Database, tour: Worded, now: Date): Promise<TourWithSeats> {
	const { id } = tour;
	const departures = await departuresWithSeats(db, tour, now);
	const reviews = reviewsIn(tour.starsGiven) > 0 ? await selectReviewsOfTour(db, id) : [];
	return { ...shown(tour), departures, reviews };
}

type Row = Tour & { starsGiven: StarsGiven };
type Worded = Row & { pictureWords: PictureWords };

/** A tour as everybody sees it: with the rating of its reviews, where it has any, and without whom travellers call there. */
function shown({ starsGiven, facts, ...tour }: Worded) {
	const toAll = { ...facts, contact: null, contactPhone: null, emergencyPhone: null };
	return { ...tour, facts: toAll, ...ratingFrom(starsGiven), starsGiven: [...starsGiven] };
}

/** The seats that the departures of all tours have left at this moment. */
export function selectSeats(db: Database, now: Date): Promise<SeatsOnSale[]> {
	return seatsOfAll(db, isShown, now);
}

async function listed(db: Database, rows: readonly ListedRow[]): Promise<ListedTour[]> {
	const worded = await withPictureWords(db, rows);
	return worded.map(({ departures, ...tour }) => ({
		...shown(tour),
		departures: listedDepartures(departures, tour),
	}));
}

type ListedRow = Row & { departures: Parameters<typeof listedDepartures>[0] };

const isShown = isOnSale(tours);

const columns = {
	id: tours.id,
	name: tours.name,
	destination: tours.destination,
	description: tours.description,
	price: tours.price,
	discountPrice: tours.discountPrice,
	duration: tours.duration,
	image: tours.image,
	rating: tours.rating,
	reviewCount: tours.reviewCount,
	starsGiven: tours.starsGiven,
	features: tours.features,
	itinerary: tours.itinerary,
	facts: tours.facts,
	places: tours.places,
	hero: tours.hero,
	gallery: tours.gallery,
	featured: tours.featured,
};

const listColumns = (earliest: Placeholder | CalendarDate) => ({
	...columns,
	departures: departuresFrom(earliest),
});

const page = (db: Database, matches: SQL | undefined) =>
	db
		.select(listColumns(sql.placeholder('earliest')))
		.from(tours)
		.where(matches)
		.orderBy(desc(tours.featured), asc(tours.id))
		.limit(sql.placeholder('limit'))
		.offset(sql.placeholder('offset'))
		.prepare('');
const allOfPage = preparedOnce((db) => page(db, isShown));
const matchingOfPage = preparedOnce((db) =>
	page(db, and(isShown, isLike(sql.placeholder('pattern'), searchedInTours))),
);

const isAsked = and(isShown, eq(tours.id, sql.placeholder('id')));
const one = preparedOnce((db) => db.select(columns).from(tours).where(isAsked).prepare(''));
const oneToBook = preparedOnce((db) =>
	db.select({ tour: columns, version: tours.version }).from(tours).where(isAsked).prepare(''),
);
