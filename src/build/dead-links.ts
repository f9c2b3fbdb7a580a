import type { BuiltPage, BuiltSite } from './built-site.ts';

/** A link or picture that leads nowhere: what it names, and the addresses of the pages that hold it. */
export type DeadLink = { target: string; why: string; pages: string[] };

/**
 * Follows every link and every picture of a built site to its own files, anchors included.
 * @param answeredElsewhere targets that no file answers and that are right all the same
 */
export function deadLinks(site: BuiltSite, answeredElsewhere: readonly string[] = []): DeadLink[] {
	const anchors = new Map(site.pages.map((page) => [page.address, anchorsOf(page)]));
	const found = new Map<string, DeadLink>();
	for (const page of site.pages) {
		for (const target of targetsOf(page)) {
			const [path = '', anchor] = target.split('#');
			const address = path === '' ? page.address : path.replace(/\?.*$/, '') || '/';
			if (answeredElsewhere.includes(target)) continue;
			const why = whyDead(address, anchor, site, anchors);
			if (why === null) continue;
			// An anchor of the page itself is another one on every page.
			const key = path === '' ? `${page.address}${target}` : target;
			const link = found.get(key) ?? { target, why, pages: [] };
			found.set(key, { ...link, pages: [...new Set([...link.pages, page.address])] });
		}
	}
	return [...found.values()];
}

function whyDead(
	address: string,
	anchor: string | undefined,
	site: BuiltSite,
	anchors: ReadonlyMap<string, ReadonlySet<string>>,
): string | null {
	if (!site.addresses.has(address)) return 'there is no such page or picture';
	if (!anchor) return null;
	const isThere = anchors.get(address)?.has(decodeURIComponent(anchor)) ?? true;
	return isThere ? null : 'the page has no such heading';
}

function anchorsOf({ html }: BuiltPage): Set<string> {
	return new Set(matches(withoutScripts(html), /\sid="([^"]+)"/g));
}

/** Every address of our own that a page names, as it is written there. */
function targetsOf({ html }: BuiltPage): string[] {
	const markup = withoutScripts(html);
	const links = matches(markup, /<a\b[^>]*?\shref="([^"]*)"/g);
	const sources = matches(markup, /<(?:img|source|link)\b[^>]*?\s(?:src|srcset|href)="([^"]*)"/g);
	const sets = matches(markup, /<(?:img|source)\b[^>]*?\ssrcset="([^"]*)"/g);
	const files = [...sources, ...sets].flatMap((list) =>
		list.split(', ').map((source) => source.split(' ')[0] ?? ''),
	);
	return [...links, ...files].map(decoded).filter((target) => /^(\/(?!\/)|#.)/.test(target));
}

function withoutScripts(html: string): string {
	return html.replace(/<script[\s\S]*?<\/script>/g, '');
}

function matches(text: string, pattern: RegExp): string[] {
	return Array.from(text.matchAll(pattern), ([, value = '']) => value);
}

function decoded(attribute: string): string {
	return attribute.replaceAll('&amp;', '&').replaceAll('&#38;', '&');
}
