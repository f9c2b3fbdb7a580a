import { readFile, readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';

import { BoundedMap } from '../cache/bounded-map.ts';
import { isCompressible } from '../http/content-coding.ts';
import { type Representation, representation, respondWith } from '../http/representation.ts';
import type { HttpRequest } from '../http/request.ts';
import { type HttpResponse, type ResponseHeaders, redirectResponse } from '../http/response.ts';
import { compressedFiles } from './compressed-files.ts';
import { contentTypeOf } from './content-types.ts';

/**
 * Compresses every file of a build that visitors get compressed, one after another, so that none of them
 * waits for it. What was done before is not done again.
 * @param earlier a build that may have had some of the files
 */
export async function compressBuild(
	directory: string,
	{ earlier, signal }: { earlier?: string; signal?: AbortSignal } = {},
): Promise<void> {
	const compress = compressedFiles(directory, earlier);
	for (const file of (await listFiles(directory)).values()) {
		signal?.throwIfAborted();
		const body = await readFile(join(directory, file));
		if (isCompressible(contentTypeOf(file), body.length)) await compress(body, 'br');
	}
}

/** The files of a build, under the addresses Netlify's pretty URLs give them. */
export type StaticSite = {
	/** Responds to a GET or HEAD whose path is a file's address or leads to one; null otherwise. */
	respond(request: HttpRequest, headers: ResponseHeaders): Promise<HttpResponse | null>;
	/** The build's own page for unknown addresses, with status 404. */
	notFound(request: HttpRequest, headers: ResponseHeaders): Promise<HttpResponse>;
};

/**
 * Lists the directory once: a path that is not in the list leads nowhere, so that no spelling of a
 * path can reach outside the build. A file's bytes are read when first request for.
 * @param listed where the same files lie until they are moved into the directory
 */
export async function createStaticSite(directory: string, listed = directory): Promise<StaticSite> {
	const files = await listFiles(listed);
	const compress = compressedFiles(directory);
	const contents = new BoundedMap<Representation>(mostBytesInMemory, weigh);

	async function content(file: string): Promise<Representation> {
		const known = contents.get(file);
		if (known !== undefined) return known;
		const body = await readFile(join(directory, file));
		const read = representation(body, contentTypeOf(file), { compress });
		contents.set(file, read);
		return read;
	}

	return {
		async respond(request, headers) {
			const path = decodePath(request.path);
			if (path === null) return null;
			const file = files.get(path);
			if (file !== undefined) return respondWith(request, await content(file), headers);
			const pretty = prettyPath(path);
			if (pretty === path || files.get(pretty)?.endsWith('.html') !== true) return null;
			return redirectResponse(301, encodeURI(pretty) + request.query, headers);
		},
		async notFound(request, headers) {
			return respondWith(request, await content('404.html'), headers, 404);
		},
	};
}

const mostBytesInMemory = 64 * 1024 * 1024;

/** Compressed forms come later and are smaller than the content: count each file twice. */
function weigh({ body }: Representation): number {
	return 2 * body.length;
}

async function listFiles(directory: string): Promise<Map<string, string>> {
	const files = new Map<string, string>();
	const entries = await readdir(directory, { recursive: true, withFileTypes: true });
	for (const entry of entries) {
		const file = join(entry.parentPath, entry.name)
			.slice(join(directory, sep).length)
			.replaceAll(sep, '/');
		const hidden = file.split('/').some((part) => part.startsWith('.'));
		if (entry.isFile() && !hidden && file !== '404.html') files.set(prettyPath(`/${file}`), file);
	}
	return files;
}

/** '/flights.html', '/flights/' and '/flights/index.html' are all '/flights'. */
function prettyPath(path: string): string {
	const bare = path.replace(/\/+$/, '').replace(/\.html$/, '');
	return bare.replace(/(^|\/)index$/, '') || '/';
}

function decodePath(path: string): string | null {
	try {
		return decodeURIComponent(path);
	} catch {
		return null;
	}
}
