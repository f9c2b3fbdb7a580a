/** What can have the focus in what a server drew. */
const pressable = 'a, button, summary, input, select, h2[tabindex]';

/**
 * Finds what stands for an element in another drawing of the same: the link to the same address, else what is called the
 * same; of several, the one at the same place among them.
 * @param from what the element stands in
 * @param to where its counterpart is looked for
 */
export function counterpart(element: Element, from: Element, to: Element): HTMLElement | undefined {
	for (const key of [addressOf, nameOf]) {
		const sought = key(element);
		const place = alike(from, key, sought).indexOf(element);
		const found = sought === '' ? undefined : alike(to, key, sought)[place];
		if (found instanceof HTMLElement) return found;
	}
	return undefined;
}

/** Gives another drawing what somebody has done to the one that it replaces: opened details, and the focus. */
export function handOver(from: Element, to: Element): void {
	for (const summary of from.querySelectorAll('details[open] > summary')) {
		const details = counterpart(summary, from, to)?.closest('details');
		if (details) details.open = true;
	}
	const { activeElement } = document;
	if (activeElement && from.contains(activeElement)) {
		counterpart(activeElement, from, to)?.focus({ preventScroll: true });
	}
}

function alike(box: Element, key: (element: Element) => string, sought: string): Element[] {
	return [...box.querySelectorAll(pressable)].filter((element) => key(element) === sought);
}

function addressOf(element: Element): string {
	return element.getAttribute('href') ?? '';
}

function nameOf(element: Element): string {
	if (element instanceof HTMLInputElement) return `${element.name}=${element.value}`;
	return element.ariaLabel ?? element.textContent;
}
