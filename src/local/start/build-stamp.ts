import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** What a build is made of. A change anywhere else needs no new one. */
const sources = [
	'astro.config.mjs',
	'content',
	'package-lock.json',
	'public',
	'src',
	'tsconfig.json',
];
const notBuilt = ['src/local'];

/**
 * A digest of every source's name and content and of Node's version: equal exactly when a build would be.
 * @param place where the rows lie that the pages show
 */
export async function sourcesDigest(root = '.', place = ''): Promise<string> {
	const digest = createHash('sha256').update(`${process.version}\0${place}`);
	for (const file of await sourceFiles(root)) {
		const content = await readFile(join(root, file));
		digest.update(`\0${file}\0${content.length}\0`).update(content);
	}
	return digest.digest('hex');
}

/** Whether the directory holds a whole build of these sources. */
export async function isBuildOf(dist: string, digest: string): Promise<boolean> {
	const stamp = stampFile(dist);
	return existsSync(stamp) && (await readFile(stamp, 'utf8')) === digest;
}

/** Marks a finished build; a new build empties the directory and with it the mark. */
export async function stampBuild(dist: string, digest: string): Promise<void> {
	await writeFile(stampFile(dist), digest);
}

function stampFile(dist: string): string {
	return join(dist, '.build-stamp');
}

async function sourceFiles(root: string): Promise<string[]> {
	const lists = await Promise.all(sources.map((source) => filesIn(root, source)));
	return lists
		.flat()
		.filter((file) => !notBuilt.some((folder) => file.startsWith(`${folder}/`)))
		.toSorted();
}

async function filesIn(root: string, source: string): Promise<string[]> {
	const path = join(root, source);
	if (!existsSync(path)) return [];
	const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => null);
	if (entries === null) return [source];
	return entries
		.filter((entry) => entry.isFile())
		.map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}
