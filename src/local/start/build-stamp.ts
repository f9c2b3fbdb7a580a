import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

/** What a build is made of. A change anywhere else needs no new one. */
const code = ['astro.config.mjs', 'package-lock.json', 'src', 'tsconfig.json'];
const sources = [...code, 'CHANGELOG.md', 'content', 'public'];
const notBuilt = ['src/local'];

/**
 * A digest of every source's name and content and of Node's version: equal exactly when a build would be.
 * @param place where the rows lie that the pages show
 */
export function sourcesDigest(root = '.', place = ''): Promise<string> {
	return digestOf(sources, root, place);
}

/** As `sourcesDigest`, of what only programmers change. */
export function codeDigest(root = '.'): Promise<string> {
	return digestOf(code, root);
}

async function digestOf(paths: readonly string[], root: string, place = ''): Promise<string> {
	const digest = createHash('sha256').update(`${process.version}\0${place}`);
	for (const file of await filesOf(paths, root)) {
		const content = await readFile(join(root, file));
		digest.update(`\0${file}\0${content.length}\0`).update(content);
	}
	return digest.digest('hex');
}

/** Whether the directory holds a whole build of these sources. */
export async function isBuildOf(dist: string, digest: string): Promise<boolean> {
	return (await stampOf(dist))?.digest === digest;
}

/** Whether the directory holds a whole build, of whatever sources. */
export async function isBuild(dist: string): Promise<boolean> {
	return (await stampOf(dist)) !== null;
}

/** Whether the directory holds a build with these rows. */
export async function isBuildWith(dist: string, rows: Rows): Promise<boolean> {
	return isDeepStrictEqual((await stampOf(dist))?.rows, rows);
}

/**
 * Marks a finished build; a new build empties the directory and with it the mark.
 * @param rows which of the catalog's rows the pages show; nothing where nobody will ask
 */
export async function stampBuild(dist: string, digest: string, rows: Rows = {}): Promise<void> {
	await writeFile(stampFile(dist), JSON.stringify({ digest, rows }));
}

/** The version of each kind of rows. */
type Rows = Readonly<Record<string, string>>;

async function stampOf(dist: string): Promise<{ digest?: unknown; rows?: unknown } | null> {
	const stamp = stampFile(dist);
	if (!existsSync(stamp)) return null;
	try {
		return Object(JSON.parse(await readFile(stamp, 'utf8')));
	} catch {
		return null;
	}
}

function stampFile(dist: string): string {
	return join(dist, '.build-stamp');
}

async function filesOf(paths: readonly string[], root: string): Promise<string[]> {
	const lists = await Promise.all(paths.map((path) => filesIn(root, path)));
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
