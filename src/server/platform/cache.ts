import { hash } from 'node:crypto';

import { purgeCache } from '@netlify/functions';

import { failureFields, log } from './log.ts';

/** How shared caches may keep a public read. Visitors' own caches always ask again. */
export type CachePolicy = {
	/** What the answer is made of; a purge of any of these drops it. */
	tags: readonly string[];
	/** The query parameters that change the answer; all others share one entry. */
	query?: readonly string[];
	/** What may be old before anything is purged is kept so short, and never given out while it is asked for anew. */
	seconds?: number;
};

/** How long an answer is given out before anybody looks whether it is still so. */
export const freshSeconds = 600;
const staleSeconds = 86_400;

/** Tags of what the catalog's pages and calls are made of. */
export const cacheTags = {
	flights: 'flights',
	flight: (id: number) => `flight-${id}`,
	tours: 'tours',
	tour: (id: number) => `tour-${id}`,
	/** How many seats the departures of all tours have left. */
	seats: 'seats',
	destinations: 'destinations',
	destination: (id: number) => `destination-${id}`,
	testimonials: 'testimonials',
	/** The files of an uploaded picture, by its key. */
	picture: (key: string) => `picture-${key}`,
	/** How the prices of offers are made, which no row changes. */
	offerQuotes: 'offer-quotes',
} as const;

/** The headers with which a CDN (Netlify's, or the embedded host's) keeps an answer until a tag is purged. */
export function cacheHeaders({ tags, query = [], seconds }: CachePolicy): Record<string, string> {
	const time =
		seconds === undefined
			? `s-maxage=${freshSeconds}, stale-while-revalidate=${staleSeconds}`
			: `s-maxage=${seconds}`;
	return {
		'Cache-Control': 'public, max-age=0, must-revalidate',
		'Netlify-CDN-Cache-Control': `public, durable, ${time}`,
		'Netlify-Cache-Tag': tags.join(','),
		// A list of names narrows the cache key to these; 'none' stands for no parameter at all.
		'Netlify-Vary': `query=${query.join('|') || 'none'}`,
	};
}

/** The validator of a body. Weak, because a CDN compresses what it delivers. */
export function entityTag(body: string): string {
	return `W/${bytesTag(body)}`;
}

/** The validator of a file that nobody compresses on its way. */
export function bytesTag(body: string | Uint8Array): string {
	return `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
}

/** Whether the caller's `If-None-Match` names the body it would get (RFC 9110: compared weakly). */
export function isUnchanged(request: Request, etag: string): boolean {
	const known = request.headers.get('If-None-Match');
	if (known === null) return false;
	const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
	return known.trim() === '*' || known.split(',').some((tag) => opaque(tag) === opaque(etag));
}

type PurgeListener = (tags: readonly string[]) => void;

/**
 * Tells a host that keeps answers itself which tags to drop: the embedded host registers here at its start.
 * The listeners hang on the global object, because a development server loads this module more than once.
 * @returns takes the listener away again
 */
export function onPurge(listener: PurgeListener): () => void {
	purgeListeners().add(listener);
	return () => purgeListeners().delete(listener);
}

/**
 * Drops every kept answer that carries one of the tags. A CDN that cannot be reached is logged, not thrown:
 * the change itself is stored, and what was kept expires.
 */
export async function purge(tags: readonly string[]): Promise<void> {
	for (const listener of purgeListeners()) listener(tags);
	if (!process.env.NETLIFY_PURGE_API_TOKEN) return;
	try {
		await purgeCache({ tags: [...tags] });
	} catch (error) {
		log('error', 'purge failed', { tags: tags.join(','), ...failureFields(error) });
	}
}

const listenersKey = Symbol.for('bright-departures.purge');

function purgeListeners(): Set<PurgeListener> {
	const shared = globalThis as { [listenersKey]?: Set<PurgeListener> };
	return (shared[listenersKey] ??= new Set());
}
