import { site as business } from '#src/site.ts';

import type { BuiltPage, BuiltSite } from './built-site.ts';
import { tagsOf, withoutScripts } from './tags.ts';

/** A link or picture that leads nowhere: what it names, and the addresses of the pages that hold it. */
export type DeadLink = { target: string; why: string; pages: string[] };

/**
 * Follows every link and every picture of a built site to its own files, anchors included.
 * @param answeredElsewhere targets that no file answers and that are right all the same; with a slash at its end one
 *   stands for all that lies under it
 */
export function deadLinks(site: BuiltSite, answeredElsewhere: readonly string[] = []): DeadLink[] {
	const isAnswered = (target: string) =>
		answeredElsewhere.some((known) =>
			known.endsWith('/') ? target.startsWith(known) : target === known,
		);
	const anchors = new Map(site.pages.map((page) => [page.address, anchorsOf(page)]));
	const found = new Map<string, DeadLink>();
	for (const page of site.pages) {
		for (const target of targetsOf(page)) {
			if (isAnswered(target)) continue;
			const url = URL.parse(target, new URL(page.address, business.url));
			if (url !== null && url.origin !== new URL(business.url).origin) continue;
			const why = url === null ? 'it is no address' : whyDead(url, site, anchors);
			if (why === null) continue;
			// What a page says of itself, or of its neighbours, means something else on every page.
			const key = `${target} ${url?.href ?? ''}`;
			const link = found.get(key) ?? { target, why, pages: [] };
			found.set(key, { ...link, pages: [...new Set([...link.pages, page.address])] });
		}
	}
	return [...found.values()];
}

function whyDead(
	{ pathname, hash }: URL,
	site: BuiltSite,
	anchors: ReadonlyMap<string, ReadonlySet<string>>,
): string | null {
	const address = unescaped(pathname);
	if (!site.addresses.has(address)) return 'there is no such page or picture';
	if (hash === '') return null;
	const isThere = anchors.get(address)?.has(unescaped(hash.slice(1))) ?? true;
	return isThere ? null : 'the page has no such heading';
}

/** '/caf%C3%A9' is '/café'; what is no escape stays as it is. */
function unescaped(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}

function anchorsOf({ html }: BuiltPage): Set<string> {
	const ids = withoutScripts(html).matchAll(/\sid="([^"]+)"/g);
	return new Set(Array.from(ids, ([, id = '']) => id));
}

/** Every address that a page names in a link or for a picture, as it is written there. */
function targetsOf({ html }: BuiltPage): string[] {
	return tagsOf(html, ['a', 'img', 'source', 'link']).flatMap(({ href, src, srcset }) => {
		const set = srcset?.split(', ').map((source) => source.split(' ')[0]) ?? [];
		return [href, src, ...set].filter((target) => target !== undefined);
	});
}
