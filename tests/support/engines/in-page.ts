/*
 * What is asked inside the page. Each function is sent there as its source, so it stands alone: it uses its parameters
 * and what a page has.
 */

/**
 * The elements of a role and a name, where the driver does not know them or is slow to tell: here, and only here, roles
 * are selectors and a name is put together from labels and text. That the names are right, Chromium's journeys show:
 * there Playwright finds the same ones by the platform's own rules.
 */
export function elementsWithRole({ role, name }: { role: string; name: string }): Element[] {
	const selectors: Record<string, string> = {
		button: 'button:not([role]), [role=button]',
		combobox: 'select, [role=combobox]',
		dialog: 'dialog[open], [role=dialog]',
		link: 'a[href]',
		option: '[role=option], option',
		tab: '[role=tab]',
	};
	const selector = selectors[role];
	if (selector === undefined) throw new Error(`No selector is written for the role ${role}.`);
	const elements = Array.from(document.querySelectorAll(selector));
	return elements.filter((element) => nameOf(element) === name);

	function nameOf(element: Element): string {
		const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
		const labelledBy = ids.map((id) => textOf(document.getElementById(id))).join(' ');
		const labels = 'labels' in element ? Array.from(element.labels as NodeListOf<Element>) : [];
		const own = element.matches('select, input') ? '' : textOf(element);
		return (
			labelledBy ||
			element.getAttribute('aria-label') ||
			labels.map(textOf).join(' ') ||
			own
		).trim();
	}

	function textOf(element: Element | null): string {
		const copy = element?.cloneNode(true);
		if (!(copy instanceof Element)) return '';
		for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
		return copy.textContent.replaceAll(/\s+/g, ' ').trim();
	}
}

/** The fields with a label: in the open dialog where there is one, otherwise in the page's main part. */
export function fieldsLabelled(label: string): Element[] {
	const root = document.querySelector('dialog:modal') ?? document.querySelector('main') ?? document;
	return Array.from(root.querySelectorAll('input, select, textarea')).filter((field) => {
		const ids = field.getAttribute('aria-labelledby')?.split(' ') ?? [];
		const labels = [
			...Array.from((field as HTMLInputElement).labels ?? []),
			...ids.map((id) => document.getElementById(id)),
		];
		const texts = labels.map((element) => element?.textContent.replaceAll(/\s+/g, ' ').trim());
		return field.getAttribute('aria-label') === label || texts.includes(label);
	});
}

export function elementsMatching(selector: string): Element[] {
	return Array.from(document.querySelectorAll(selector));
}

export type Reach = { x: number; y: number } | { reason: string };

/** Where the mouse would press an element, its middle if nothing else is said, or why it cannot. */
export function reach(element: Element, fromLeft: number | null): Reach {
	element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
	if (!element.checkVisibility({ visibilityProperty: true })) return { reason: 'is not seen' };
	if (element.matches(':disabled, [aria-disabled=true]')) return { reason: 'is disabled' };
	const { left, top, width, height } = element.getBoundingClientRect();
	const [x, y] = [left + (fromLeft ?? width / 2), top + height / 2];
	const hit = document.elementFromPoint(x, y);
	if (hit === null) return { reason: 'is outside of the window' };
	if (element.contains(hit)) return { x, y };
	return { reason: `is covered by ${hit.localName}.${hit.className}` };
}

export type Box = { left: number; top: number; width: number; height: number };

export function boxOf(element: Element): Box {
	const { left, top, width, height } = element.getBoundingClientRect();
	return { left, top, width, height };
}

export function isSeen(element: Element): boolean {
	return element.checkVisibility({ visibilityProperty: true });
}

export function hasFocus(element: Element): boolean {
	return element.matches(':focus');
}

export function valueOf(element: Element): string {
	return (element as HTMLInputElement).value;
}

export function textOf(element: Element): string {
	return (element as HTMLElement).innerText.replaceAll(/\s+/g, ' ').trim();
}

/** Marks what a text field holds, so that what is typed next takes its place. */
export function selectText(element: Element): void {
	(element as HTMLInputElement).select();
}

/** Chooses an option of a select, whose list of options is the system's and no part of the page. */
export function chooseOption(element: Element, label: string): boolean {
	const select = element as HTMLSelectElement;
	const option = Array.from(select.options).find(({ text }) => text.trim() === label);
	if (!option) return false;
	select.value = option.value;
	select.dispatchEvent(new Event('input', { bubbles: true }));
	select.dispatchEvent(new Event('change', { bubbles: true }));
	return true;
}
