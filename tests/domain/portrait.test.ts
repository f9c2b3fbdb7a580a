import { existsSync, statSync } from 'node:fs';

import { expect, test } from 'vitest';

import { portraitFile, portraitSlugs, portraitSourceSet } from '#src/domain/pictures/portrait.ts';

const folder = new URL('../../public', import.meta.url).pathname;

test('a portrait is offered in every width', () => {
	expect(portraitSourceSet('maya-lindqvist', 'avif')).toBe(
		'/portraits/maya-lindqvist-96.avif 96w, /portraits/maya-lindqvist-192.avif 192w, /portraits/maya-lindqvist-384.avif 384w',
	);
	expect(portraitFile('maya-lindqvist')).toBe('/portraits/maya-lindqvist-384.webp');
});

test.each(portraitSlugs)('every file of %s is there', (slug) => {
	const sources = `${portraitSourceSet(slug, 'avif')}, ${portraitSourceSet(slug, 'webp')}`;
	const files = sources.split(', ').map((entry) => entry.split(' ')[0]);
	expect([portraitFile(slug), ...files].filter((file) => !existsSync(`${folder}${file}`))).toEqual(
		[],
	);
});

test.each(portraitSlugs)('the largest AVIF of %s stays within 14 KB', (slug) => {
	const { size } = statSync(`${folder}/portraits/${slug}-384.avif`);
	expect(size).toBeLessThanOrEqual(14 * 1024);
});
