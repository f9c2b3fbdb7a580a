import { expect, test } from 'vitest';

import { rowPlaceWarnings } from '#src/collections/row-places.ts';

const slugs = ['kyoto', 'uji', 'nara'];

test('a build says which tour names which place that the list lacks, once each, and what to do', () => {
	const tour = {
		id: 3,
		name: 'Kyoto on Foot',
		places: ['kyoto', 'ujii'],
		itinerary: [{ places: ['ujii', 'nara'] }, { places: ['xanadu'] }],
	};
	expect(rowPlaceWarnings('Tour', [tour, { id: 4, name: 'Elsewhere', places: [] }], slugs)).toEqual(
		[
			'Tour 3, "Kyoto on Foot": There is no place "ujii" in content/places.json. Did you mean "uji"? Put it back there, or name another in the back office. Until then the pages do without it; the tour keeps the name.',
			'Tour 3, "Kyoto on Foot": There is no place "xanadu" in content/places.json. Put it back there, or name another in the back office. Until then the pages do without it; the tour keeps the name.',
		],
	);
});

test('a destination is told of likewise; one without a place, and one whose place is listed, are not', () => {
	const rows = [
		{ id: 1, name: 'Kyoto, Japan', place: 'kyoto' },
		{ id: 2, name: 'Maldives', place: null },
		{ id: 5, name: 'Nara, Japan', place: 'narra' },
	];
	const said = rowPlaceWarnings('Destination', rows, slugs);
	expect(said).toHaveLength(1);
	expect(said[0]).toMatch(/^Destination 5, "Nara, Japan": There is no place "narra" .+"nara"\?/);
});
