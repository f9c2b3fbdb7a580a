import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeEach, expect, test } from 'vitest';

import {
	codeDigest,
	isBuildOf,
	isBuildWith,
	sourcesDigest,
	stampBuild,
} from '#src/local/start/build-stamp.ts';

const root = await mkdtemp(join(tmpdir(), 'bright-departures-stamp-'));
beforeEach(async () => {
	await rm(root, { recursive: true });
	await write('src/pages/index.astro', '<p>One</p>');
	await write('src/local/serve.ts', 'export {}');
	await write('content/site.json', '{}');
	await write('functions/health.ts', 'export {}');
	await write('package-lock.json', '{}');
	await mkdir(join(root, 'dist'));
});
afterAll(() => rm(root, { recursive: true }));

test.each([
	['src/pages/index.astro', '<p>Two</p>'],
	['src/pages/new.astro', ''],
	['content/blog/first.mdx', 'Hello'],
	['public/robots.txt', ''],
	['package-lock.json', '{ }'],
	['astro.config.mjs', ''],
])('a change of %s asks for a new build', async (file, content) => {
	const before = await sourcesDigest(root);
	await write(file, content);
	expect(await sourcesDigest(root)).not.toBe(before);
});

test('what no build reads, and a file’s age, ask for none', async () => {
	const before = await sourcesDigest(root);
	await write('src/local/serve.ts', 'export const changed = true;');
	await write('functions/health.ts', 'export const changed = true;');
	await write('.data/postgres/base', 'rows');
	await utimes(join(root, 'content/site.json'), new Date(0), new Date(0));
	expect(await sourcesDigest(root)).toBe(before);
});

test('other data ask for a new build', async () => {
	expect(await sourcesDigest(root, 'one')).not.toBe(await sourcesDigest(root, 'other'));
});

test('moving text from one file to another asks for a new build', async () => {
	await write('content/a', 'xy');
	await write('content/b', 'z');
	const before = await sourcesDigest(root);
	await write('content/a', 'x');
	await write('content/b', 'yz');
	expect(await sourcesDigest(root)).not.toBe(before);
});

test('a build is known by its stamp', async () => {
	const dist = join(root, 'dist');
	const digest = await sourcesDigest(root);
	expect(await isBuildOf(dist, digest)).toBe(false);
	await stampBuild(dist, digest);
	expect(await isBuildOf(dist, digest)).toBe(true);
	expect(await isBuildOf(dist, 'another')).toBe(false);
});

test('a build is known by the rows that it was made with', async () => {
	const dist = join(root, 'dist');
	expect(await isBuildWith(dist, { tours: 'a' })).toBe(false);
	await stampBuild(dist, 'digest', { tours: 'a' });
	expect(await isBuildWith(dist, { tours: 'a' })).toBe(true);
	expect(await isBuildWith(dist, { tours: 'b' })).toBe(false);
});

test('what people edit is no code', async () => {
	const before = await codeDigest(root);
	await write('content/blog/first.mdx', 'Hello');
	expect(await codeDigest(root)).toBe(before);
	await write('src/pages/index.astro', '<p>Two</p>');
	expect(await codeDigest(root)).not.toBe(before);
});

async function write(file: string, content: string): Promise<void> {
	await mkdir(join(root, file, '..'), { recursive: true });
	await writeFile(join(root, file), content);
}
