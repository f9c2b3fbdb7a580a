import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { readBuiltSite } from '#src/build/built-site.ts';
import { deadLinkMessage } from '#src/build/check-links.ts';
import { deadLinks } from '#src/build/dead-links.ts';

const folder = await mkdtemp(join(tmpdir(), 'bright-departures-links-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

await write('index.html', '<h1 id="top">Home</h1>');
await write('tours.html', '<h2 id="asia">Asia</h2>');
await write('posters/paris-320.avif', '');
const other = [
	'<a class="link" href="/">Home</a>',
	'<a href="/tours?destination=Japan#asia">Tours</a>',
	'<a href="#note">Note</a><p id="note"></p>',
	'<a href="https://example.com/nowhere">Elsewhere</a>',
	'<a href="mailto:hello@example.com">Write</a>',
	'<source srcset="/posters/paris-320.avif 320w">',
	'<script>const link = `<a href="/in-a-script">`;</script>',
];

test.each([
	['a page', '<a href="/tourz">Tours</a>', '/tourz', 'there is no such page or picture'],
	[
		'a page of another spelling',
		'<a href="/Tours">Tours</a>',
		'/Tours',
		'there is no such page or picture',
	],
	[
		'a heading of another page',
		'<a href="/tours#europe">Europe</a>',
		'/tours#europe',
		'the page has no such heading',
	],
	[
		'a heading of the page itself',
		'<a href="#end">End</a>',
		'#end',
		'the page has no such heading',
	],
	[
		'a picture',
		'<img alt="" src="/posters/rome-320.webp">',
		'/posters/rome-320.webp',
		'there is no such page or picture',
	],
	[
		'one picture of several',
		'<source srcset="/posters/paris-320.avif 320w, /posters/paris-480.avif 480w">',
		'/posters/paris-480.avif',
		'there is no such page or picture',
	],
])('%s that is not there is found, and nothing else', async (_what, markup, target, why) => {
	await write('blog/lisbon.html', [...other, markup].join('\n'));
	const found = deadLinks(await readBuiltSite(folder));
	expect(found).toEqual([{ target, why, pages: ['/blog/lisbon'] }]);
	expect(deadLinkMessage(found)).toContain(
		`content/blog/lisbon.mdx\n  link: found "${target}", but ${why}.`,
	);
});

test('a link that something else answers is right', async () => {
	await write('blog/lisbon.html', '<a href="/admin">Panel</a>');
	expect(deadLinks(await readBuiltSite(folder), ['/admin'])).toEqual([]);
});

async function write(file: string, text: string): Promise<void> {
	await mkdir(dirname(join(folder, file)), { recursive: true });
	await writeFile(join(folder, file), text);
}
