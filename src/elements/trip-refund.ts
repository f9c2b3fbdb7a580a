import { addDays, daysBetween } from '#src/domain/calendar/calendar-date.ts';
import { formatDateInWords } from '#src/domain/calendar/format-date.ts';

/** Puts a slider over the table of refunds: it finds the row of the day that it stands on, and says it. */
class TripRefund extends HTMLElement {
	connectedCallback(): void {
		const slider = this.querySelector<HTMLElement>('[data-slider]');
		const input = slider?.querySelector('input');
		if (!slider || !input) return;
		input.addEventListener('input', () => this.#show(input));
		// A browser that restores the page may restore its place, too.
		this.#show(input);
		slider.hidden = false;
	}

	#show(input: HTMLInputElement): void {
		const { from = '', departure = '' } = this.dataset;
		const day = addDays(from, input.valueAsNumber);
		const rows = [...this.querySelectorAll<HTMLTableRowElement>('tr[data-from]')];
		const shown = rows.filter(({ dataset: { from: first = '', to: last = '' } }) => {
			return first <= day && day <= last;
		});
		for (const row of rows) row.toggleAttribute('data-chosen', shown.includes(row));
		const refund = shown.map((row) => refundIn(row, shown.length > 1)).join('; ');
		const when = `${formatDateInWords(day, 'short')}, ${leftText(daysBetween(day, departure))}`;
		input.setAttribute('aria-valuetext', `${when}: ${refund}`);
		const output = this.querySelector('output');
		output?.replaceChildren(line('span', when), line('strong', refund));
	}
}

/** A day within which it changes has a row until then, and one after. */
function refundIn(row: HTMLTableRowElement, isOneOfTwo: boolean): string {
	const [when, amount] = Array.from(row.cells, ({ textContent }) => textContent);
	return isOneOfTwo && when?.startsWith('Until') ? `${when}: ${amount}` : (amount ?? '');
}

function leftText(days: number): string {
	if (days === 0) return 'the day of departure';
	return days === 1 ? '1 day before departure' : `${days} days before departure`;
}

function line(name: 'span' | 'strong', text: string): HTMLElement {
	const element = document.createElement(name);
	element.textContent = text;
	return element;
}

customElements.define('trip-refund', TripRefund);
