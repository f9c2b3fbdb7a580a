import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeEach, expect, test } from 'vitest';

const folder = await mkdtemp(join(tmpdir(), 'bright-departures-content-'));
const content = join(folder, 'content');

beforeEach(async () => {
	await rm(content, { recursive: true, force: true });
	await cp('content', content, { recursive: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the content of this repository is in order', async () => {
	expect(await check()).toEqual({ isGood: true, said: 'content/ is in order.\n' });
});

type Broken = [
	what: string,
	/** A file, or a folder whose first file is taken. */
	place: string,
	edit: (text: string) => string,
	/** What is said of it. */
	said: RegExp,
];

const broken: Broken[] = [
	['a post without a title', 'blog', without('title'), /title: is missing\. Write text of 1 to 65/],
	[
		'an unknown category',
		'blog',
		having('category', 'Budget'),
		/category: found "Budget"\. Choose one of: "Budget Travel", /,
	],
	[
		'a day that does not exist',
		'blog',
		having('date', '2026-02-30'),
		/date: found "2026-02-30"\. Write a day that exists, as 2026-03-14/,
	],
	[
		'a field that there is none of',
		'blog',
		having('colour', 'red'),
		/colour: there is no such field\. The fields here are: title, /,
	],
	[
		'an unknown poster',
		'blog',
		having('image', 'lisbonn'),
		/image: found "lisbonn"\. Write the name of a poster/,
	],
	[
		'a photograph that is not there',
		'blog',
		having('image', '../pictures/no.jpg'),
		/image: found "\.\.\/pictures\/no\.jpg"\./,
	],
	[
		'a description that is too short',
		'blog',
		having('description', 'Short.'),
		/description: found "Short\."\. Write at least 50/,
	],
	[
		'an unknown portrait',
		'guides',
		having('authorImage', 'nobody'),
		/authorImage: found "nobody"\. Choose one of the portraits: maya/,
	],
	[
		'an unknown category of guides',
		'guides',
		having('category', 'Cities'),
		/category: found "Cities"\. Choose one of: "City Breaks"/,
	],
	[
		'a department that there is none of',
		'careers',
		having('department', 'Sales'),
		/department: found "Sales"\. Choose one of: "Engineering"/,
	],
	[
		'pay that is no number',
		'careers',
		(text) => text.replace(/from: \d+/, 'from: $58,000'),
		/salary from: found "\$58,000"\. Write whole dollars/,
	],
	[
		'a group of questions without its place',
		'faqs',
		without('order'),
		/order: is missing\. Write a whole number/,
	],
	[
		'a legal page without its day',
		'legal',
		having('updated', ''),
		/updated: is empty\. Write a day as 2026-03-14/,
	],
	[
		'a leader without a name',
		'about.mdx',
		(text) => text.replace(/- name: .*\n\s+role/, '- role'),
		/leaders 1\. name: is missing/,
	],
	[
		'a testimonial of six stars',
		'testimonials.json',
		(text) => text.replace('"rating": 5', '"rating": 6'),
		/1\. rating: found 6\. Write a whole number from 1 to 5/,
	],
	[
		'a telephone number that is too short',
		'site.json',
		(text) => text.replace(/"phone": "[^"]*"/, '"phone": "12"'),
		/phone: found "12"\. Write a telephone number/,
	],
	[
		'a colon without quotes',
		'legal',
		having('summary', 'Money: back'),
		/line \d+: the fields cannot be read here\. Text with a colon/,
	],
	[
		'fields that are not closed',
		'blog',
		(text) => text.replace(/\n---/, ''),
		/line 1: the file has to begin with its fields/,
	],
	[
		'an unknown piece',
		'blog',
		adding('Call <Telephone />.'),
		/line \d+: found <Telephone>\. There is no such piece: write one of <SiteName>/,
	],
	[
		'an unknown fact',
		'faqs',
		adding('It costs <Fact name="fee" />.'),
		/line \d+: found the fact "fee"\. Write one of: flexible-hours/,
	],
	[
		'an import',
		'guides',
		adding("import x from 'x'"),
		/line \d+: found "import x from 'x'"\. Leave it out/,
	],
	['a brace', 'legal', adding('{price}'), /line \d+: found a brace/],
	[
		'a picture in the text that is not there',
		'blog',
		adding('![A tram](../pictures/tram.jpg)'),
		/line \d+: found the picture "\.\.\/pictures\/tram\.jpg"\. There is none/,
	],
	[
		'a picture without words',
		'guides',
		adding('![](../pictures/tram.jpg)'),
		/line \d+: found a picture without words/,
	],
];

test.each(broken)('%s is named with its file', async (_what, place, edit, said) => {
	const file = await fileOf(place);
	const text = await readFile(join(content, file), 'utf8');
	expect(edit(text)).not.toBe(text);
	await writeFile(join(content, file), edit(text));
	const answer = await check();
	expect(answer.isGood).toBe(false);
	expect(answer.said).toContain(`content/${file}`);
	expect(answer.said).toMatch(said);
});

test('a name that is no address is named', async () => {
	const good = await readFile(join(content, await fileOf('careers')), 'utf8');
	await writeFile(join(content, 'careers/Travel_Agent.mdx'), good);
	const { said } = await check();
	expect(said).toContain('content/careers/Travel_Agent.mdx');
	expect(said).toContain('the file\'s name: found "Travel_Agent". Write small letters');
});

test('everything that is wrong is said at once', async () => {
	for (const place of ['blog', 'careers', 'site.json']) {
		const file = await fileOf(place);
		const text = await readFile(join(content, file), 'utf8');
		const edited =
			place === 'site.json' ? text.replace('"name"', '"nome"') : without('title')(text);
		await writeFile(join(content, file), edited);
	}
	const { said } = await check();
	expect(said.match(/^ {2}title: is missing/gm)).toHaveLength(2);
	expect(said).toContain('nome: there is no such field');
});

async function check(): Promise<{ isGood: boolean; said: string }> {
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
	const [first = ''] = (await readdir(join(content, place))).toSorted();
	return join(place, first);
}

function without(field: string) {
	return (text: string) => text.replace(new RegExp(`^${field}:.*\n`, 'm'), '');
}

function having(field: string, value: string) {
	return (text: string) => without(field)(text).replace(/^---\n/, `---\n${field}: ${value}\n`);
}

function adding(line: string) {
	return (text: string) => `${text}\n${line}\n`;
}
