import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

import { expect, test } from 'vitest';

import { portraitSlugs } from '#src/domain/pictures/portrait.ts';
import { imageAlt } from '#src/domain/pictures/poster-alt.ts';
import { pictureFile, pictureNames } from '#src/domain/pictures/poster.ts';
import { seedDestinations } from '#src/server/db/seed-data/destinations.ts';
import { seedFlights } from '#src/server/db/seed-data/flights.ts';
import { seedTours } from '#src/server/db/seed-data/tours.ts';

import { allPictures } from '../../scripts/studio/pictures.ts';
import { changedPictures, press, readRecord } from '../../scripts/studio/printing/print.ts';

const scenes = drawingsIn('scenes');
const portraits = drawingsIn('portraits');

test('every picture of the site has a scene, and every scene is one of them', () => {
	expect(scenes).toEqual(pictureNames.toSorted());
});

test('everybody whose portrait is drawn has a drawing, and every drawing is of one of them', () => {
	expect(portraits).toEqual(portraitSlugs.toSorted());
});

test.each([
	['flights', seedFlights],
	['tours', seedTours],
	['destinations', seedDestinations],
])('every poster of the sample %s has a scene', (_what, rows) => {
	expect(rows.length).toBeGreaterThan(0);
	expect(rows.map(({ poster }) => poster).filter((name) => !scenes.includes(name))).toEqual([]);
});

test('tours that leave from May to August show neither red maples nor northern lights', () => {
	const shown = [...seedTours, ...seedDestinations].map(({ poster }) =>
		imageAlt(pictureFile(poster)),
	);
	expect(
		shown.filter((words) => /red maples|northern lights|snowy.* roofs/.test(words ?? '')),
	).toEqual([]);
});

test.each([
	['poster', 'image', scenes],
	['portrait', 'authorImage|portrait', portraits],
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

test('nothing lies in public/posters and public/portraits but what is drawn', async () => {
	const files = (await allPictures()).flatMap((picture) => picture.files);
	const found = globSync('{posters,portraits}/**', { cwd: 'public', withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => `${basename(entry.parentPath)}/${entry.name}`);
	expect(found.filter((file) => !files.includes(file))).toEqual([]);
});

test('no drawing holds a number that was never given: a renderer would pass over it in silence', async () => {
	const pictures = await allPictures();
	expect(pictures.filter(({ svg }) => /NaN|undefined/.test(svg)).map(({ name }) => name)).toEqual(
		[],
	);
});

test('every picture is printed as it is drawn now: if not, npm run draw', async () => {
	const pictures = await allPictures();
	const changed = await changedPictures(pictures, press);
	expect(changed.map(({ name }) => name)).toEqual([]);
	expect(Object.keys(await readRecord(press.record))).toEqual(
		pictures.map(({ name }) => name).toSorted(),
	);
});

function drawingsIn(room: string): string[] {
	return readdirSync(`scripts/studio/${room}`)
		.map((file) => basename(file, '.ts'))
		.toSorted();
}

function filesOf(pattern: string): string[] {
	return globSync(pattern).map((file) => readFileSync(file, 'utf8'));
}

function matches(text: string, pattern: RegExp): string[] {
	return Array.from(text.matchAll(pattern), ([, name = '']) => name);
}
