import fc from 'fast-check';
import { expect, test } from 'vitest';

import { type Goal, nameParts, toursTo } from '#src/domain/destinations/destination.ts';
import { searchDestinations } from '#src/domain/destinations/search.ts';

test.each([
	['Kyoto, Japan', 'Kyoto', 'Japan'],
	['Maldives', 'Maldives', ''],
	['Washington, D.C., United States', 'Washington', 'D.C., United States'],
	[' , Japan', '', 'Japan'],
])('%o is the place %o within %o', (name, place, within) => {
	expect(nameParts(name)).toEqual({ place, within });
});

test.each([
	['Kyoto, Japan', ['Kyoto, Japan', 'Tokyo and Kyoto']],
	['kyoto', ['Kyoto, Japan', 'Tokyo and Kyoto']],
	['Reykjavik, Iceland', ['Reykjavík, Iceland']],
	['Japan', ['Kyoto, Japan']],
	['Osaka, Japan', []],
	[', Japan', []],
	['', []],
])('the tours to %o are those to %j, where nothing names a place of the list', (name, expected) => {
	const tours = ['Kyoto, Japan', 'Reykjavík, Iceland', 'Tokyo and Kyoto'].map(withoutPlaces);
	expect(found({ name, place: null }, tours)).toEqual(expected);
});

const toParis = ['Paris, France', 'Paris, Texas', 'Paris, Île-de-France, France', 'Paris'];

test.each([
	['Paris, France', ['Paris, France', 'Paris, Île-de-France, France', 'Paris']],
	['Paris, Texas', ['Paris, Texas', 'Paris']],
	['Paris, Texas, United States', ['Paris, Texas', 'Paris']],
	['Paris', toParis],
])('the country is part of the match: tours to %o are %j', (name, expected) => {
	expect(found({ name, place: null }, toParis.map(withoutPlaces))).toEqual(expected);
});

test('where both name places of the list, those decide, whatever the words say', () => {
	const tours = [
		{ destination: 'The old capitals', places: ['nara', 'kyoto'] },
		{ destination: 'Kyoto, Japan', places: ['uji'] },
		withoutPlaces('Kyoto, Japan'),
		withoutPlaces('Kyoto, Kenya'),
	];
	const goal = { name: 'Kyoto, Japan', place: 'kyoto' };
	expect(toursTo(goal, tours)).toEqual([tours[0], tours[2]]);
	expect(toursTo({ ...goal, place: null }, tours)).toEqual([tours[1], tours[2]]);
});

function withoutPlaces(destination: string) {
	return { destination, places: [] };
}

function found(goal: Goal, tours: ReturnType<typeof withoutPlaces>[]): string[] {
	return toursTo(goal, tours).map(({ destination }) => destination);
}

test('a tour whose destination holds the first part of the name as it stands is always found', () => {
	const words = fc.string({ minLength: 1, unit: fc.constantFrom(...Array.from('aéİß東 ’-Z9')) });
	fc.assert(
		fc.property(words, words, words, (before, place, after) => {
			fc.pre(/[\p{L}\p{N}]/u.test(place));
			const tours = [withoutPlaces(`${before}${place.trim()}${after}`)];
			expect(toursTo({ name: `${place}, Somewhere`, place: null }, tours)).toEqual(tours);
		}),
	);
});

const reykjavik = {
	name: 'Reykjavík, Iceland',
	region: 'Europe',
	description: 'Waterfalls, glaciers and black beaches.',
};
const bali = { name: 'Bali, Indonesia', region: 'Asia', description: 'Rice terraces and temples.' };

test.each([
	['', [reykjavik, bali]],
	['   ', [reykjavik, bali]],
	['REYKJAVIK', [reykjavik]],
	['reykjavík', [reykjavik]],
	['asia', [bali]],
	['glacier', [reykjavik]],
	['terraces bali', [bali]],
	['e', [reykjavik, bali]],
	['bali glacier', []],
	['???', []],
	['atlantis', []],
])('a search for %o finds what holds every word of it', (text, found) => {
	expect(searchDestinations([reykjavik, bali], text)).toEqual(found);
});
