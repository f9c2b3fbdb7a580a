import { expect, test } from 'vitest';

import { dealsThere } from '#src/domain/destinations/deals-there.ts';
import { fareDates } from '#src/domain/destinations/fare-dates.ts';
import { lowestTourPrice, nextDepartures } from '#src/domain/destinations/next-departures.ts';
import { inSentence } from '#src/domain/places/country-words.ts';
import { unknownPlace } from '#src/domain/places/unknown-place.ts';
import { places } from '#src/places.ts';

const today = '2026-11-23';

test('the deals to a place are those that land at its airports can still be sold and cost no more than our search, the soonest first', () => {
	const deals = [
		{ id: 1, destination: 'Tokyo (HND)', departureDate: '2027-02-01' },
		{ id: 2, destination: 'Tokyo, all airports (TYO)', departureDate: '2027-01-01' },
		{ id: 3, destination: 'Tokyo (NRT)', departureDate: '2026-11-22' },
		{ id: 4, destination: 'Osaka (KIX)', departureDate: '2027-01-01' },
		{ id: 5, destination: 'Tokyo', departureDate: '2027-01-01' },
		{ id: 6, destination: 'Tokyo (HND)', departureDate: today },
		{ id: 7, destination: 'Tokyo (HND)', departureDate: '2027-03-01', price: 901 },
	].map((deal) => ({
		price: 900,
		lowestFare: 900,
		...deal,
		soldUntil: `${deal.departureDate}T02:00Z`,
	}));
	const now = new Date(`${today}T02:00Z`);
	const found = dealsThere(deals, ['HND', 'NRT'], now);
	expect(found.map(({ id }) => id)).toEqual([6, 2, 1]);
	expect(dealsThere(deals, [], now)).toEqual([]);
});

test('a fare is told for the days searched for last, and once they have come for a week in eight weeks', () => {
	const searched = { departureDate: '2027-01-10', returnDate: '' };
	expect(fareDates(today, searched)).toEqual(searched);
	expect(fareDates('2027-01-10', searched)).toEqual({
		departureDate: '2027-03-07',
		returnDate: '2027-03-14',
	});
});

const leaving = (date: string, price: number) => ({ date, endDate: date, price });
const walk = {
	id: 1,
	name: 'Walk',
	price: 900,
	discountPrice: 800,
	departures: [leaving('2027-05-01', 850), leaving('2027-06-01', 700)],
};
const ride = {
	...walk,
	id: 2,
	name: 'Ride',
	departures: [leaving('2027-05-01', 800), leaving('2027-05-02', 800)],
};

test('the next departures of all tours are told by day, the cheaper first, and no more than six', () => {
	const told = nextDepartures([walk, ride]).map(({ tour, departure }) => [tour.id, departure.date]);
	expect(told).toEqual([
		[2, '2027-05-01'],
		[1, '2027-05-01'],
		[2, '2027-05-02'],
		[1, '2027-06-01'],
	]);
	expect(nextDepartures([walk, walk, ride, ride])).toHaveLength(6);
});

test('the lowest price is that of the cheapest departure, or of a tour that has none', () => {
	expect(lowestTourPrice([walk, ride])).toBe(700);
	expect(lowestTourPrice([{ ...walk, departures: [] }])).toBe(800);
	expect(lowestTourPrice([])).toBeNull();
});

test.each([
	['kyotto', ' Did you mean "kyoto"?'],
	['lake-luise', ' Did you mean "lake-louise"?'],
	['Kyoto', ' Did you mean "kyoto"?'],
	['xanadu', ''],
	['', ''],
])('of the unknown place %o it is said what it was probably meant to be', (slug, meant) => {
	const slugs = places.map((place) => place.slug);
	const lack = `There is no place "${slug}" in content/places.json.`;
	expect(unknownPlace(slug, slugs)).toBe(`${lack}${meant}`);
});

test.each([
	['Maldives', 'the Maldives'],
	['United Kingdom', 'the United Kingdom'],
	['Cook Islands', 'the Cook Islands'],
	['Dominican Republic', 'the Dominican Republic'],
	['Iceland', 'Iceland'],
	['Japan', 'Japan'],
])('%s is %s within a sentence', (name, said) => {
	expect(inSentence(name)).toBe(said);
});
