import { expect, test } from 'vitest';

import { drawingsByKind, drawingTitle } from '#src/domain/pictures/drawing-kinds.ts';
import { pictureNames } from '#src/domain/pictures/poster.ts';

test('every drawing is offered once, and those first that were drawn for the place', () => {
	for (const fits of ['poster', 'wide', 'day'] as const) {
		const kinds = drawingsByKind(fits);
		expect(kinds[0]?.kind).toBe(fits);
		expect(kinds.flatMap(({ names }) => names).toSorted()).toEqual([...pictureNames].toSorted());
	}
	const [wide] = drawingsByKind('wide');
	expect(wide?.names).toContain('hero-lagoon');
	expect(wide?.names).toContain('wide-kyoto');
});

test('drawings are called as places are', () => {
	expect(drawingTitle('mexico-city')).toBe('Mexico City');
	expect(drawingTitle('hero-lagoon')).toBe('Wide Lagoon');
	expect(drawingTitle('wide-kyoto')).toBe('Wide Kyoto');
	expect(drawingTitle('spot-tea-bowl')).toBe('Tea Bowl');
});
