// Pages of this site, but for those that the speculation rules leave out too.
const links = 'a[href^="/"]:not([data-filter],[href^="/admin"],[href="/rss.xml"])';
/** How long somebody stays on a link before its page is fetched, in milliseconds. */
const rest = 100;
const known = new Set([location.pathname + location.search]);
let waiting: ReturnType<typeof setTimeout> | undefined;

// What SpeculationRules.astro asks of Chromium, for every other browser; and for keyboards, which those rules do not
// know. Never where the visitor saves data. The browser keeps the page, and asks only whether it has changed.
if (!Reflect.get(navigator, 'connection')?.saveData) {
	addEventListener('focusin', prefetchAfterRest);
	if (!HTMLScriptElement.supports?.('speculationrules')) {
		addEventListener('pointerover', prefetchAfterRest);
	}
}

function prefetchAfterRest({ target }: Event): void {
	clearTimeout(waiting);
	const link = target instanceof Element && target.closest<HTMLAnchorElement>(links);
	if (link) waiting = setTimeout(prefetch, rest, link.pathname + link.search);
}

function prefetch(page: string): void {
	if (known.has(page)) return;
	known.add(page);
	// The visit itself tells what is wrong.
	fetch(page, { priority: 'low' }).catch(() => {});
}
