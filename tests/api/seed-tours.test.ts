import { expect, test } from 'vitest';

import { enteredDayFacts, enteredTourFacts } from '#src/contract/desk/tour-facts.ts';
import { tourDays } from '#src/domain/tours/filter.ts';
import { mealsCounted, nightsByKind } from '#src/domain/tours/itinerary-sums.ts';
import { seasonWords } from '#src/domain/tours/season.ts';
import { tourDepartureDays } from '#src/domain/tours/tour.ts';
import { places } from '#src/places.ts';
import { firstCatalog } from '#src/server/db/seed-catalog.ts';
import { seedTours } from '#src/server/db/seed-data/tours.ts';

const { tours } = firstCatalog('2027-01-01');
const slugs = new Set(places.map(({ slug }) => slug));
const departureMonths = tourDepartureDays.map((day) => Number(day.slice(0, 2)));

test.each(tours)('all facts of the planted tour $name are known, and could be entered', (tour) => {
	const { facts, itinerary } = tour;
	expect(Object.entries(facts).filter(([, fact]) => fact === null || isEmpty(fact))).toEqual([]);
	expect(enteredTourFacts.safeParse(facts).error).toBeUndefined();
	for (const [name, schema] of Object.entries(enteredDayFacts)) {
		for (const day of itinerary) {
			expect(schema.safeParse(day[name as keyof typeof enteredDayFacts]).error).toBeUndefined();
		}
	}
});

test.each(tours)(
	'$name sleeps somewhere on each night but the last, in places that are known',
	(tour) => {
		const days = tourDays(tour.duration) ?? 0;
		const nights = tour.itinerary.map(({ stay }) => stay !== null);
		expect(nights).toEqual(Array.from({ length: days }, (_, index) => index < days - 1));
		const named = [...(tour.places ?? []), ...tour.itinerary.flatMap((day) => day.places)];
		expect(named.filter((slug) => !slugs.has(slug))).toEqual([]);
		expect(tour.itinerary.filter((day) => day.places.length === 0)).toEqual([]);
	},
);

const numbers = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

test.each(tours)('what $name promises agrees with its days', (tour) => {
	const { facts, features, itinerary, duration } = tour;
	const nights = nightsByKind(itinerary).reduce((sum, kind) => sum + kind.nights, 0);
	const promises = [...features, ...facts.included].map((words) => words.toLowerCase());
	const told = promises.flatMap((words) => /^(\w+) nights/.exec(words)?.[1] ?? []);
	expect(told).not.toEqual([]);
	expect(new Set(told)).toEqual(new Set([numbers[nights]]));
	expect(nights).toBe((tourDays(duration) ?? 0) - 1);
	// After each night there is breakfast.
	expect(mealsCounted(itinerary).breakfast).toBe(nights);
	expect(itinerary[0]?.meals).not.toContain('breakfast');
	// Whoever buys it can leave in a month that is a good one.
	expect(facts.goodMonths.some((month) => departureMonths.includes(month))).toBe(true);
	// It leaves on days of its own, which are good ones, and says of the specified ones that are not why.
	const ownDays = seedTours.find(({ name }) => name === tour.name)?.ownDays ?? [];
	expect(ownDays.filter((day) => seasonWords(`2027-${day}`, facts) !== '')).toEqual([]);
	expect(ownDays).not.toEqual([]);
	expect(facts.otherMonths).toMatch(/\w/);
});

test('ten days, not too hard, under $3,500, in May are there to be found', () => {
	const found = tours.filter(
		({ duration, price, discountPrice, facts }) =>
			tourDays(duration) === 10 &&
			(discountPrice ?? price) < 3500 &&
			(facts.pace ?? Infinity) <= 3 &&
			facts.goodMonths.includes(5),
	);
	expect(found).not.toEqual([]);
	expect(departureMonths).toContain(5);
});

function isEmpty(fact: unknown): boolean {
	return Array.isArray(fact) && fact.length === 0;
}
