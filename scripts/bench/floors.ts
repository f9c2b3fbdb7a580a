import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { build } from 'esbuild';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import sharp from 'sharp';

import { Counter } from './floors/counter.ts';

/** Pages that a page of ours is compared with, each under its path. */
export const floorPaths = {
	empty: '/empty',
	text: '/text',
	hero: '/hero',
	island: '/island',
} as const;

const heroBytes = 30_000;

/**
 * Builds what no page can beat here: an empty one, one of text with its styles in it, one with a picture of 30 KB, and
 * one with the smallest island of React that is hydrated at once.
 * @param dist an empty folder, which can be served as a build then
 */
export async function buildFloors(dist: string): Promise<void> {
	const island = await writeIsland(join(dist, '_astro'));
	await writeFile(join(dist, 'hero.avif'), await heroPicture());
	const pages = {
		index: '<p>Floors</p>',
		404: '<p>There is no such floor.</p>',
		empty: '<p>Empty</p>',
		text: `<style>${styles}</style><main><h1>Text</h1>${text()}</main>`,
		hero: `<style>img{display:block;width:100%;height:auto}</style><h1>Hero</h1><img src="/hero.avif" alt="" width="1200" height="800" fetchpriority="high">`,
		island,
	};
	for (const [name, body] of Object.entries(pages)) {
		await writeFile(join(dist, `${name}.html`), page(name, body));
	}
}

function page(title: string, body: string): string {
	return `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>${body}</html>`;
}

/** As Astro writes an island with `client:load`: its component and the renderer are files of their own beside React. */
async function writeIsland(folder: string): Promise<string> {
	await mkdir(folder);
	await build({
		entryPoints: [
			import.meta.resolve('./floors/counter.ts'),
			import.meta.resolve('./floors/hydrate.ts'),
		].map((address) => new URL(address).pathname),
		outdir: folder,
		bundle: true,
		splitting: true,
		minify: true,
		format: 'esm',
		platform: 'browser',
		define: { 'process.env.NODE_ENV': '"production"' },
		logLevel: 'error',
	});
	const script =
		"const [{Counter},{hydrate}]=await Promise.all([import('/_astro/counter.js'),import('/_astro/hydrate.js')]);hydrate(document.querySelector('#island'),Counter)";
	const html = renderToString(createElement(Counter));
	return `<h1>Island</h1><div id="island">${html}</div><script type="module">${script}</script>`;
}

/** One of the site's posters, as good as the bytes of the floor allow. */
async function heroPicture(): Promise<Buffer> {
	const folder = 'public/posters';
	const poster = (await readdir(folder)).find((name) => name.endsWith('-800.webp'));
	if (poster === undefined) throw new Error(`There is no poster in ${folder}: run npm run draw.`);
	const picture = sharp(join(folder, poster)).resize(1200, 800);
	let best = await picture.avif({ quality: 30, effort: 0 }).toBuffer();
	for (const quality of [45, 60, 75]) {
		const better = await picture.avif({ quality, effort: 0 }).toBuffer();
		if (better.length > heroBytes) break;
		best = better;
	}
	// A browser ignores what stands behind a picture: every drawing weighs the same.
	return Buffer.concat([best, Buffer.alloc(Math.max(heroBytes - best.length, 0))]);
}

const styles = `:root{color:#1f2a37;background:#fffdf8;font:1.0625rem/1.6 system-ui,sans-serif}body{margin:0}main{max-width:42rem;margin:0 auto;padding:2rem 1rem}h1{font-size:2rem;line-height:1.2}h2{margin-top:2rem;font-size:1.25rem}p{margin:0 0 1rem}a{color:#0b5c63}`;

const words =
	'about address agree airline answer arrive before booking change charge collect contact country customer day deal delete departure fare fee first flight give hotel keep law letter list luggage mail name number offer passenger passport pay person place price privacy public question reason receive refund request reserve return right safe search send service site store terms ticket time tour travel traveller visa week write year you'.split(
		' ',
	);

/** About as many words as a legal page has; always the same ones. */
function text(): string {
	let state = 7;
	function nextWord(): string {
		state = (state * 1103515245 + 12345) % 2 ** 31;
		return words[(state >> 8) % words.length] ?? '';
	}
	const sentences = (count: number) =>
		Array.from({ length: count }, () => `${Array.from({ length: 14 }, nextWord).join(' ')}.`);
	const section = () => `<h2>${nextWord()} ${nextWord()}</h2><p>${sentences(8).join(' ')}</p>`;
	return Array.from({ length: 28 }, section).join('');
}
