import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import type { AstroIntegration } from 'astro';

import { type BuiltPage, readBuiltSite } from './built-site.ts';
import { drawingCode, drawingsOf } from './drawing-code.ts';
import { type Scripts, stylesOfPages } from './styles-of-pages.ts';

/**
 * Astro writes whole stylesheets into every page. This leaves each page the rules that it, or a script that it may
 * run, can need, in one element. It stands before what writes the hashes of the styles into the policies.
 */
export function pageStyles(): AstroIntegration {
	return {
		name: 'page-styles',
		hooks: {
			'astro:build:done': async ({ dir, logger }) => {
				const start = performance.now();
				const { pages } = await readBuiltSite(fileURLToPath(dir));
				const scripts = await readScripts(new URL('_astro/', dir));
				const withOwnStyles = stylesOfPages(scripts, await readDrawings(pages));
				for (const { file, html } of pages) {
					await writeFile(new URL(file, dir), withOwnStyles(html));
				}
				const seconds = ((performance.now() - start) / 1000).toFixed(1);
				logger.info(`${pages.length} pages with the styles that they need, in ${seconds}s`);
			},
		},
	};
}

async function readDrawings(pages: readonly BuiltPage[]): Promise<Scripts> {
	const named = pages.flatMap(({ html }) => drawingsOf(html));
	const read = [...new Set(named)].map(
		async (drawing) => [drawing, await drawingCode(drawing)] as const,
	);
	return new Map(await Promise.all(read));
}

async function readScripts(folder: URL): Promise<Scripts> {
	const files = (await readdir(folder)).filter((file) => file.endsWith('.js'));
	const read = files.map(
		async (file) => [file, await readFile(new URL(file, folder), 'utf8')] as const,
	);
	return new Map(await Promise.all(read));
}
