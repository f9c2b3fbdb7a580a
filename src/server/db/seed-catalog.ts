import { addDays, type CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { codeInLabel } from '#src/domain/flights/airports.ts';
import { posterImage } from '#src/domain/pictures/poster-places.ts';
import { pictureFile, type PictureName, type PosterSlug } from '#src/domain/pictures/poster.ts';
import { noDayFacts, noFacts } from '#src/domain/tours/tour-facts.ts';

import type { Database } from './database.ts';
import { inTransaction } from './in-transaction.ts';
import { scheduleDepartures } from './schedule-departures.ts';
import * as schema from './schema.ts';
import { seedDestinations } from './seed-data/destinations.ts';
import { seedFlights } from './seed-data/flights.ts';
import type { SeedTour } from './seed-data/seed-tour.ts';
import { seedTestimonials } from './seed-data/testimonials.ts';
import { seedTours } from './seed-data/tours.ts';
import { seedDeal } from './seed-deal.ts';

/**
 * Plants the first catalog, once in the life of a database: what an administrator deletes never comes back.
 * @param today the day that the deals' departures count from
 * @param hasSamples false for an agency that begins with nothing: the samples never come then
 * @returns false when it was planted before
 */
export function seedCatalog(
	database: Database,
	today: CalendarDate,
	{ hasSamples = true } = {},
): Promise<boolean> {
	return inTransaction(database, async (transaction) => {
		if (!(await notePlanted(transaction))) return false;
		if (!hasSamples) return true;
		const { flights, tours, destinations, testimonials } = firstCatalog(today);
		await transaction.insert(schema.flights).values(flights);
		const planted = await transaction.insert(schema.tours).values(tours).returning();
		const ownDays = new Map(seedTours.map((tour) => [tour.name, tour.ownDays]));
		const leaving = planted.map((tour) => ({ ...tour, ownDays: ownDays.get(tour.name) ?? [] }));
		await scheduleDepartures(transaction, leaving, today);
		await transaction.insert(schema.destinations).values(destinations);
		await transaction.insert(schema.testimonials).values(testimonials);
		return true;
	});
}

/**
 * Notes that the first catalog was planted, or is not to be.
 * @returns false when it was noted before
 */
export async function notePlanted(transaction: Database): Promise<boolean> {
	const noted = await transaction
		.insert(schema.seeds)
		.values({ name: 'catalog' })
		.onConflictDoNothing()
		.returning();
	return noted.length > 0;
}

/**
 * The rows that a new database begins with.
 * @param today the day that the deals' departures count from
 */
export function firstCatalog(today: CalendarDate) {
	return {
		flights: flightRows(today),
		tours: seedTours.map(tourRow),
		destinations: seedDestinations.map(withImage),
		testimonials: seedTestimonials,
	};
}

function flightRows(today: CalendarDate) {
	return seedFlights.map(({ daysAhead, nights, poster: _, ...flight }) => {
		const departureDate = addDays(today, daysAhead);
		const returnDate = nights === null ? null : addDays(departureDate, nights);
		return {
			...flight,
			image: posterImage(codeInLabel(flight.destination) ?? '', departureDate),
			departureDate,
			returnDate,
			...seedDeal({ ...flight, departureDate, returnDate }, today),
		};
	});
}

function tourRow({ hero, gallery, facts, itinerary, ownDays: _, ...tour }: SeedTour) {
	return {
		...withImage(tour),
		hero: addressOf(hero),
		gallery: (gallery ?? []).map(pictureFile),
		facts: { ...noFacts, ...facts },
		itinerary: itinerary.map(({ picture, ...day }) => ({
			...noDayFacts,
			...day,
			picture: addressOf(picture),
		})),
	};
}

function addressOf(picture: PictureName | undefined): string | null {
	return picture === undefined ? null : pictureFile(picture);
}

function withImage<Row extends { poster: PosterSlug }>({ poster, ...row }: Row) {
	return { ...row, image: pictureFile(poster) };
}
