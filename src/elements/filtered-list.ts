import { filterList } from '#src/domain/editorial/filtered-list.ts';

/**
 * A list that is filtered where it stands. Each filter is a link to a page with the same list, of which the items
 * of other filters are hidden: without this script, or in another tab, the link leads there. FilteredList.astro
 * says which parts it works with.
 */
class FilteredList extends HTMLElement {
	/** How many items are seen at first. */
	readonly #first = Number(this.dataset['first'] ?? Infinity);
	#most = this.#first;

	connectedCallback(): void {
		this.addEventListener('click', (event) => {
			if (!(event.target instanceof Element)) return;
			const link = event.target.closest<HTMLAnchorElement>('a[data-filter]');
			if (link && !isForBrowser(event)) {
				event.preventDefault();
				this.#follow(link);
			} else if (event.target.closest('[data-more]')) this.#loadMore();
		});
		addEventListener('popstate', () => this.#showAddress());
		// A page that the browser kept may come back under another of its addresses.
		addEventListener('pageshow', () => this.#showAddress());
		this.#showAddress();
	}

	#follow(link: HTMLAnchorElement): void {
		if (link.ariaCurrent) return;
		history.pushState(null, '', link.href);
		this.#most = this.#first;
		this.#show(link);
	}

	#showAddress(): void {
		// A host may serve the same page with a slash at the end of its address.
		const path = location.pathname.replace(/\/$/, '');
		const link = [...this.#links()].find(({ pathname }) => pathname === path);
		if (!link) return;
		const state: unknown = history.state;
		if (typeof state === 'number') this.#most = state;
		// A jump within the page, as the skip link makes, leaves the list as long as it is.
		else if (!link.ariaCurrent) this.#most = this.#first;
		this.#show(link);
	}

	#loadMore(): void {
		const first = this.querySelector('[data-later]:not([hidden])');
		this.#most += Number(this.dataset['step']);
		// Whoever comes Back from one of them finds it where it was.
		history.replaceState(this.#most, '');
		const current = [...this.#links()].find(({ ariaCurrent }) => ariaCurrent);
		if (current) this.#show(current);
		first?.querySelector('a')?.focus();
	}

	#show(link: HTMLAnchorElement): void {
		const items = [...this.querySelectorAll<HTMLElement>('[data-in]')];
		const { matching, later, label } = filterList(items, {
			filter: link.dataset['filter'] ?? '',
			filterOf: ({ dataset }) => dataset['in'] ?? '',
			things: { one: this.dataset['one'] ?? '', many: this.dataset['many'] ?? '' },
			most: this.#most,
		});
		for (const item of items) {
			item.hidden = !matching.includes(item);
			item.toggleAttribute('data-later', later.includes(item));
		}
		this.#toggle('[data-empty]', matching.length === 0);
		this.#toggle('[data-more]', later.length > 0);
		const count = this.querySelector('[data-count]');
		if (count && count.textContent !== label) count.textContent = label;
		this.#mark(link);
	}

	#mark(link: HTMLAnchorElement): void {
		for (const each of this.#links()) {
			const title = each.dataset['title'] ?? '';
			if (each.ariaCurrent) {
				document.title = document.title.replace(title, () => link.dataset['title'] ?? title);
			}
			each.ariaCurrent = null;
		}
		link.ariaCurrent = 'true';
		// What a phone's own Share button shares.
		const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
		if (canonical) canonical.href = new URL(link.pathname, canonical.href).href;
	}

	#toggle(selector: string, isSeen: boolean): void {
		const part = this.querySelector<HTMLElement>(selector);
		if (part) part.hidden = !isSeen;
	}

	#links(): NodeListOf<HTMLAnchorElement> {
		return this.querySelectorAll('a[data-filter]');
	}
}

/** Clicks that ask for another tab, a window or a download. */
function isForBrowser(event: MouseEvent): boolean {
	return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}

customElements.define('filtered-list', FilteredList);
