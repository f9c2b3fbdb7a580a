import { expect, test } from 'vitest';

import { travellersLabel } from '#src/domain/bookings/travellers.ts';
import { cabinClasses, cabinClassLabel } from '#src/domain/flights/cabin-class.ts';
import { headCount, passengerPresets } from '#src/domain/flights/party.ts';
import { airlines, ownAirline } from '#src/domain/flights/timetable/airlines.ts';
import { posterImage, posterPlace } from '#src/domain/pictures/poster-places.ts';
import { posterSlugs } from '#src/domain/pictures/poster.ts';
import { site } from '#src/site.ts';

test.each([
	['1-adult', '1 Adult', 1, '1 traveler'],
	['2-adults', '2 Adults', 2, '2 travelers'],
	['2-adults-1-child', '2 Adults 1 Child', 3, '3 travelers'],
	['2-adults-2-children', '2 Adults 2 Children', 4, '4 travelers'],
] as const)('the party %s', (value, label, people, text) => {
	expect(passengerPresets.find((party) => party.value === value)?.label).toBe(label);
	expect(headCount(value)).toBe(people);
	expect(travellersLabel(people)).toBe(text);
});

test('one adult in economy are the defaults', () => {
	expect(passengerPresets[0].value).toBe('1-adult');
	expect(cabinClasses[0].value).toBe('economy');
});

test.each([
	['economy', 'Economy'],
	['premium-economy', 'Premium Economy'],
	['business', 'Business'],
	['first-class', 'First Class'],
] as const)('the class %s reads %s', (value, label) => {
	expect(cabinClassLabel(value)).toBe(label);
});

test('ten invented airlines fly beside our own', () => {
	expect(new Set(airlines.map(({ name }) => name)).size).toBe(10);
	expect(new Set([...airlines, ownAirline(site.airline)].map(({ code }) => code)).size).toBe(11);
	expect(airlines.map(({ name }) => name)).not.toContain(site.airline);
});

test.each([
	['LHR', 'london'],
	['LCY', 'london'],
	['ORY', 'paris'],
	['NRT', 'tokyo'],
	['KEF', 'reykjavik'],
	['SDU', 'rio'],
	['LIS', 'lisbon'],
	['CIA', 'rome'],
	['HNL', 'honolulu'],
	['RAK', 'marrakesh'],
	['DPS', 'bali'],
	['MEX', 'mexico-city'],
	['SEN', 'london'],
	['CPT', 'cape-town'],
	['JTR', 'santorini'],
	['ITM', 'kyoto'],
	['CUZ', 'machu-picchu'],
	['JRO', 'serengeti'],
	['YYC', 'banff'],
	['MLE', 'maldives'],
	['AMM', 'petra'],
	['FTE', 'patagonia'],
	['LAX', 'journey'],
])('a flight to %s shows the poster of %s', (code, place) => {
	expect(posterPlace(code)).toBe(place);
	expect(posterImage(code, '2027-04-15')).toBe(`/posters/${place}-800.webp`);
	expect(posterSlugs).toContain(place);
});

test.each([
	['KEF', '2027-01-28', 'reykjavik-winter'],
	['KEF', '2027-06-28', 'reykjavik'],
	['NRT', '2027-01-28', 'lantern-alley'],
	['KIX', '2027-11-20', 'kyoto-maples'],
	['LHR', '2027-01-28', 'london-winter'],
	['LHR', '2027-03-01', 'london'],
	['CDG', '2026-12-24', 'paris-winter'],
	['MEX', '2027-03-10', 'mexico-city'],
	['MEX', '2027-11-02', 'mexico-city-green'],
	['RAK', '2027-08-01', 'marrakesh-summer'],
	['RAK', '2027-05-01', 'marrakesh'],
	['FCO', '2027-01-28', 'rome-winter'],
	['FCO', '2027-03-01', 'rome'],
	['LIS', '2027-06-10', 'lisbon-jacarandas'],
	['GIG', '2027-07-01', 'rio-ipe'],
	['HNL', '2027-02-14', 'honolulu-winter'],
	['HNL', '2027-07-14', 'honolulu'],
	['DPS', '2027-12-24', 'bali-rains'],
	['CPT', '2027-08-09', 'cape-town-winter'],
	['CPT', '2026-12-09', 'cape-town'],
])('a flight to %s on %s shows it as it looks then: %s', (code, day, poster) => {
	expect(posterImage(code, day)).toBe(`/posters/${poster}-800.webp`);
});

test.each(['LHR', 'CDG', 'HND', 'KEF', 'GIG', 'LIS', 'FCO', 'HNL', 'RAK', 'DPS', 'MEX', 'CPT'])(
	'the place of %s looks different in two seasons of the year',
	(code) => {
		const months = Array.from({ length: 12 }, (_, month) =>
			posterImage(code, `2027-${String(month + 1).padStart(2, '0')}-15`),
		);
		expect(new Set(months).size).toBe(2);
	},
);
