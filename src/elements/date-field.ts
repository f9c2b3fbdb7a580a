import { localToday } from '#src/domain/calendar/calendar-date.ts';

/**
 * The browser's own date input, with days before today refused; where there is a mouse, pressing it or its button also
 * opens a calendar of ours, which is React's and fetched once somebody comes to the field. As `ui/DateField.tsx` does
 * within an island. DateField.astro has its parts; a day that is chosen is an `input` of the field like a typed one.
 */
class DateField extends HTMLElement {
	/** Whether the calendar is still wanted once it has come. */
	#isWanted = false;
	#close: (() => void) | undefined;

	connectedCallback(): void {
		const input = this.querySelector('input');
		const button = this.querySelector('button');
		if (!input || !button || !button.hidden) return;
		input.min = localToday(new Date());
		input.classList.add(...(this.dataset['ownIndicator'] ?? '').split(' '));
		button.hidden = false;
		// Fetched ahead of the press, which tries again where this fails.
		for (const intent of ['pointerover', 'focusin']) {
			this.addEventListener(intent, () => void loadCalendar().catch(() => {}), { once: true });
		}
		input.addEventListener('click', (event) => {
			if (!matchMedia('(pointer: fine)').matches) return;
			// Or Firefox opens its own as well.
			event.preventDefault();
			if (!this.#close) void this.#open(input, button, input);
		});
		input.addEventListener('keydown', ({ key }) => {
			// Who types a date needs no calendar.
			if (['Tab', 'Shift'].includes(key)) return;
			this.#isWanted = false;
			if (key !== 'Escape') this.#closeCalendar(button);
		});
		button.addEventListener('click', () => {
			if (this.#close) this.#closeCalendar(button);
			else void this.#open(input, button, button);
		});
	}

	async #open(
		input: HTMLInputElement,
		button: HTMLButtonElement,
		opener: HTMLElement,
	): Promise<void> {
		this.#isWanted = true;
		try {
			const { openCalendar } = await loadCalendar();
			if (!this.#isWanted || this.#close) return;
			button.ariaExpanded = 'true';
			this.#close = openCalendar({
				field: input.parentElement ?? this,
				value: input.value,
				earliest: input.min,
				takesFocus: opener === button,
				onChoose: (date) => choose(input, date),
				onClose: (isDone) => {
					this.#closeCalendar(button);
					if (isDone) opener.focus();
				},
			});
		} catch {
			input.focus();
		}
	}

	#closeCalendar(button: HTMLButtonElement): void {
		button.ariaExpanded = 'false';
		this.#close?.();
		this.#close = undefined;
	}
}

function choose(input: HTMLInputElement, date: string): void {
	input.value = date;
	input.dispatchEvent(new Event('input', { bubbles: true }));
}

function loadCalendar() {
	return import('./open-calendar.ts');
}

customElements.define('date-field', DateField);
