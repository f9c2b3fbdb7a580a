import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterAll, expect, test } from 'vitest';

import { makePictures } from '#src/build/sharing-pictures.ts';

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

/** The built site with one page: its title, and the poster that stands in its picture. */
async function write(title: string, poster: 'rome' | 'paris'): Promise<void> {
	await mkdir(folder, { recursive: true });
	// Under one name, as where somebody draws a poster anew.
	await copyFile(`public/posters/${poster}-320.webp`, new URL('poster.webp', folder));
	await writeFile(
		new URL('tour.html', folder),
		`<head><link rel="canonical" href="https://example.com/tour">
		<meta property="og:title" content="${title}">
		<meta property="og:image" content="https://example.com/sharing/tour.jpg" data-picture="/poster.webp"></head>`,
	);
}

function picture(): Promise<Buffer> {
	return readFile(new URL('sharing/tour.jpg', folder));
}
