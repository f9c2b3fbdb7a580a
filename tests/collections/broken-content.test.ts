import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { checkContent } from '#src/collections/check-content.ts';

import { brokenLinks } from './broken-links.ts';
import { brokenPlaces } from './broken-places.ts';
import { adding, broken, without } from './broken.ts';

const mistakes = [...broken, ...brokenLinks, ...brokenPlaces];

const folder = await mkdtemp(join(tmpdir(), 'bright-departures-content-'));
const content = join(folder, 'content');

beforeEach(async () => {
	await rm(content, { recursive: true, force: true });
	await cp('content', content, { recursive: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the content of this repository is in order', async () => {
	expect(await runCommand()).toEqual({ isGood: true, said: 'content/ is in order.\n' });
});

// A broken text is put beside the good ones: one check says what is wrong with all of them.
const texts = mistakes
	.filter(([, place]) => !place.includes('.'))
	.map(([what, place, edit, said], index) => ({
		what,
		good: fileOf(place).then((file) => readFile(join('content', file), 'utf8')),
		path: `content/${place}/case-${index}.mdx`,
		edit,
		said,
	}));
let saidOfTexts: string[] = [];

beforeAll(async () => {
	await cp('content', content, { recursive: true });
	for (const { path, good, edit } of texts) await writeFile(join(folder, path), edit(await good));
	saidOfTexts = (await check()).said.split('\n\n');
});

test.each(texts)('$what is named with its file', async ({ path, good, edit, said }) => {
	expect(edit(await good)).not.toBe(await good);
	expect(saidOfTexts.find((each) => each.startsWith(path))).toMatch(said);
});

test.each(mistakes.filter(([, place]) => place.includes('.')))(
	'%s is named with its file',
	async (_what, file, edit, said) => {
		const good = await readFile(join(content, file), 'utf8');
		expect(edit(good)).not.toBe(good);
		await writeFile(join(content, file), edit(good));
		const answer = await check();
		expect(answer.isGood).toBe(false);
		expect(answer.said).toContain(`content/${file}`);
		expect(answer.said).toMatch(said);
	},
);

test('a name that is no address is named', async () => {
	const good = await readFile(join(content, await fileOf('careers')), 'utf8');
	await writeFile(join(content, 'careers/Travel_Agent.mdx'), good);
	const { said } = await check();
	expect(said).toContain('content/careers/Travel_Agent.mdx');
	expect(said).toContain('the file\'s name: found "Travel_Agent". Write small letters');
});

test.each([
	['blog/rome.md', /the file: is read by no page\. Texts are \.mdx files/],
	['rome.md', /the file: is read by no page\. Texts are \.mdx files/],
	['blog/README.md', /the file: is read by no page\. Texts are \.mdx files/],
	['blog/2026/rome.mdx', /the file: is read by no page/],
	['legal/extra.mdx', /the file's name: found "extra"\. The files here are: privacy, /],
	['pictures/tram.jpg', /the picture: cannot be read\. Export it again/],
	['blog/copy.mdx', /title: found ".+", which content\/.+ has already/],
])('a file that the site cannot use is named: %s', async (place, said) => {
	const good = await readFile(join(content, await fileOf('blog')), 'utf8');
	await mkdir(dirname(join(content, place)), { recursive: true });
	await writeFile(join(content, place), good);
	const answer = await check();
	expect(answer.said).toContain(`content/${place}`);
	expect(answer.said).toMatch(said);
});

test('a picture of a telephone is told by its name, and a large one is a hint that fails nothing', async () => {
	await writeFile(join(content, 'pictures/tram.jpg'), '\0\0\0\u0018ftypheic\0\0\0\0mif1heic');
	expect((await check()).said).toMatch(
		/content\/pictures\/tram\.jpg\n {2}the picture: is HEIC, as iPhones/,
	);
	await writeFile(
		join(content, 'pictures/tram.jpg'),
		Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(5_200_000)]),
	);
	const { isGood, said } = await runCommand();
	expect([isGood, said]).toEqual([
		true,
		expect.stringContaining('Hint: content/pictures/tram.jpg: has 5 MB.'),
	]);
});

test.each([
	['<svg viewBox="0 0 40 20"></svg>', /a square viewBox/],
	['<?xml version="1.0"?><svg viewBox="0 0 40 40"></svg>', /has to begin with <svg/],
	['<svg viewBox="0 0 40 40"><script>alert(1)</script></svg>', /holds more than shapes/],
	['<svg viewBox="0 0 40 40"><path onload="alert(1)"/></svg>', /holds more than shapes/],
	[`<svg viewBox="0 0 40 40">${'<path d="M0 0"/>'.repeat(2000)}</svg>`, /has 33 KB/],
])('a logo that no page can carry is named: %#', async (logo, said) => {
	await writeFile(join(content, 'logo.svg'), logo);
	const answer = await check();
	expect(answer.said).toContain('content/logo.svg');
	expect(answer.said).toMatch(said);
});

test.each([
	'legal/privacy.mdx',
	'faqs/travel-support.mdx',
	'about.mdx',
	'site.json',
	'logo.svg',
	'places.json',
])('a file that the site needs is missed: %s', async (place) => {
	await rm(join(content, place));
	expect((await check()).said).toContain(`content/${place}\n  the file: is missing.`);
});

test('what editors may well write is in order', async () => {
	const file = join(content, await fileOf('blog'));
	const text = adding(unusual)(await readFile(file, 'utf8'));
	await writeFile(file, `\uFEFF${text.replaceAll('\n', '\r\n')}`);
	await writeFile(join(content, 'blog/.DS_Store'), '');
	for (const place of ['guides', 'careers']) await rm(join(content, place), { recursive: true });
	expect(await check()).toEqual({ isGood: true, said: '' });
});

const unusual = `## Odds & ends 🙂

a \\< b, \`<br>\` and [a
link](/tours "Tours") or [another](https://en.wikipedia.org/wiki/Rome_(city)).

{/* nobody
reads <this> */}

<Note>

- one
  1. two

</Note>

| a | b |
| - | - |
| 1 | 2 |

> A quote[^1].

[^1]: Its source (a book).

~~~
<b> { }
~~~
`;

test('everything that is wrong is said at once', async () => {
	for (const place of ['blog', 'careers', 'site.json']) {
		const file = await fileOf(place);
		const text = await readFile(join(content, file), 'utf8');
		const edited =
			place === 'site.json' ? text.replace('"name"', '"nome"') : without('title')(text);
		await writeFile(join(content, file), edited);
	}
	const { isGood, said } = await runCommand();
	expect(isGood).toBe(false);
	expect(said.match(/^ {2}title: is missing/gm)).toHaveLength(2);
	expect(said).toContain('nome: there is no such field');
});

/** What `npm run check:content` would say of the folder, without a process for each mistake. */
async function check(): Promise<{ isGood: boolean; said: string }> {
	const root = process.cwd();
	process.chdir(folder);
	try {
		const problems = await checkContent();
		return { isGood: problems.length === 0, said: problems.map((each) => `${each}\n`).join('') };
	} finally {
		process.chdir(root);
	}
}

async function runCommand(): Promise<{ isGood: boolean; said: string }> {
	const script = resolve('scripts/check-content.ts');
	try {
		const { stdout } = await promisify(execFile)('node', [script], { cwd: folder });
		return { isGood: true, said: stdout };
	} catch (error) {
		return { isGood: false, said: String(Object(error).stderr) };
	}
}

async function fileOf(place: string): Promise<string> {
	if (place.includes('.')) return place;
	const [first = ''] = (await readdir(join('content', place))).toSorted();
	return join(place, first);
}
