import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What a build takes: everything else of the project stays away. */
const sources = [
	'CHANGELOG.md',
	'astro.config.mjs',
	'content',
	'package.json',
	'public',
	'src',
	'tsconfig.json',
];

/**
 * A folder with the sources of a build, to be changed; the caller removes it.
 * @param more what else of the project it has
 */
export async function ownSources(...more: string[]): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'bright-departures-build-'));
	for (const source of [...sources, ...more]) {
		await cp(source, join(folder, source), { recursive: true });
	}
	await mkdir(join(folder, 'node_modules'));
	for (const name of await readdir('node_modules')) {
		// What a build remembers lies there too, under hidden names: this one must not share it.
		if (name.startsWith('.') && name !== '.bin') continue;
		await symlink(resolve('node_modules', name), join(folder, 'node_modules', name));
	}
	return folder;
}
