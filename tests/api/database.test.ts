import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { destination, flightDeal, testimonial, tour } from '#src/contract/catalog/catalog.ts';
import { tourTotal } from '#src/domain/bookings/trip-price.ts';
import { addDays, daysBetween } from '#src/domain/calendar/calendar-date.ts';
import { airportLabel, codeInLabel } from '#src/domain/flights/airports.ts';
import { airports } from '#src/domain/flights/all-airports.ts';
import { scheduledDepartures } from '#src/domain/tours/departure.ts';
import { migrate } from '#src/server/db/migrate.ts';
import * as schema from '#src/server/db/schema.ts';
import { seedBookings } from '#src/server/db/seed-bookings.ts';
import { seedCatalog } from '#src/server/db/seed-catalog.ts';

import { databaseFacts } from '../support/database-facts.ts';
import { newDatabase } from '../support/database.ts';

// All of this holds right after the migrations.
const database = await newDatabase();
const today = '2026-11-21';

databaseFacts(database);

test('migrating again does nothing', async () => {
	expect(await migrate(database)).toEqual([]);
});

test('the catalog is planted once, and what is deleted stays deleted', async () => {
	expect(await seedCatalog(database, today)).toBe(true);
	await database.delete(schema.tours);
	expect(await seedCatalog(database, today)).toBe(false);
	expect(await database.$count(schema.tours)).toBe(0);
	expect(await database.$count(schema.flights)).toBe(12);
});

test('the first catalog is as large as promised and valid by the contract', async () => {
	await seedCatalog(database, today);
	const flights = await database.select().from(schema.flights).orderBy(schema.flights.id);
	const tours = await database.select().from(schema.tours).orderBy(schema.tours.id);
	const destinations = await database
		.select()
		.from(schema.destinations)
		.orderBy(schema.destinations.id);
	const testimonials = await database
		.select()
		.from(schema.testimonials)
		.orderBy(schema.testimonials.id);
	expect(flights.map((row) => flightDeal.safeParse(row).success)).not.toContain(false);
	expect(tours.map((row) => tour.safeParse(row).success)).not.toContain(false);
	expect(destinations.map((row) => destination.safeParse(row).success)).not.toContain(false);
	expect(testimonials.map((row) => testimonial.safeParse(row).success)).not.toContain(false);
	expect(flights.filter(({ featured }) => featured).length).toBeGreaterThanOrEqual(6);
	expect([flights, tours, destinations, testimonials].map(({ length }) => length)).toEqual([
		12, 12, 12, 6,
	]);
});

test('planted deals fly between known airports, 3 to 14 weeks ahead', async () => {
	await seedCatalog(database, today);
	for (const deal of await database.select().from(schema.flights)) {
		for (const label of [deal.origin, deal.destination]) {
			const airport = airports(codeInLabel(label) ?? '');
			expect(airport && airportLabel(airport)).toBe(label);
		}
		const days = daysBetween(today, deal.departureDate);
		expect(days).toBeGreaterThanOrEqual(21);
		expect(days).toBeLessThanOrEqual(98);
	}
});

test('every planted destination has a tour whose days are all described', async () => {
	await seedCatalog(database, today);
	const tours = await database.select().from(schema.tours).orderBy(schema.tours.id);
	for (const { name, startingPrice } of await database.select().from(schema.destinations)) {
		const [place = ''] = name.split(',');
		const there = tours.filter((row) => row.destination.includes(place));
		const prices = there.map(({ price, discountPrice }) => discountPrice ?? price);
		expect({ name, startingPrice }).toEqual({ name, startingPrice: Math.min(...prices) });
	}
	for (const { duration, itinerary } of tours)
		expect(lastDay(itinerary)).toBe(Number.parseInt(duration));
});

test('made-up bookings are added to those that are there, each with its own reference', async () => {
	await seedCatalog(database, today);
	const now = new Date('2026-11-21T12:00:00Z');
	await seedBookings(database, 25, now);
	await seedBookings(database, 25, now);
	const rows = await database.select().from(schema.bookings).orderBy(schema.bookings.id);
	expect(new Set(rows.map(({ reference }) => reference)).size).toBe(50);
	for (const { reference } of rows) expect(reference).toMatch(/^BD[2-9A-HJ-NP-Z]{7}$/);
	expect(rows[0]).toMatchObject({
		title: 'New York (JFK) to Paris (CDG)',
		departureDate: addDays(today, 52),
		travelers: 2,
		totalPrice: 786,
		createdAt: new Date('2026-11-21T10:00:00Z'),
	});
	expect(rows[24]?.createdAt).toEqual(now);
	const trip = rows.find(({ type }) => type === 'tour');
	const { departureDate = '', travelers = 0, details } = trip ?? {};
	expect(scheduledDepartures('2026-11-21')).toContain(departureDate);
	expect(trip).toMatchObject({
		title: 'Kyoto on Foot',
		totalPrice: tourTotal(Number(details?.['price']), travelers),
		details: { name: 'Kyoto on Foot', destination: 'Kyoto, Japan', departureDate },
	});
});

function lastDay(itinerary: { title: string }[]): number {
	return itinerary.reduce((covered, { title }) => {
		const [first = 0, last = first] = (title.split(':')[0]?.match(/\d+/g) ?? []).map(Number);
		expect(first).toBe(covered + 1);
		return last;
	}, 0);
}

test('statements that come all at once let others have a turn between them', async () => {
	let turns = 0;
	const over = new AbortController();
	const others = async () => {
		for (; !over.signal.aborted; turns += 1) await new Promise(setImmediate);
	};
	const counting = others();
	await Promise.all(Array.from({ length: 50 }, () => database.execute(sql`select 1`)));
	over.abort();
	await counting;
	expect(turns).toBeGreaterThanOrEqual(50);
});
