import { type ChildProcessWithoutNullStreams, execFile, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { copyFile, cp, mkdir, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

import { build } from 'esbuild';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';

import { assetAddresses } from '#src/build/asset-addresses.ts';

import { makeDataDirectory } from '../support/data-directory.ts';
import { writeBuild } from './serve-fixture.ts';

const dockerfile = readFileSync('Dockerfile', 'utf8');

test('the image keeps every package that serving loads, and none that only a build needs', async () => {
	const kept = await keptPackages();
	const { metafile } = await build({
		entryPoints: ['src/local/serve.ts', 'src/server/commands/*.ts', 'functions/*.ts'],
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
	const isThere = (path: string) => existsSync(path) || globSync(path).length > 0;
	expect(copied.filter((path) => !built.includes(path) && !isThere(path))).toEqual([]);
	const scripts = Array.from(
		dockerfile.matchAll(/\b(?:src|scripts)\/[\w/-]+\.ts/g),
		([path]) => path,
	);
	expect(scripts.filter((path) => !existsSync(path))).toEqual([]);
});

test('the last stage starts from nothing but what it copies, as somebody who may change none of it', async () => {
	const image = await lastStage();
	const data = await mkdtemp(join(tmpdir(), 'bright-departures-volume-'));
	onTestFinished(() => rm(data, { recursive: true, force: true }));
	await makeDataDirectory(data);
	const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
	if (user.uid !== undefined) await promisify(execFile)('chown', ['-R', '65534:65534', data]);
	await promisify(execFile)('chmod', ['-R', 'a+rX,a-w', image]);
	onTestFinished(async () => void (await promisify(execFile)('chmod', ['-R', 'u+w', image])));

	const [command = '', ...given] = JSON.parse(/^CMD (.+)$/m.exec(dockerfile)?.[1] ?? '[]');
	expect(command).toBe('node');
	const { PATH } = process.env;
	const env = { PATH, HOME: '/nonexistent', NODE_ENV: 'production', PORT: '0' };
	const site = spawn(process.execPath, given, {
		cwd: image,
		env: { ...env, DATA_DIRECTORY: data, DATA_FSYNC: 'off' },
		...user,
	});
	const output = printedBy(site);
	onTestFinished(async () => {
		if (site.exitCode !== null) return;
		site.kill('SIGKILL');
		await once(site, 'close');
	});
	const url = await Promise.race([
		output.until(/Serving on (\S+)/),
		once(site, 'close').then(() => Promise.reject(new Error(output.text()))),
	]);
	const health = await fetch(`${url}/api/health`);
	expect([health.status, await health.json()]).toEqual([
		200,
		expect.objectContaining({ status: 'ok', database: 'embedded' }),
	]);
	expect((await fetch(`${url}/api/tours`)).status).toBe(200);
	expect(await (await fetch(url)).text()).toContain('Home');
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

/** A folder with what the Dockerfile's last stage copies: a small build, and of the packages those that it keeps. */
async function lastStage(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'bright-departures-last-stage-'));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	const [, stage = ''] = /^FROM \S+\n(?![^]*^FROM )([^]+)/m.exec(dockerfile) ?? [];
	for (const [, words = ''] of stage.matchAll(/^COPY (.+)$/gm)) {
		const named = words.split(' ').filter((word) => !word.startsWith('--'));
		const target = join(folder, named.pop() ?? '');
		for (const source of named.map((path) => path.replace(/^\/site\//, ''))) {
			if (source === 'node_modules') await linkPackages(target);
			else if (source === 'dist') await rename(await writeBuild(), target);
			else await copyTo(source, target, words.endsWith('/'));
		}
	}
	return folder;
}

async function copyTo(source: string, target: string, isInto: boolean): Promise<void> {
	const found = globSync(source);
	expect([source, found.length]).not.toEqual([source, 0]);
	for (const path of found) {
		await cp(path, isInto ? join(target, basename(path)) : target, { recursive: true });
	}
}

async function linkPackages(target: string): Promise<void> {
	for (const name of await keptPackages()) {
		await mkdir(dirname(join(target, name)), { recursive: true });
		await symlink(resolve('node_modules', name), join(target, name));
	}
}

function printedBy({ stdout, stderr }: ChildProcessWithoutNullStreams) {
	let text = '';
	const changed = new EventEmitter();
	for (const stream of [stdout, stderr]) {
		stream.on('data', (chunk: Buffer) => {
			text += chunk.toString();
			changed.emit('text');
		});
	}
	async function until(expected: RegExp): Promise<string> {
		for (;;) {
			const [, found] = expected.exec(text) ?? [];
			if (found !== undefined) return found;
			await once(changed, 'text');
		}
	}
	return { until, text: () => text };
}

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
