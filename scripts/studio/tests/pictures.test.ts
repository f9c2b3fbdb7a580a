import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { portraitSlugs } from '../../../src/domain/pictures/portrait.ts';
import { pictureNames } from '../../../src/domain/pictures/poster.ts';
import { allPictures } from '../pictures.ts';
import { changedPictures, press, readRecord } from '../printing/print.ts';

test('every picture of the site has a scene, and every scene is one of them', () => {
	expect(drawingsIn('scenes')).toEqual(pictureNames.toSorted());
});

test('everybody whose portrait is drawn has a drawing, and every drawing is of one of them', () => {
	expect(drawingsIn('portraits')).toEqual(portraitSlugs.toSorted());
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
	return readdirSync(fileURLToPath(new URL(`../${room}`, import.meta.url)))
		.map((file) => basename(file, '.ts'))
		.toSorted();
}
