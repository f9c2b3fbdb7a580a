import { expect, test } from 'vitest';

import { addDays } from '#src/domain/calendar/calendar-date.ts';
import { codeInLabel } from '#src/domain/flights/airports.ts';
import { airports } from '#src/domain/flights/all-airports.ts';
import { isDearer, percentUnder } from '#src/domain/flights/deal.ts';
import { flightMiles } from '#src/domain/flights/distance.ts';
import { posterPlace } from '#src/domain/pictures/poster-places.ts';
import { isSample, tripOf } from '#src/domain/tours/testimonial.ts';
import { lowestFareOn } from '#src/server/catalog/lowest-fare.ts';
import { seedDestinations } from '#src/server/db/seed-data/destinations.ts';
import { seedFlights, type SeedFlight } from '#src/server/db/seed-data/flights.ts';
import { seedTestimonials } from '#src/server/db/seed-data/testimonials.ts';
import { seedTours } from '#src/server/db/seed-data/tours.ts';
import { seedDeal } from '#src/server/db/seed-deal.ts';

test.each([
	['deals', seedFlights],
	['tours', seedTours],
	['destinations', seedDestinations],
])('no two planted %s share a picture or a text', (_, rows: Described[]) => {
	expect(repeated(rows.map(({ poster }) => poster))).toEqual([]);
	expect(repeated(rows.map(({ description }) => description))).toEqual([]);
	expect(rows.filter(({ description }) => description.length < 100)).toEqual([]);
});

test.each(seedFlights)(
	'the planted deal to $destination shows its city and flies the quickest way, at a plausible price',
	({ origin, destination, poster, daysAhead, nights }) => {
		const from = codeInLabel(origin) ?? '';
		const to = codeInLabel(destination) ?? '';
		const miles = flightMiles(airports(from), airports(to));
		expect(poster).toBe(posterPlace(to));
		const { legs, price } = seedDeal(
			daysOf({ origin, destination, daysAhead, nights }, planted),
			planted,
		);
		expectBetween(price / (nights === null ? miles : miles * 2), 0.04, 0.2);
		expect(legs.map(({ stops }) => stops)).toEqual(nights === null ? [0] : [0, 0]);
	},
);

test('on every day from planting until it leaves each planted deal is under what our search asks', () => {
	for (const first of ['2026-11-28', '2027-03-20', '2027-07-01', '2027-10-25']) {
		for (const seed of seedFlights) {
			const deal = daysOf(seed, first);
			const { price } = seedDeal(deal, first);
			for (let day = 0; day < seed.daysAhead; day += 1) {
				const now = new Date(`${addDays(first, day)}T12:00Z`);
				const compared = { price, lowestFare: lowestFareOn(deal, now) };
				expect(percentUnder(compared), `${deal.destination} after ${day} days`).toBeGreaterThan(0);
				expect(isDearer(compared)).toBe(false);
			}
		}
	}
});

const planted = '2026-11-28';

function daysOf(
	{
		origin,
		destination,
		daysAhead,
		nights,
	}: Omit<SeedFlight, 'poster' | 'featured' | 'description'>,
	first: string,
) {
	const departureDate = addDays(first, daysAhead);
	const returnDate = nights === null ? null : addDays(departureDate, nights);
	return { origin, destination, departureDate, returnDate };
}

test.each(seedTours)(
	'the planted tour $name describes each of its days in words of its own',
	({ duration, itinerary }) => {
		const days = Number.parseInt(duration);
		expect(days).toBeGreaterThanOrEqual(3);
		expect(duration).toBe(`${days} days`);
		expect(itinerary.map(({ title }) => title.split(': ')[0])).toEqual(
			Array.from({ length: days }, (_, index) => `Day ${index + 1}`),
		);
		expect(itinerary.filter(({ text }) => text.length < 20)).toEqual([]);
	},
);

test('no two days of planted tours are told in the same words', () => {
	const texts = seedTours.flatMap(({ itinerary }) => itinerary.map(({ text }) => text));
	expect(repeated(texts)).toEqual([]);
});

test.each(seedTours)(
	'the planted tour $name goes to a destination of the same picture, at a plausible price',
	({ destination, poster, duration, price, discountPrice }) => {
		const there = seedDestinations.filter(({ name }) =>
			destination.includes(name.split(',')[0] ?? name),
		);
		expect(there.map((place) => place.poster)).toEqual([poster]);
		expectBetween((discountPrice ?? price) / Number.parseInt(duration), 100, 600);
		expect(discountPrice ?? 0).toBeLessThan(price);
	},
);

test('nothing planted claims that travellers rated it', () => {
	expect(seedTours.filter((tour) => 'reviewCount' in tour)).toEqual([]);
	const trips = [
		...seedTours.map(({ name }) => name),
		...seedFlights.map(({ origin, destination }) => `${city(origin)} to ${city(destination)}`),
	];
	for (const testimonial of seedTestimonials) {
		expect(isSample(testimonial)).toBe(true);
		expect(trips).toContain(tripOf(testimonial));
	}
});

type Described = { poster: string; description: string };

function repeated(texts: string[]): string[] {
	return texts.filter((text, index) => texts.indexOf(text) !== index);
}

function city(label: string): string {
	return label.replace(/ \(.*/, '');
}

function expectBetween(amount: number, least: number, most: number): void {
	expect(amount).toBeGreaterThanOrEqual(least);
	expect(amount).toBeLessThanOrEqual(most);
}
