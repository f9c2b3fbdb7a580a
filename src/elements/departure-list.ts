import { firstDepartures } from '#src/domain/tours/departure-choice.ts';

import { parsedHtml } from './parsed-html.ts';

/**
 * Leaves some departures of a `DepartureList`. What stood above one that goes stands above the next, and as many are seen
 * at once as before.
 * @param kept their days
 */
export function leaveDepartures(list: Element, kept: ReadonlySet<string>): void {
	let heading = '';
	let count = 0;
	for (const row of list.querySelectorAll<HTMLElement>(':scope > li')) {
		const above = row.querySelector('[data-part=heading]');
		if (!kept.has(row.dataset['departure'] ?? '')) {
			heading = above?.textContent || heading;
			row.remove();
			continue;
		}
		if (above?.textContent === '' && heading !== '') above.textContent = heading;
		heading = '';
		row.toggleAttribute('data-later', count >= firstDepartures);
		count += 1;
	}
}

/** Puts the rows of a list that the server drew just now in place of those of a list. The focus stays where it is. */
export function replaceDepartures(list: HTMLElement, html: string): void {
	const drawn = parsedHtml(html).querySelector<HTMLElement>('.departure-list');
	if (!drawn) throw new Error('The answer has no departures.');
	const focused = list.contains(document.activeElement) ? document.activeElement?.id : undefined;
	list.dataset['departures'] = drawn.dataset['departures'];
	list.replaceChildren(...drawn.children);
	if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
}
