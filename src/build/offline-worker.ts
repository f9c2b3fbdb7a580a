import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';

import { offlineWorkerPath } from '#src/domain/kept-pages.ts';
import { paths } from '#src/paths.ts';

import { reachableScripts } from './reachable-scripts.ts';

/** The pages that can be opened without a connection, though nobody has been there. */
const shellPages = [paths.home, paths.flights, paths.flightCheckout, paths.contact, paths.offline];

/**
 * Writes the service worker, which keeps these pages, what their scripts may need, and the list of airports. It stands
 * after all that writes pages: its name for what it keeps changes with every byte of it.
 */
export function offlineWorker(): AstroIntegration {
	return {
		name: 'offline-worker',
		hooks: {
			'astro:build:done': async ({ dir }) => {
				const folder = fileURLToPath(dir);
				const pages = await Promise.all(shellPages.map((path) => readPage(folder, path)));
				const files = [...shellPages, ...(await filesOf(folder, pages.join('\n')))];
				const version = createHash('sha256')
					.update([...files, ...pages].join('\n'))
					.digest('hex');
				const code = await workerCode({ files, version: version.slice(0, 12) });
				await writeFile(join(folder, offlineWorkerPath), code);
			},
		},
	};
}

function readPage(folder: string, path: string): Promise<string> {
	return readFile(join(folder, path === paths.home ? 'index.html' : `${path}.html`), 'utf8');
}

/** What stands in `_astro` and the pages, or their scripts, may ask for. */
async function filesOf(folder: string, html: string): Promise<string[]> {
	const all = await readdir(join(folder, '_astro'));
	const scripts = new Map<string, string>();
	for (const name of all.filter((each) => each.endsWith('.js'))) {
		scripts.set(name, await readFile(join(folder, '_astro', name), 'utf8'));
	}
	const named = Array.from(html.matchAll(/\/_astro\/([\w.-]+\.\w+)/g), ([, name = '']) => name);
	const reachable = reachableScripts([...new Set(named)], scripts);
	const others = all.filter(
		(name) => name.startsWith('airports-') || (name.endsWith('.woff2') && named.includes(name)),
	);
	return [...reachable, ...others].toSorted().map((name) => `/_astro/${name}`);
}

async function workerCode(values: Record<string, unknown>): Promise<string> {
	const { outputFiles } = await build({
		entryPoints: ['src/elements/offline/worker.ts'],
		bundle: true,
		write: false,
		minify: true,
		format: 'iife',
		define: Object.fromEntries(
			Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]),
		),
		logLevel: 'silent',
	});
	return outputFiles.map(({ text }) => text).join('\n');
}
