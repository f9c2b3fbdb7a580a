import fc from 'fast-check';
import { expect, test } from 'vitest';

import { nameParts, toursTo } from '#src/domain/destinations/destination.ts';
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
])('the tours to %o are those to %j', (name, expected) => {
	const tours = ['Kyoto, Japan', 'Reykjavík, Iceland', 'Tokyo and Kyoto'].map((destination) => ({
		destination,
	}));
	expect(toursTo(name, tours).map(({ destination }) => destination)).toEqual(expected);
});

test('a tour whose destination holds the first part of the name as it stands is always found', () => {
	const words = fc.string({ minLength: 1, unit: fc.constantFrom(...Array.from('aéİß東 ’-Z9')) });
	fc.assert(
		fc.property(words, words, words, (before, place, after) => {
			fc.pre(/[\p{L}\p{N}]/u.test(place));
			const tours = [{ destination: `${before}${place.trim()}${after}` }];
			expect(toursTo(`${place}, Somewhere`, tours)).toEqual(tours);
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
