import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { openEmbedded } from '#src/server/db/embedded-database.ts';
import { reviews } from '#src/server/db/schema.ts';
import { recountStars } from '#src/server/reviews/recount-stars.ts';

import { makeDataDirectory } from '../support/data-directory.ts';
import { ownSources } from '../support/own-sources.ts';
import { pageHead } from '../support/page-head.ts';
import { reviewsTold } from '../support/reviews-told.ts';
import { thingOf } from '../support/structured-data-rules.ts';

// A whole build takes ten seconds, and more beside other tests.
vi.setConfig({ testTimeout: 180_000 });

const review = {
	tourId: 1,
	travelledOn: '2026-05-15',
	stars: 4,
	words: 'The tea fields of Uji in the rain.',
	firstName: 'Ada',
	state: 'published',
} as const;

const folder = await ownSources();
const [post = ''] = (await readdir('content/blog')).toSorted();
const file = join(folder, 'content/blog', post);
const pictures = join(folder, 'content/pictures');
const good = await readFile(join('content/blog', post), 'utf8');

beforeAll(async () => {
	await makeDataDirectory(join(folder, 'data'));
	await publishReview(join(folder, 'data'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('mistakes in a text fail the build, with the file and its fields and lines', async () => {
	const broken = having(having(good, 'category: Budget'), 'date: 2026-02-30');
	await writeFile(file, `${broken}\n<Note>\n\nThe end is missing.\n`);
	const output = await failedBuild();
	expect(output).toContain(`content/blog/${post}\n`);
	expect(output).toContain('category: found "Budget". Choose one of:');
	expect(output).toContain('date: found "2026-02-30".');
	expect(output).toContain(`line ${good.split('\n').length + 1}: found <Note>, but no </Note>`);
});

test('a link to a row that is not there fails the build, with file and line; photographs come in both formats', async () => {
	await mkdir(pictures, { recursive: true });
	await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#1d6' } })
		.jpeg()
		.toFile(join(pictures, 'tram.jpg'));
	const head = having(good, 'image: ../pictures/tram.jpg\nimageAlt: A tram in Alfama');
	const text = '\n![The same tram](../pictures/tram.jpg)\n\nSee [our tours](/tours/999).\n';
	await writeFile(file, head + text);
	for (const [name, when] of notOut) await writeFile(beside(name), unlike(good, name, when));
	const line = (head + text).split('\n').length - 1;
	expect(await failedBuild()).toContain(
		`content/blog/${post}\n  line ${line}: found the link "/tours/999", but there is no such page`,
	);
	// The pages are written before their links are followed.
	const html = await readFile(join(folder, 'dist/blog', post.replace('.mdx', '.html')), 'utf8');
	for (const alt of ['A tram in Alfama', 'The same tram']) {
		const [picture = ''] =
			html.match(new RegExp(`<picture(?:(?!<picture).)*alt="${alt}"[^>]*>`, 's')) ?? [];
		expect(picture).toMatch(/type="image\/avif" srcset="\/_astro\/tram[^"]+ 480w, [^"]+ 800w/);
		expect(picture).toMatch(/\/_astro\/tram[^"]+\.webp 480w/);
		expect(picture).toMatch(/width="\d+" height="\d+"/);
	}
	// Of the same build: somebody reviewed the first tour, and nobody the second.
	const heads = await Promise.all(['tours/1.html', 'tours/2.html'].map(headOf));
	const told = heads.map((head) => reviewsTold(head).map(({ reviewBody }) => reviewBody));
	expect(told).toEqual([[review.words], []]);
	const [reviewed = { things: [] }] = heads;
	expect(thingOf('Product', reviewed.things).aggregateRating).toMatchObject({
		ratingValue: review.stars,
		reviewCount: 1,
	});

	// What is not out yet is in no page, and in no list of them.
	const lists = ['blog.html', 'rss.xml'].map((list) =>
		readFile(join(folder, 'dist', list), 'utf8'),
	);
	const listed = (await Promise.all(lists)).join();
	expect(
		['draft', 'scheduled', 'dated', 'out'].filter((name) => listed.includes(`/blog/${name}`)),
	).toEqual(['out']);
	expect(
		(await readdir(join(folder, 'dist/blog'))).filter((name) =>
			/^(?:draft|scheduled|dated|out)\./.test(name),
		),
	).toEqual(['out.html']);

	const published = await readdir(join(folder, 'dist/_astro'));
	// As the camera wrote it, a photograph says where it was taken.
	expect(published.filter((name) => /^tram.*\.jpe?g$/.test(name))).toEqual([]);
});

/** Posts that are not out yet, and one that came out this year. */
const notOut = [
	['draft', 'draft: true'],
	['scheduled', 'publish: 2099-02-01'],
	['dated', 'date: 2099-02-01'],
	['out', 'publish: 2026-01-01'],
] as const;

const beside = (name: string) => join(folder, `content/blog/${name}.mdx`);

/** Another post like one: no two share a title or a description. */
function unlike(text: string, name: string, when: string): string {
	const [field = ''] = when.split(':');
	const bare = text.replace(new RegExp(`^${field}:.*\n`, 'm'), '').replace(/^updated:.*\n/m, '');
	const named = having(
		having(bare, `title: A post that is ${name}`),
		`description: What a post says of itself that is ${name}, in fifty letters.`,
	);
	return named.replace('---\n', `---\n${when}\n`);
}

/** Stores a review of the first tour that everybody may read, before anything is built. */
async function publishReview(directory: string): Promise<void> {
	const { database, close } = await openEmbedded(directory, {
		waitsForDisk: false,
		isPlanted: true,
	});
	await database.insert(reviews).values({ ...review, publishedAt: new Date() });
	await database.transaction((transaction) => recountStars(transaction, [review.tourId]));
	await close();
}

async function headOf(page: string) {
	return pageHead({ file: page, html: await readFile(join(folder, 'dist', page), 'utf8') });
}

/** The text with a field of its front matter written anew. */
function having(text: string, field: string): string {
	return text.replace(new RegExp(`^${field.split(':')[0]}:.*$`, 'm'), field);
}

async function failedBuild(): Promise<string> {
	try {
		await promisify(execFile)(resolve('node_modules/.bin/astro'), ['build'], {
			cwd: folder,
			env: {
				...process.env,
				DATA_DIRECTORY: join(folder, 'data'),
				NO_COLOR: '1',
				FORCE_COLOR: '0',
			},
			maxBuffer: 8_000_000,
		});
	} catch (error) {
		const { stdout, stderr } = Object(error) as { stdout: string; stderr: string };
		return stdout + stderr;
	}
	throw new Error('The build did not fail.');
}
