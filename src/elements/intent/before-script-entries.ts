type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Entry = { field: Field; property: 'value' | 'checked'; entered: unknown; caret: Caret | null };
type Caret = [start: number, end: number];

/** What stands in an island's fields by now and did not when the page was built: entered, completed or restored. */
export function takeEntries(island: HTMLElement): Entry[] {
	const fields = island.querySelectorAll<Field>('input, select, textarea');
	return [...fields].filter(isEntered).map((field) => {
		const property = isTicked(field) ? 'checked' : 'value';
		return { field, property, entered: Reflect.get(field, property), caret: caretOf(field) };
	});
}

/** Tells React, which has just been given the island, what was entered before and what has the focus. */
export function replay(island: HTMLElement, entries: Entry[]): void {
	// React takes over in its own time, but at the latest when such an event comes to something that it drew.
	island.firstElementChild?.dispatchEvent(new Event('textInput'));
	for (const entry of entries) enter(entry);
	const focused = document.activeElement;
	if (island.contains(focused))
		focused?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

function enter({ field, property, entered, caret }: Entry): void {
	// React passes over a value that it has seen, and it has seen what it found.
	Reflect.get(field, '_valueTracker')?.setValue('\0');
	// Where the code has put something else there: past React, which notices what is set on the element itself.
	if (Reflect.get(field, property) !== entered) {
		Reflect.set(Object.getPrototypeOf(field), property, entered, field);
		if (caret && 'setSelectionRange' in field) field.setSelectionRange(...caret);
	}
	for (const type of isTicked(field) ? ['click'] : ['input', 'change']) {
		field.dispatchEvent(new Event(type, { bubbles: true }));
	}
}

// Only fields of text have one.
function caretOf(field: Field): Caret | null {
	if (field instanceof HTMLSelectElement) return null;
	const { selectionStart, selectionEnd } = field;
	return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd];
}

function isEntered(field: Field): boolean {
	if (field instanceof HTMLSelectElement) {
		const given = [...field.options].find(({ defaultSelected }) => defaultSelected);
		return field.value !== (given ?? field.options[0])?.value;
	}
	return isTicked(field)
		? field.checked !== field.defaultChecked
		: field.value !== field.defaultValue;
}

function isTicked(field: Field): field is HTMLInputElement {
	return ['checkbox', 'radio'].includes(field.type);
}
