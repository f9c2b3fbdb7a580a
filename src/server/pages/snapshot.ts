import { asc } from 'drizzle-orm';
import * as z from 'zod/mini';

import {
	type Destination,
	destination,
	type FlightDeal,
	flightDeal,
	type Testimonial,
	testimonial,
	type Tour,
	tour,
} from '#src/contract/catalog/catalog.ts';

import { withDatabase } from '../db/client.ts';
import { destinations, flights, testimonials, tours } from '../db/schema.ts';

/** The catalog as it was when the pages were built. */
export type Snapshot = {
	flights: FlightDeal[];
	tours: Tour[];
	destinations: Destination[];
	testimonials: Testimonial[];
};

/** Reads the whole catalog in the order of its ids, and leaves the database closed if nobody else uses it. */
export function loadSnapshot(): Promise<Snapshot> {
	return withDatabase(async (database) => {
		const rows = {
			flights: await database.select().from(flights).orderBy(asc(flights.id)),
			tours: await database.select().from(tours).orderBy(asc(tours.id)),
			destinations: await database.select().from(destinations).orderBy(asc(destinations.id)),
			testimonials: await database.select().from(testimonials).orderBy(asc(testimonials.id)),
		};
		return z.parse(snapshot, rows);
	});
}

// Parsing takes from a row what the API shows of it and leaves out the rest.
const snapshot = z.object({
	flights: z.array(flightDeal),
	tours: z.array(tour),
	destinations: z.array(destination),
	testimonials: z.array(testimonial),
});
