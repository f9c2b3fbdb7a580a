import type { CatalogKind } from '#src/contract/catalog/catalog.ts';
import type { FreshView } from '#src/islands/catalog/fresh-view.ts';
import { catalogVersionsNow } from '#src/stores/catalog/versions.ts';
import { logFailure } from '#src/stores/log-failure.ts';
import { whenIdle } from '#src/ui/when-idle.ts';

/** What shows fresher rows, by the name that `data-view` gives: loaded where a page needs it. */
const views = {
	destinations: async () =>
		(await import('#src/islands/destinations/fresh-destinations.ts')).freshDestinations,
	'featured-deals': async () => (await loadFeatured()).freshFeaturedDeals,
	'featured-destinations': async () => (await loadFeatured()).freshFeaturedDestinations,
	'featured-tours': async () => (await loadFeatured()).freshFeaturedTours,
	testimonials: async () => (await loadFeatured()).freshTestimonials,
	tours: async () => (await import('#src/islands/tours/fresh-tours.ts')).freshTours,
	tour: async () => (await import('#src/islands/tours/fresh-tour.ts')).freshTour,
	'more-like-this': async () =>
		(await import('#src/islands/tours/fresh-more-like-this.ts')).freshMoreLikeThis,
	deals: async () => (await import('#src/islands/flights/fresh-deals.ts')).freshDeals,
	deal: async () => (await import('#src/islands/flights/fresh-deal.ts')).freshDeal,
	destination: async () =>
		(await import('#src/islands/destinations/fresh-destination.ts')).freshDestination,
} satisfies Record<string, () => Promise<FreshView>>;

/** The home page's lists come in one file. */
function loadFeatured() {
	return import('#src/islands/home/fresh-featured.ts');
}

export type FreshKind = CatalogKind;
export type FreshViewName = keyof typeof views;

/**
 * Rows of the catalog that the build wrote into the page, and that the database may have newer. `FreshRows.astro`
 * writes it, or React's `createElement('fresh-rows', …)` within a larger piece:
 * - `data-rows`: the kind of the rows; `data-version`: which version of them the page was built with;
 * - `data-view`: one of the views above, which is also told all other data attributes, as `data-id`;
 * - a `<template>` of its own with what is said when the rows cannot be had.
 *
 * Once the page has loaded and is idle, the API is asked for the versions, once for all elements of the page. The same
 * version: nothing more happens, and no React is loaded. Another one: the view is loaded, asks for the rows and takes
 * the place of the HTML as soon as they are there. Where that fails, the template's content stands above the HTML. The
 * same where the departure that an item names (`data-next-until`) can no longer be sold: no version says so.
 *
 * An element without `data-version` has nothing to show yet, as in a shell or where the build found no rows: it loads
 * its view at once, and where that fails, the template's content stands in place of what waits there.
 *
 * After new rows were drawn it dispatches `fresh`, which bubbles: scripts that filter the rows begin anew then.
 */
class FreshRows extends HTMLElement {
	#isAsked = false;

	connectedCallback(): void {
		if (this.#isAsked) return;
		this.#isAsked = true;
		// A parser may not have come to the end of the element.
		if (this.dataset['version']) whenIdle(() => void this.#refreshed(() => this.#isOutOfDate()));
		else afterParsing(() => void this.#refreshed(async () => true));
	}

	async #isOutOfDate(): Promise<boolean> {
		if (this.#isNextOver()) return true;
		const { rows, version } = this.dataset;
		return (await catalogVersionsNow())[rows as FreshKind] !== version;
	}

	#isNextOver(): boolean {
		return [...this.querySelectorAll<HTMLElement>('[data-next-until]')].some(
			(item) =>
				item.closest('fresh-rows') === this &&
				Date.now() > Date.parse(item.dataset['nextUntil'] ?? ''),
		);
	}

	async #refreshed(isNeeded: () => Promise<boolean>): Promise<void> {
		try {
			// What stands around it may have been drawn anew in the meantime, with another in its place.
			if (this.isConnected && (await isNeeded())) await this.#showFresh();
		} catch (error) {
			logFailure(error);
			this.#showFailure();
		}
	}

	async #showFresh(): Promise<void> {
		const [view, { renderFresh }] = await Promise.all([
			views[this.dataset['view'] as FreshViewName](),
			import('./render-fresh.ts'),
		]);
		const content = await view(this.dataset);
		if (this.isConnected) renderFresh(this, content);
	}

	#showFailure(): void {
		const template = this.querySelector<HTMLTemplateElement>(':scope > template');
		if (!template) return;
		// React puts what is within a template beside the content that a parser gives it.
		const failure = [...template.content.childNodes, ...template.childNodes];
		if (this.dataset['version']) this.prepend(...failure);
		else this.replaceChildren(...failure);
	}
}

function afterParsing(act: () => void): void {
	if (document.readyState !== 'loading') queueMicrotask(act);
	else document.addEventListener('DOMContentLoaded', act, { once: true });
}

customElements.define('fresh-rows', FreshRows);
