import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { readBuiltSite } from '#src/build/built-site.ts';
import { answeredElsewhere, deadLinkMessage } from '#src/build/check-links.ts';
import { deadLinks } from '#src/build/dead-links.ts';
import { site } from '#src/site.ts';

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
	`<a href="${site.url}/tours">Tours</a>`,
	'<a href="../tours">Tours</a>',
	'<a href="#100%">Note</a><p id="100%"></p>',
	'<a title="Paris > Rome" href="tel:+12125550142">Call</a>',
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
		'a page that is named from here',
		'<a href="tours">Tours</a>',
		'tours',
		'there is no such page or picture',
	],
	[
		'a page by its whole address',
		`<a title="Paris > Rome" href="${site.url}/tourz">Tours</a>`,
		`${site.url}/tourz`,
		'there is no such page or picture',
	],
	['an address', '<a href="https://[">Tours</a>', 'https://[', 'it is no address'],
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
});

test('an editor is told in which line of which file a link leads nowhere', () => {
	const texts = [
		{ path: 'content/blog/lisbon.mdx', text: 'One\n[Tours](/tourz) and [below](#end)\n' },
		{ path: 'content/blog/rome.mdx', text: '[Below](#end)\n\n[Café](/café)\n' },
	];
	const why = 'there is no such page or picture';
	const message = deadLinkMessage(
		[
			{ target: '/tourz', why, pages: ['/blog/lisbon', '/blog/rome'] },
			{ target: '/caf%C3%A9', why, pages: ['/blog/rome'] },
			{ target: '#end', why: 'the page has no such heading', pages: ['/blog/lisbon'] },
			{ target: '/toors', why, pages: ['/', '/tours'] },
		],
		texts,
	);
	expect(message.split('\n').map((line) => line.split(', but')[0])).toEqual([
		'Links lead nowhere (content/README.md says what to do).',
		'',
		'content/blog/lisbon.mdx',
		'  line 2: found the link "/tourz"',
		'  line 2: found the link "#end"',
		'',
		'content/blog/rome.mdx',
		'  line 3: found the link "/caf%C3%A9"',
		'',
		'/ and 1 more',
		'  found the link "/toors"',
		'',
	]);
});

test('a link that something else answers is right', async () => {
	await write('blog/lisbon.html', '<a href="/admin">Panel</a>');
	expect(deadLinks(await readBuiltSite(folder), ['/admin'])).toEqual([]);
});

async function write(file: string, text: string): Promise<void> {
	await mkdir(dirname(join(folder, file)), { recursive: true });
	await writeFile(join(folder, file), text);
}

test('an uploaded photograph, which a function serves, and the page of a price stop no build', async () => {
	const photograph = '<img alt="A gate" src="/pictures/0123456789abcdef/640x480.webp">';
	const price = '<a href="/quote/deal-1">Price breakdown</a>';
	await write('blog/lisbon.html', [...other, photograph, price].join('\n'));
	expect(deadLinks(await readBuiltSite(folder), answeredElsewhere)).toEqual([]);
});
