import { formatMoney } from '#src/domain/money.ts';
import {
	departureHeadings,
	departureWords,
	firstDepartures,
	isFull,
	type OfferedDeparture,
} from '#src/domain/tours/departure-choice.ts';
import { departureLabel } from '#src/domain/tours/departure.ts';

/**
 * Writes departures into the list of a `DepartureField`: those that are gone go, new ones come, the others are written
 * where they stand, so that the focus stays and nothing moves.
 */
export function writeDepartures(list: Element, departures: readonly OfferedDeparture[]): void {
	const rows = new Map(
		[...list.querySelectorAll<HTMLElement>(':scope > li')].map((row) => [
			row.dataset['departure'],
			row,
		]),
	);
	const [sample] = rows.values();
	if (!sample) return;
	const kept = new Set(departures.map(({ date }) => date));
	for (const [date = '', row] of rows) if (!kept.has(date)) row.remove();

	const headings = departureHeadings(departures);
	for (const [index, departure] of departures.entries()) {
		const row = rows.get(departure.date) ?? newRow(sample);
		if (list.children[index] !== row) list.insertBefore(row, list.children[index] ?? null);
		row.toggleAttribute('data-later', index >= firstDepartures);
		writeRow(row, departure, headings[index] ?? '');
	}
}

function newRow(sample: HTMLElement): HTMLElement {
	const row = sample.cloneNode(true) as HTMLElement;
	for (const input of row.querySelectorAll('input')) input.checked = false;
	return row;
}

function writeRow(row: HTMLElement, departure: OfferedDeparture, heading: string): void {
	const { dates, seats, isScarce, mark } = departureWords(departure);
	const id = `departure-${departure.date}`;
	row.dataset['departure'] = departure.date;
	const input = row.querySelector('input');
	if (input) {
		input.id = id;
		input.value = departure.date;
		input.ariaLabel = departureLabel(departure);
		input.disabled = isFull(departure);
		input.setAttribute('aria-describedby', `${id}-mark`);
	}
	row.querySelector('label')?.setAttribute('for', id);
	write(row, 'heading', heading);
	write(row, 'dates', dates);
	write(row, 'price', formatMoney(departure.price));
	write(row, 'seats', seats)?.toggleAttribute('data-scarce', isScarce);
	const said = write(row, 'mark', mark);
	if (said) said.id = `${id}-mark`;
	if (said) said.dataset['state'] = departure.state;
	offerWaitingList(row, departure);
}

/** Only who can see that it is full can wait for a seat. By its id the button is known again on a page drawn anew. */
function offerWaitingList(row: HTMLElement, departure: OfferedDeparture): void {
	const button = row.querySelector('button');
	if (!isFull(departure)) return button?.remove();
	const join = button ?? document.createElement('button');
	join.id = `wait-${departure.date}`;
	if (button) return;
	join.type = 'button';
	join.className = 'departure-wait';
	join.dataset['wait'] = '';
	join.textContent = 'Join the waiting list';
	row.querySelector('.departure-row')?.append(join);
}

function write(row: HTMLElement, part: string, text: string): HTMLElement | null {
	const element = row.querySelector<HTMLElement>(`[data-part=${part}]`);
	if (element && element.textContent !== text) element.textContent = text;
	return element;
}
