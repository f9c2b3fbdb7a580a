import type { MissedKind } from '#src/domain/catalog/missed-search.ts';
import { countOf, type Things } from '#src/domain/editorial/filtered-list.ts';
import { inquiryPath } from '#src/paths.ts';
import { noteMissed } from '#src/stores/catalog/missed-search.ts';

/** What is said of a list that is narrowed. */
type Words = {
	found: number;
	all: number;
	things: Things & { many: MissedKind };
	/** What it was asked by, where the count says it: ' for “Rome”'. */
	asked?: string;
	/** Where nothing was found: the heading, and what an inquiry would be about. */
	nothing: { heading: string; wish: string };
};

/** Says in the list's `role="status"` how much of it is seen, and in its NothingFound.astro that it is nothing. */
export function sayFound(list: HTMLElement, { found, all, things, asked, nothing }: Words): void {
	// Rows that are on their way, or that could not be had, are not said to be none.
	const isUnknown = all === 0 && list.querySelector('[aria-busy=true], [role=alert]') !== null;
	setText(list, '[role=status]', isUnknown ? '' : countFound(found, all, things, asked));

	const part = list.querySelector<HTMLElement>('[data-nothing]');
	if (!part) return;
	part.hidden = found > 0 || all === 0;
	noteMissed(things.many, part.hidden ? null : nothing.wish);
	if (part.hidden) return;
	setText(part, 'h3', nothing.heading);
	part.querySelector('a')?.setAttribute('href', inquiryPath(`Custom offer: ${nothing.wish}`));
}

/**
 * How much of a list is seen: '12 tours', '3 of 12 tours', '3 of 12 tours for “Rome”'.
 * @param asked what it was asked by, where the count says it: ' for “Rome”'
 */
function countFound(found: number, all: number, things: Things, asked = ''): string {
	const total = countOf(all, things);
	return found === all && asked === '' ? total : `${found} of ${total}${asked}`;
}

/** Writes a text where it is another: a screen reader says again what is written again. */
export function setText(within: ParentNode, selector: string, text: string): void {
	const part = within.querySelector(selector);
	if (part && part.textContent !== text) part.textContent = text;
}
