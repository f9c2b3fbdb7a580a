import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** What a built page makes the browser load before anybody touches it, in bytes. */
export type PageWeight = {
	html: { brotli: number };
	/** Scripts in the page, the files they name and everything those import at once, each compressed by itself. */
	scripts: { brotli: number; gzip: number; files: string[] };
	/** Preloaded fonts, which are compressed already. */
	fonts: number;
};

/**
 * Weighs one page of a build.
 * @param page its file within the build: 'flights.html'
 * @param effort brotli's quality for the page itself, 0 to 11: a lower one takes a fraction of the time, and
 * leaves some more bytes
 */
export async function pageWeight(
	dist: string,
	page: string,
	effort = constants.BROTLI_MAX_QUALITY,
): Promise<PageWeight> {
	const html = await readFile(join(dist, page), 'utf8');
	const files = await withImports(dist, scriptAddresses(html));
	const scripts = [
		...inlineScripts(html).map(compressed),
		...(await Promise.all(files.map((file) => readFile(join(dist, file), 'utf8')))).map(compressed),
	];
	const fonts = matches(html, /<link rel="preload" href="([^"]+\.woff2)"/g);
	const params = { [constants.BROTLI_PARAM_QUALITY]: effort };
	const fontFiles = await Promise.all(fonts.map((font) => readFile(join(dist, font))));
	return {
		html: { brotli: brotliCompressSync(html, { params }).length },
		scripts: {
			brotli: sum(scripts.map(({ brotli }) => brotli)),
			gzip: sum(scripts.map(({ gzip }) => gzip)),
			files,
		},
		fonts: sum(fontFiles.map((file) => file.length)),
	};
}

type Compressed = { brotli: number; gzip: number };

// The same few scripts are part of many pages, and compressing them well takes long.
const known = new Map<string, Compressed>();

function compressed(script: string): Compressed {
	const sizes = known.get(script) ?? {
		brotli: brotliCompressSync(script).length,
		gzip: gzipSync(script).length,
	};
	known.set(script, sizes);
	return sizes;
}

function scriptAddresses(html: string): string[] {
	return [
		...matches(html, /<script[^>]*\ssrc="(\/[^"]+)"/g),
		...matches(html, /<link[^>]*rel="modulepreload"[^>]*href="(\/[^"]+)"/g),
		...html.split('<astro-island').slice(1).flatMap(islandAddresses),
	];
}

// An island that waits until it is seen, or meant to be used, costs nothing before that.
function islandAddresses(island: string): string[] {
	if (/\sclient="(visible|intent)"/.test(island)) return [];
	return matches(island, /\s(?:component|renderer)-url="(\/[^"]+)"/g);
}

function inlineScripts(html: string): string[] {
	return matches(html, /<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g);
}

// Follows `import … from './x.js'` and `import './x.js'`, but not `import('./x.js')`, which waits for its use.
async function withImports(dist: string, addresses: string[]): Promise<string[]> {
	const found = new Set<string>();
	const waiting = [...addresses];
	for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
		if (found.has(file)) continue;
		found.add(file);
		const code = await readFile(join(dist, file), 'utf8');
		const imports = matches(code, /(?:\bfrom|\bimport)\s*["'`](\.{1,2}\/[^"'`]+)["'`]/g);
		waiting.push(...imports.map((name) => new URL(name, `http://site${file}`).pathname));
	}
	return [...found];
}

function matches(text: string, pattern: RegExp): string[] {
	return [...text.matchAll(pattern)].map(([, value = '']) => value);
}

function sum(values: number[]): number {
	return values.reduce((total, value) => total + value, 0);
}
