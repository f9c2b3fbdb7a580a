import { expect, test } from 'vitest';

import { placeChoice, placeName, placesLike } from '#src/islands/desk/catalog/places-like.ts';
import { places } from '#src/places.ts';

test('a place is found by beginnings of its name and its country, in any order and without accents', () => {
	expect(placesLike('mac per')[0]?.key).toBe('machu-picchu');
	expect(placesLike('japan kyo')[0]?.key).toBe('kyoto');
	expect(placesLike('xyzzy')).toEqual([]);
	expect(placesLike('yoto')).toEqual([]);
});

test('names that begin with what was typed come before those of its country', () => {
	const found = placesLike('i').map(({ name }) => name.toLowerCase().startsWith('i'));
	expect(found.indexOf(false)).toBeGreaterThan(0);
	expect(found.lastIndexOf(true)).toBeLessThan(found.indexOf(false));
});

test('nothing typed offers every place by name, and a slug that the list lacks has no name', () => {
	const all = placesLike('').map(({ name }) => name);
	expect(all).toHaveLength(places.length);
	expect(all).toEqual(all.toSorted((one, other) => one.localeCompare(other, 'en')));
	expect(placeChoice('kyoto')).toEqual({ key: 'kyoto', name: 'Kyoto', country: 'Japan' });
	expect(placeChoice('atlantis')).toBeUndefined();
	expect(placeName('machu-picchu')).toBe('Machu Picchu');
	expect(placeName('atlantis')).toBe('“atlantis” (no longer in the list)');
});
