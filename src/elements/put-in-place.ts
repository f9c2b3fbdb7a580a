import { parsedHtml } from './parsed-html.ts';

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * Puts HTML of the server in place of what a part of the page shows, at one stroke, and says so with `fresh`. What was typed
 * and chosen there stays, and so does the focus: fields are known again by their name, links by id or address. What only
 * the build knows (`data-built`) stays as well, in the place that the new HTML leaves for it.
 */
export function putInPlace(part: HTMLElement, drawn: string | DocumentFragment): void {
	const focused = part.contains(document.activeElement) ? selectorOf(document.activeElement) : null;
	const values = fieldsOf(part)
		.filter((field) => !isRadio(field) || field.checked)
		.map(({ name, value }) => ({ name, value }));
	const content = typeof drawn === 'string' ? parsedHtml(drawn) : drawn;

	// Rows within are as fresh as they were: they ask for themselves.
	for (const rows of nestedIn(part)) {
		nestedIn(content)
			.find(({ dataset }) => isSame(dataset, rows.dataset))
			?.replaceWith(rows);
	}
	for (const piece of builtIn(part)) {
		builtIn(content)
			.find(({ dataset }) => dataset['built'] === piece.dataset['built'])
			?.replaceWith(piece);
	}
	part.replaceChildren(content);

	for (const field of fieldsOf(part)) {
		const kept = values.find(({ name }) => name === field.name);
		if (kept && isRadio(field)) choose(field, kept.value);
		else if (kept) refill(field, kept.value);
	}
	if (focused) part.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true });
	part.dispatchEvent(new Event('fresh', { bubbles: true }));
}

function nestedIn(part: ParentNode): HTMLElement[] {
	return [...part.querySelectorAll<HTMLElement>('fresh-rows')];
}

function isSame(one: DOMStringMap, other: DOMStringMap): boolean {
	return ['view', 'name', 'place', 'airports'].every((fact) => one[fact] === other[fact]);
}

function builtIn(part: ParentNode): HTMLElement[] {
	return [...part.querySelectorAll<HTMLElement>('[data-built]')];
}

function fieldsOf(part: HTMLElement): Field[] {
	return [...part.querySelectorAll<Field>('input[name], select[name]')];
}

/** As if it were typed, for the scripts that listen; a choice that is gone stays gone. */
function refill(field: Field, value: string): void {
	if (field.value === value) return;
	const before = field.value;
	field.value = value;
	if (field.value !== value) field.value = before;
	else tellChange(field);
}

function isRadio(field: Field): field is HTMLInputElement {
	return field.type === 'radio';
}

function choose(radio: HTMLInputElement, value: string): void {
	if (radio.value !== value || radio.checked || radio.disabled) return;
	radio.checked = true;
	tellChange(radio);
}

function tellChange(field: Field): void {
	for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

function selectorOf(element: Element | null): string | null {
	for (const name of ['id', 'name', 'href']) {
		const value = element?.getAttribute(name);
		if (element && value) return `${element.localName}[${name}="${CSS.escape(value)}"]`;
	}
	return null;
}
