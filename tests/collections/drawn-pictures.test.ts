import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { expect, test } from 'vitest';

import { portraitSlugs, portraitSourceSet } from '#src/domain/pictures/portrait.ts';
import { imageAlt } from '#src/domain/pictures/poster-alt.ts';
import { posterSources } from '#src/domain/pictures/poster-sources.ts';
import { pictureFile, pictureNames } from '#src/domain/pictures/poster.ts';
import { seedDestinations } from '#src/server/db/seed-data/destinations.ts';
import { seedFlights } from '#src/server/db/seed-data/flights.ts';
import { seedTours } from '#src/server/db/seed-data/tours.ts';

test.each([
	['flights', seedFlights],
	['tours', seedTours],
	['destinations', seedDestinations],
])('every poster of the sample %s is a picture that there is', (_what, rows) => {
	expect(rows.length).toBeGreaterThan(0);
	const names: readonly string[] = pictureNames;
	expect(rows.map(({ poster }) => poster).filter((name) => !names.includes(name))).toEqual([]);
});

test('tours that leave from May to August show neither red maples nor northern lights', () => {
	const shown = [...seedTours, ...seedDestinations].map(({ poster }) =>
		imageAlt(pictureFile(poster)),
	);
	expect(
		shown.filter((words) => /red maples|northern lights|snowy.* roofs/.test(words ?? '')),
	).toEqual([]);
});

test.each<[kind: string, fields: string, drawn: readonly string[]]>([
	['poster', 'image', pictureNames],
	['portrait', 'authorImage|portrait', portraitSlugs],
])('every %s that a text of content/ names is drawn', (_what, fields, drawn) => {
	const field = new RegExp(String.raw`^[ -]*(?:${fields}): ['"]?([a-z-]+)['"]?$`, 'gm');
	const named = filesOf('content/**/*.mdx').flatMap((text) => matches(text, field));
	expect(named.length).toBeGreaterThan(0);
	expect(named.filter((name) => !drawn.includes(name))).toEqual([]);
});

test('every picture that the site names by its address is there', () => {
	const address = /\/((?:posters|portraits)\/[a-z-]+-\d+\.(?:avif|webp))/g;
	const code = filesOf('{src,functions,content}/**/*.{ts,tsx,astro,mdx,json,css}');
	const named = code.flatMap((text) => matches(text, address));
	expect(named.filter((file) => !existsSync(join('public', file)))).toEqual([]);
});

test('every picture lies in public/posters and public/portraits in each width, and nothing else', () => {
	const found = globSync('{posters,portraits}/**', { cwd: 'public', withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => `${basename(entry.parentPath)}/${entry.name}`);
	expect(found.toSorted()).toEqual(drawnFiles().toSorted());
});

function drawnFiles(): string[] {
	const posters = pictureNames.flatMap((name) => {
		const sources = posterSources(pictureFile(name));
		return sources === null ? [] : [sources.avif, sources.webp];
	});
	const portraits = portraitSlugs.flatMap((slug) => [
		portraitSourceSet(slug, 'avif'),
		portraitSourceSet(slug, 'webp'),
	]);
	return [...posters, ...portraits].flatMap((sourceSet) => matches(sourceSet, /\/(\S+) \d+w/g));
}

function filesOf(pattern: string): string[] {
	return globSync(pattern).map((file) => readFileSync(file, 'utf8'));
}

function matches(text: string, pattern: RegExp): string[] {
	return Array.from(text.matchAll(pattern), ([, name = '']) => name);
}
