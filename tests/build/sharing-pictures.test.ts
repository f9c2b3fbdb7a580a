import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterAll, expect, test } from 'vitest';

import { makePictures } from '#src/build/sharing-pictures.ts';

import { samplePicture } from '../support/sample-pictures.ts';

const root = await mkdtemp(join(tmpdir(), 'bright-departures-sharing-'));
afterAll(() => rm(root, { recursive: true, force: true }));
const folder = pathToFileURL(`${root}/dist/`);
const cache = pathToFileURL(`${root}/cache/`);

test('a picture is drawn anew when its title or its print changes, and only then', async () => {
	await write('Rome in spring', 'rome');
	expect(await makePictures(folder, cache)).toEqual({ all: 1, drawn: 1 });
	const first = await picture();
	expect(await makePictures(folder, cache)).toEqual({ all: 1, drawn: 0 });
	expect(await picture()).toEqual(first);
	await write('Rome in autumn', 'rome');
	expect(await makePictures(folder, cache)).toEqual({ all: 1, drawn: 1 });
	const second = await picture();
	expect(second).not.toEqual(first);
	await write('Rome in autumn', 'paris');
	expect(await makePictures(folder, cache)).toEqual({ all: 1, drawn: 1 });
	expect(await picture()).not.toEqual(second);
	// What no page has any more is not kept.
	expect(await readdir(cache)).toHaveLength(1);
});

test('an uploaded photograph stands in the picture of its page; where it cannot be read, the usual one does', async () => {
	const address = '/pictures/0123456789abcdef/640x480.webp';
	await write('A gate', 'rome', address);
	await mkdir(new URL('posters/', folder), { recursive: true });
	await copyFile('public/posters/journey-800.webp', new URL('posters/journey-800.webp', folder));
	const asked: string[] = [];
	const read = async (photograph: string) => {
		asked.push(photograph);
		return samplePicture('webp');
	};
	expect(await makePictures(folder, cache, read)).toEqual({ all: 1, drawn: 1 });
	const own = await picture();
	expect(await makePictures(folder, cache, read)).toEqual({ all: 1, drawn: 0 });
	expect(new Set(asked)).toEqual(new Set([address]));
	expect(await makePictures(folder, cache, async () => null)).toEqual({ all: 1, drawn: 1 });
	expect(await picture()).not.toEqual(own);
});

/** The built site with one page: its title, and the poster that stands in its picture. */
async function write(
	title: string,
	poster: 'rome' | 'paris',
	address = '/poster.webp',
): Promise<void> {
	await mkdir(folder, { recursive: true });
	// Under one name, as where somebody draws a poster anew.
	await copyFile(`public/posters/${poster}-320.webp`, new URL('poster.webp', folder));
	await writeFile(
		new URL('tour.html', folder),
		`<head><link rel="canonical" href="https://example.com/tour">
		<meta property="og:title" content="${title}">
		<meta property="og:image" content="https://example.com/sharing/tour.jpg" data-picture="${address}"></head>`,
	);
}

function picture(): Promise<Buffer> {
	return readFile(new URL('sharing/tour.jpg', folder));
}
