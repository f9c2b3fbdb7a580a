import { readFile } from 'node:fs/promises';

/** With the database's own limits it keeps an answer within a function's 8 seconds; `astro dev` makes the page first. */
const patienceMilliseconds = isDevelopment() ? 60_000 : 3000;

const buildDirectory = new URL('../../../dist/', import.meta.url);

/**
 * Reads a page that the build wrote: from `dist` beside the sources, or, in a deployed function and under `astro dev`,
 * which have no such folder, from the site it belongs to.
 * @param path as a visitor would ask for it: '/404'
 * @throws when the page is not there, or does not come in time
 */
export function builtPage(request: Request, path: string): Promise<string> {
	return builtFile(request, path, '.html');
}

/**
 * Reads a file that the build wrote, as `builtPage` does.
 * @param path as a visitor would ask for it: '/careers/openings.json'
 * @param ending what the name of the file has after its address
 * @throws when the file is not there, or does not come in time
 */
export async function builtFile(request: Request, path: string, ending = ''): Promise<string> {
	if (!isServed()) return readFile(new URL(`.${path}${ending}`, buildDirectory), 'utf8');
	// Where the site has the file, its address does not lead to a function: fetched, it would be asked for without end.
	if (new URL(request.url).pathname === path) throw new Error(`${path} is not there`);
	const response = await fetch(new URL(path, request.url), {
		signal: AbortSignal.timeout(patienceMilliseconds),
	});
	// The site's 404 page may come with that status; any other page that does is not there.
	if (!response.ok && path !== '/404')
		throw new Error(`${path} came with status ${response.status}`);
	return response.text();
}

// Deployed, the platform vouches for the host that a request names, and under `astro dev`, which writes no files, only
// the developer asks; elsewhere it is whatever the caller says.
function isServed(): boolean {
	return Boolean(process.env.SITE_ID) || isDevelopment();
}

function isDevelopment(): boolean {
	return import.meta.env?.MODE === 'development';
}
