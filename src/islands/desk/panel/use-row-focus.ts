import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';

/** What opens a row. */
export const rowDoor = '.data-open';

/**
 * Leads the focus through the rows of a table by arrow keys, Home and End: from a button to the same one of the next
 * row. When the row that has the focus leaves the list, the one that takes its place gets it.
 * @returns the properties of the `tbody`
 */
export function useRowFocus() {
	const body = useRef<HTMLTableSectionElement>(null);
	const focused = useRef<number | null>(null);

	// After every change of the table: nothing says that a row was taken away.
	useLayoutEffect(() => {
		const index = focused.current;
		if (index === null || !isFocusLost()) return;
		const left = body.current?.rows;
		if (left) firstIn(left[Math.min(index, left.length - 1)])?.focus();
	});

	return {
		ref: body,
		onFocus: ({ target }: FocusEvent) => {
			focused.current = target.closest('tr')?.sectionRowIndex ?? null;
		},
		onBlur: () => {
			focused.current = null;
		},
		onKeyDown: (event: KeyboardEvent<HTMLTableSectionElement>) => {
			if (!(event.target instanceof HTMLElement) || !event.target.matches('button, a')) return;
			const next = nextRow(event.key, event.target.closest('tr'), event.currentTarget.rows);
			if (!next) return;
			event.preventDefault();
			sameIn(next, event.target)?.focus();
		},
	};
}

/** Whether nothing has the focus, or what a dialog leaves behind that is being closed. */
export function isFocusLost(): boolean {
	const { activeElement } = document;
	return activeElement === document.body || !!activeElement?.closest('dialog:not([open])');
}

/**
 * Gives the focus, where nothing has it because what had it is gone, to the heading of the dialog that is still open, else
 * to the tab's first row or heading.
 */
export function catchFocus(): void {
	if (!isFocusLost()) return;
	const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
	if (dialog) return dialog.querySelector('h2')?.focus();
	const content = document.querySelector('[role=tabpanel]');
	const target = content?.querySelector<HTMLElement>(rowDoor) ?? content?.querySelector('h2');
	target?.focus();
}

/** Leads the focus from a button that goes with its decision to what opens its row, or to the heading of its dialog. */
export function leaveButton(button: Element | null): void {
	besideButton(button)?.focus();
}

/** What opens the row of a button, or the heading of its dialog; null of any other. */
export function besideButton(button: Element | null): HTMLElement | null {
	const door = button?.closest('tr')?.querySelector<HTMLElement>(rowDoor);
	return door ?? button?.closest('dialog')?.querySelector('h2') ?? null;
}

function nextRow(
	key: string,
	here: HTMLTableRowElement | null,
	rows: HTMLCollectionOf<HTMLTableRowElement>,
): HTMLTableRowElement | undefined {
	const index = here?.sectionRowIndex ?? 0;
	const places: Partial<Record<string, number>> = {
		ArrowDown: index + 1,
		ArrowUp: index - 1,
		Home: 0,
		End: rows.length - 1,
	};
	const place = places[key];
	return place === undefined ? undefined : rows[place];
}

// The button at the same place; a row may have fewer of them.
function sameIn(row: HTMLTableRowElement, button: HTMLElement): HTMLElement | undefined {
	const cell = button.closest<HTMLTableCellElement>('td, th');
	const inCell = (element: Element | null | undefined) => [
		...(element?.querySelectorAll<HTMLElement>('button, a') ?? []),
	];
	const others = inCell(row.cells[cell?.cellIndex ?? 0]);
	return others[inCell(cell).indexOf(button)] ?? others.at(-1) ?? firstIn(row);
}

function firstIn(row: HTMLTableRowElement | undefined): HTMLElement | undefined {
	return row?.querySelector<HTMLElement>('button, a') ?? undefined;
}
