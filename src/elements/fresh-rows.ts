import type { CatalogKind } from '#src/contract/catalog/catalog.ts';
import { freshRowsNow } from '#src/stores/catalog/fresh-rows.ts';
import { catalogVersionsNow } from '#src/stores/catalog/versions.ts';
import { logFailure } from '#src/stores/log-failure.ts';
import { whenIdle } from '#src/ui/when-idle.ts';

import { putInPlace } from './put-in-place.ts';

export type { CatalogKind } from '#src/contract/catalog/catalog.ts';
export type { FreshView } from '#src/contract/catalog/fresh-rows.ts';

/**
 * Rows of the catalog that the build wrote into the page, and that the database may have newer. `FreshRows.astro`
 * writes it, or React's `createElement('fresh-rows', …)` within a larger piece:
 * - `data-rows`: the kind of the rows; `data-version`: which version of them the page was built with;
 * - `data-view`, and `data-id` and others: what the server is asked to draw (`src/contract/catalog/fresh-rows.ts`);
 * - a `<template>` of its own with what is said when the rows cannot be had; another, `data-none`, with what stands there
 *   where there are none.
 *
 * Once the page has loaded and is idle, the API is asked for the versions, once for all elements of the page. The same
 * version: nothing more happens. Another one: the server draws the part of the rows as they are now, and that takes the
 * place of the HTML as soon as it is there. Where that fails, the template's content stands above the HTML. The
 * same where the departure that an item names (`data-next-until`) can no longer be sold: no version says so.
 *
 * An element without `data-version` has nothing to show yet, as where the build found no rows: it asks at once, and where
 * that fails, the template's content stands in place of what waits there.
 *
 * After new rows were put in place it dispatches `fresh`, which bubbles: scripts that filter the rows begin anew then.
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
		return (await catalogVersionsNow())[rows as CatalogKind] !== version;
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
			// What stands around it may have been put anew in the meantime, with another in its place.
			if (this.isConnected && (await isNeeded())) await this.#showFresh();
		} catch (error) {
			logFailure(error);
			this.#showFailure();
		}
	}

	async #showFresh(): Promise<void> {
		const html = await freshRowsNow(this.dataset);
		if (!this.isConnected) return;
		const none = html === '' ? this.#template('[data-none]') : undefined;
		putInPlace(this, none?.content ?? html);
	}

	#showFailure(): void {
		const failure = this.#template(':not([data-none])');
		// A page as it was, for want of a connection, says so itself (src/elements/every-page/offline.ts).
		const isKept = document.documentElement.dataset['kept'] !== undefined;
		if (!failure || (isKept && this.dataset['version'])) return;
		if (this.dataset['version']) this.prepend(failure.content);
		else this.replaceChildren(failure.content);
	}

	#template(kind: string): HTMLTemplateElement | null {
		return this.querySelector<HTMLTemplateElement>(`:scope > template${kind}`);
	}
}

function afterParsing(act: () => void): void {
	if (document.readyState !== 'loading') queueMicrotask(act);
	else document.addEventListener('DOMContentLoaded', act, { once: true });
}

customElements.define('fresh-rows', FreshRows);
