/** How long the CDN may store a response, and by which parts of a request it tells responses apart. */
export type CachePolicy = {
	seconds: number;
	tags: string[];
	query: 'all' | string[];
	/** Lower-case names. */
	headers: string[];
};

/** What the headers of a function's response tell the CDN; null when it must not store the response. */
export function readCachePolicy(headers: Headers): CachePolicy | null {
	const cacheControl = directives(headers.get('cache-control'));
	const forTheCdn = headers.get('netlify-cdn-cache-control') ?? headers.get('cdn-cache-control');
	const chosen = forTheCdn === null ? cacheControl : directives(forTheCdn);
	if (isForbidden(chosen) || isForbidden(cacheControl)) return null;
	if (headers.has('set-cookie') || headers.get('vary')?.includes('*') === true) return null;

	const shared = chosen.get('s-maxage');
	// Without a word for the CDN, a function's response is not stored: a browser's max-age is no such word.
	const age = forTheCdn === null ? shared : (shared ?? chosen.get('max-age'));
	const seconds = Number(age ?? 0);
	if (!Number.isInteger(seconds) || seconds <= 0) return null;

	const variation = readVariation(headers.get('netlify-vary'));
	if (variation === null) return null;
	const tags = list(headers.get('netlify-cache-tag') ?? headers.get('cache-tag'), ',');
	return { seconds, tags, ...variation };
}

function isForbidden(cacheControl: Map<string, string | null>): boolean {
	return ['private', 'no-store', 'no-cache'].some((name) => cacheControl.has(name));
}

/** Null for a variation this host cannot honour: storing such a response could show it to the wrong one. */
function readVariation(vary: string | null): Pick<CachePolicy, 'query' | 'headers'> | null {
	if (vary === null) return { query: 'all', headers: [] };
	let query: CachePolicy['query'] = 'all';
	let headers: string[] = [];
	for (const instruction of list(vary, ',')) {
		const [kind = '', names = ''] = instruction.split('=');
		if (kind === 'query') query = names === '' ? 'all' : list(names, '|');
		else if (kind === 'header') headers = list(names.toLowerCase(), '|');
		else return null;
	}
	return { query, headers };
}

function directives(header: string | null): Map<string, string | null> {
	const found = new Map<string, string | null>();
	for (const directive of list(header, ',')) {
		const [name = '', value] = directive.toLowerCase().split('=');
		found.set(name.trim(), value?.trim().replaceAll('"', '') ?? null);
	}
	return found;
}

function list(header: string | null, separator: string): string[] {
	const items = (header ?? '').split(separator).map((item) => item.trim());
	return items.filter((item) => item !== '');
}
