import fc from 'fast-check';
import { expect, test } from 'vitest';

import { byRegion } from '#src/domain/destinations/regions.ts';

test('destinations stand under their regions, which follow the alphabet', () => {
	const found = byRegion([
		{ name: 'Kyoto', region: 'Asia' },
		{ name: 'Petra', region: 'Middle East' },
		{ name: 'Bali', region: ' Asia ' },
		{ name: 'Cape Town', region: 'Africa' },
	]);
	expect(found).toEqual([
		{
			name: 'Africa',
			id: 'region-africa',
			destinations: [{ name: 'Cape Town', region: 'Africa' }],
		},
		{
			name: 'Asia',
			id: 'region-asia',
			destinations: [
				{ name: 'Kyoto', region: 'Asia' },
				{ name: 'Bali', region: ' Asia ' },
			],
		},
		{
			name: 'Middle East',
			id: 'region-middle-east',
			destinations: [{ name: 'Petra', region: 'Middle East' }],
		},
	]);
});

test('no destination is lost or shown twice', () => {
	const rows = fc.array(fc.record({ region: fc.constantFrom('Asia', 'Europe', 'Africa') }));
	fc.assert(
		fc.property(rows, (all) => {
			const shown = byRegion(all).flatMap(({ destinations }) => destinations);
			expect(shown).toHaveLength(all.length);
			expect(new Set(shown)).toEqual(new Set(all));
		}),
	);
});
