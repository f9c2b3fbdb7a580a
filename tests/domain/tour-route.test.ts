import { expect, test } from 'vitest';

import type { Place } from '#src/domain/places/place.ts';
import { routeMark } from '#src/domain/places/route-mark.ts';
import { daysInWords, routeLines, tourRoute } from '#src/domain/places/tour-route.ts';

const kyoto = place('kyoto', 'Kyoto', 35.011, 135.768);
const nara = place('nara', 'Nara', 34.685, 135.843);
const tokyo = place('tokyo', 'Tokyo', 35.682, 139.759);
const male = place('male', 'Malé', 4.175, 73.509);
const dharavandhoo = place('dharavandhoo', 'Dharavandhoo', 5.156, 73.13);
const places = [kyoto, nara, tokyo, male, dharavandhoo];

test('each place is a stop once, with its days, and each way between two is drawn once', () => {
	const route = tourRoute(
		[day('kyoto'), day('kyoto', 'nara', 'kyoto'), day(), day('nara'), day('kyoto')],
		[],
		places,
	);
	expect(route?.stops).toEqual([
		{ place: kyoto, days: [1, 2, 5] },
		{ place: nara, days: [2, 4] },
	]);
	expect(route?.legs).toEqual([{ from: 0, to: 1, isFlown: false }]);
});

test('a route in words has a line for each day, and one for days that are alike', () => {
	const days = [day('kyoto'), day('kyoto'), day('nara', 'kyoto'), day(), day('tokyo')];
	const route = tourRoute(days, [], places);
	expect(route && routeLines(route)).toEqual([
		{ days: 'Days 1–2', places: 'Kyoto' },
		{ days: 'Day 3', places: 'Nara – Kyoto' },
		{ days: 'Day 5', places: 'Tokyo' },
	]);
});

test('a tour whose days name no place that is known has no route', () => {
	expect(tourRoute([], [], places)).toBeNull();
	expect(tourRoute([day(), day('atlantis')], [], places)).toBeNull();
	expect(tourRoute([day('atlantis', 'nara')], [], places)?.stops).toEqual([
		{ place: nara, days: [1] },
	]);
});

test.each([
	// [the days, what the tour goes by, whether its only way is flown]
	['a short way on a tour that says nothing', [day('kyoto'), day('nara')], [], false],
	['a short way on a tour with flights', [day('kyoto'), day('nara')], ['Flight'], false],
	[
		'117 kilometers over the sea on one with flights',
		between(male, dharavandhoo),
		['Domestic flight'],
		true,
	],
	['the same by speedboat', between(male, dharavandhoo), ['Speedboat'], false],
	[
		'the same where the day says how far it goes',
		between(male, dharavandhoo, 120),
		['Flight'],
		false,
	],
	['the same where the day walks that far', walked(male, dharavandhoo, 120), ['Flight'], false],
	['the same where what it says is rounded', between(male, dharavandhoo, 100), ['Flight'], false],
	[
		'the same by a chair, which is not the air',
		between(male, dharavandhoo),
		['Sedan chair'],
		false,
	],
	['370 kilometers by train', between(kyoto, tokyo), ['Shinkansen'], false],
	['half the way round the earth', between(male, tokyo), [], true],
	['the same on the ground', between(male, tokyo, 9000), ['Flight'], false],
] as const)('%s', (_what, days, transport, isFlown) => {
	expect(tourRoute(days, transport, places)?.legs).toEqual([{ from: 0, to: 1, isFlown }]);
});

test('days are told in few words', () => {
	expect(daysInWords([3])).toBe('3');
	expect(daysInWords([1, 2, 3, 5, 7, 8])).toBe('1–3, 5, 7–8');
});

test('two routes have one mark only if their days come through the same places', () => {
	const marks = [
		[day('kyoto', 'nara')],
		[day('kyoto'), day('nara')],
		[day('nara', 'kyoto')],
		[day('kyoto', 'nara'), day()],
	].map(routeMark);
	expect(new Set(marks).size).toBe(4);
	expect(routeMark([day('kyoto')])).toBe(routeMark([{ places: ['kyoto'] }]));
});

function place(slug: string, name: string, latitude: number, longitude: number): Place {
	return { slug, name, latitude, longitude, country: 'JP', airports: [] };
}

function day(...slugs: string[]) {
	return { places: slugs, driven: null, walked: null };
}

function between(from: Place, to: Place, driven: number | null = null) {
	return [day(from.slug), { ...day(to.slug), driven }];
}

function walked(from: Place, to: Place, kilometres: number) {
	return [day(from.slug), { ...day(to.slug), walked: kilometres }];
}
