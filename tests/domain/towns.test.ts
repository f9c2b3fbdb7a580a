import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { suggestPlaces } from '#src/domain/flights/airport-search.ts';
import { allAirports } from '#src/domain/flights/all-airports.ts';
import { townsStartingAs, townStarts } from '#src/domain/flights/all-towns.ts';
import { withHomeCountry } from '#src/domain/flights/at-home.ts';
import { placeLabel } from '#src/domain/flights/place.ts';
import { needsTowns, withTowns } from '#src/domain/flights/town-suggestions.ts';
import { airportsNear, townLabel, townsOf } from '#src/domain/flights/towns.ts';
import { typedPlace } from '#src/domain/flights/typed-place.ts';

const now = new Date('2026-11-29T17:00:00Z');
const newYork = { timeZone: 'America/New_York', countries: ['United States'] };
const leeds = { timeZone: 'Europe/London', countries: ['United Kingdom', 'United States'] };

describe('a typed place without an airport', () => {
	test.each([
		['Oxford', 'LHR', 'Oxford, England, United Kingdom'],
		['oxford, mississippi', 'TUP', 'Oxford, Mississippi, United States'],
		['Oxford, Ohio, United States', 'CVG', 'Oxford, Ohio, United States'],
		['napa', 'STS', 'Napa, California, United States'],
		['Surrey', 'LHR', 'Surrey, England, United Kingdom'],
		['tuscany', 'FLR', 'Tuscany, Italy'],
		['Brooklyn', 'JFK', 'Brooklyn, New York, United States'],
		['Siena', 'FLR', 'Siena, Tuscany, Italy'],
		['Zermatt', 'MXP', 'Zermatt, Valais, Switzerland'],
		['chamonix', 'NCY', 'Chamonix-Mont-Blanc, Auvergne-Rhône-Alpes, France'],
	])('%j leads to %s', (text, code, town) => {
		const typed = typedPlace(text, allAirports, townsStartingAs(text));
		expect(typed?.place.code).toBe(code);
		expect(typed?.town && townLabel(typed.town)).toBe(town);
	});

	test.each([
		['gatwick', 'LGW'],
		['London', 'LON'],
		['Birmingham, United States', 'BHM'],
		['Cambridge Bay', 'YCB'],
	])('%j is an airport or a city, not a town near one', (text, code) => {
		const typed = typedPlace(text, allAirports, townsStartingAs(text));
		expect(typed).toMatchObject({ place: { code }, town: null });
	});

	test('has its nearest two airports, the nearer first, as the crow flies', () => {
		const [oxford] = townsOf(townsStartingAs('Oxford'), 'Oxford').inFull;
		if (!oxford) throw new Error('Oxford is not in the list.');
		expect(airportsNear(oxford, allAirports)).toMatchObject([
			{ airport: { code: 'LHR' }, miles: 39 },
			{ airport: { code: 'LTN' }, miles: 39 },
		]);
	});

	test('is suggested by them once hardly a city begins with what was typed', () => {
		expect(suggested('oxfo').slice(0, 3)).toEqual([
			'Oxford House (YOH)',
			'London (LTN): 40 miles from Oxfordshire, England',
			'London (LHR): 41 miles from Oxfordshire, England',
		]);
		expect(suggested('oxford').slice(0, 2)).toEqual([
			'London (LHR): 39 miles from Oxford, England',
			'London (LTN): 39 miles from Oxford, England',
		]);
		expect(suggested('napa').at(-1)).toBe('Anapa (AAQ)');
		expect(needsTowns(suggestPlaces(allAirports, 'lond'), 'lond')).toBe(false);
	});
});

test('every town is found by its own name, alone and in full, among those that start as it does', () => {
	const towns = townStarts.flatMap((start) => townsStartingAs(start));
	expect(towns.length).toBeGreaterThan(25_000);
	fc.assert(
		fc.property(fc.constantFrom(...towns), (town) => {
			for (const text of [town.name, townLabel(town)]) {
				expect(townsOf(townsStartingAs(text), text).inFull).toContain(town);
			}
		}),
	);
});

test('any text is safe', () => {
	fc.assert(
		fc.property(fc.string(), (text) => {
			const places = suggestPlaces(allAirports, text);
			const towns = townsStartingAs(text);
			const all = withTowns(places, { text, towns, airports: allAirports });
			expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
			typedPlace(text, allAirports, towns);
		}),
		{ numRuns: 50 },
	);
});

test.each([
	['Manchester', newYork, 'Manchester, United States'],
	['manchester ', leeds, 'manchester '],
	['Birmingham', newYork, 'Birmingham, United States'],
	['Manchester (MAN)', newYork, 'Manchester (MAN)'],
	// It has several airports: meant by everybody.
	['London', { timeZone: 'America/Toronto', countries: ['Canada'] }, 'London'],
	['Atlantis', newYork, 'Atlantis'],
	['Manchester', { timeZone: 'Asia/Tokyo', countries: [] }, 'Manchester'],
])('%j, typed at home in %o, is sent as %j', (text, home, sent) => {
	expect(withHomeCountry(text, allAirports, home, now)).toBe(sent);
});

function suggested(text: string): string[] {
	const towns = townsStartingAs(text);
	const places = suggestPlaces(allAirports, text);
	return withTowns(places, { text, towns, airports: allAirports }).map((place) =>
		[placeLabel(place), ...(place.near ? [place.near] : [])].join(': '),
	);
}
