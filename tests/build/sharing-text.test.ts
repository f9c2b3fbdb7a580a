import { expect, test } from 'vitest';

import { titleLettering } from '#src/build/sharing-text.ts';

const place = { width: 608, highest: 330 };

test.each([
	'Lisbon',
	'Reykjavík, São Paulo, Łódź: from €459',
	'New York (JFK) to London (LHR): round trip from $459',
	'Donaudampfschifffahrtsgesellschaftskapitänswitwe',
	`A title that somebody wrote ${'without end and '.repeat(30)}`,
])('%j keeps within its place on the card', async (title) => {
	const { svg, height } = await titleLettering(title, place);
	expect(height).toBeGreaterThan(0);
	expect(height).toBeLessThanOrEqual(place.highest);
	const text = svg.toString();
	expect(text).toContain(`width="${place.width}"`);
	// Letters are outlines: nothing is left to the fonts of the machine that shows or converts the drawing.
	expect(text).toContain('<path');
	expect(text).not.toMatch(/<text|font-family/);
});

test.each([
	['Reykjavik', 'Reykjavík'],
	['São Paulo', 'Sao Paulo'],
	['Łódź', 'Łodz'],
	['from €4', 'from 4'],
])('%j and %j are drawn with letters of their own', async (one, other) => {
	const drawings = [await titleLettering(one, place), await titleLettering(other, place)];
	const [first, second] = drawings.map(({ svg }) => svg.toString());
	expect(first).not.toBe(second);
});
