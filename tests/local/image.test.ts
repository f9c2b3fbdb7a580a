import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

import { build } from 'esbuild';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';

import { assetAddresses } from '#src/build/asset-addresses.ts';

const dockerfile = readFileSync('Dockerfile', 'utf8');

test('the image keeps every package that serving loads, and none that only a build needs', async () => {
	const kept = await keptPackages();
	const { metafile } = await build({
		entryPoints: ['src/local/serve.ts', 'src/server/db/*-command.ts', 'functions/*.ts'],
		// Loaded by addresses that bundlers do not follow.
		inject: globSync('src/server/db/{embedded-database,node-postgres-driver,prepare-server}.ts'),
		bundle: true,
		jsx: 'automatic',
		plugins: [assetAddresses()],
		packages: 'external',
		write: false,
		outdir: 'out',
		metafile: true,
		format: 'esm',
		platform: 'node',
		logLevel: 'silent',
	});
	const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports);
	const packages = imported
		.filter(({ path, external }) => external === true && !path.startsWith('node:'))
		.flatMap(({ path }) => /^(?:@[^/]+\/)?[^/]+/.exec(path) ?? []);
	expect(kept.toSorted()).toEqual([...new Set(packages)].toSorted());
	expect(kept).not.toContain('astro');
});

test('what the Dockerfile copies and runs is there', () => {
	const built = ['package-lock.json', 'node_modules', 'dist'];
	const copied = Array.from(dockerfile.matchAll(/^COPY (.+) \S+$/gm), ([, words = '']) => words)
		.flatMap((words) => words.split(' '))
		.filter((word) => !word.startsWith('--'))
		.map((word) => word.replace(/^\/site\//, ''));
	expect(copied.length).toBeGreaterThan(5);
	expect(copied.filter((path) => !built.includes(path) && !existsSync(path))).toEqual([]);
	const scripts = Array.from(
		dockerfile.matchAll(/\b(?:src|scripts)\/[\w/-]+\.ts/g),
		([path]) => path,
	);
	expect(scripts.filter((path) => !existsSync(path))).toEqual([]);
});

test('the pair of compose.yaml is wired as the site expects it', () => {
	const { services } = parse(readFileSync('compose.yaml', 'utf8'));
	const { site, database } = services;
	expect(site.depends_on).toEqual({ database: { condition: 'service_healthy' } });
	expect(site.environment.DATABASE_URL).toContain(
		`@database/${database.environment.POSTGRES_USER}`,
	);
	expect(site.ports).toEqual([`4321:${site.environment.PORT}`]);
	expect(database.ports).toBeUndefined();
});

/** What the Dockerfile's script leaves of the dependencies, in a folder like the image's. */
async function keptPackages(): Promise<string[]> {
	const folder = await mkdtemp(join(tmpdir(), 'bright-departures-image-'));
	onTestFinished(() => rm(folder, { recursive: true }));
	await copyFile('package.json', join(folder, 'package.json'));
	for (const name of ['src', 'functions', 'content'])
		await symlink(resolve(name), join(folder, name));
	await promisify(execFile)(process.execPath, [resolve('scripts/image/keep-served.ts')], {
		cwd: folder,
	});
	const { dependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
	return Object.keys(dependencies);
}
