import { localToday } from '#src/domain/calendar/calendar-date.ts';
import { openFromField } from '#src/islands/forms/date-opening.ts';

/**
 * The browser's own date input, with days before today refused, which opens a calendar of ours as `ui/DateField.tsx`
 * does within an island: React's, and fetched once somebody comes to the field. DateField.astro has its parts; a day that
 * is chosen is an `input` of the field like a typed one.
 */
class DateField extends HTMLElement {
	#close: (() => void) | undefined;

	connectedCallback(): void {
		const input = this.querySelector('input');
		const button = this.querySelector('button');
		if (!input || !button || !button.hidden) return;
		input.min = localToday(new Date());
		input.classList.add(...(this.dataset['ownIndicator'] ?? '').split(' '));
		button.hidden = false;
		openFromField(
			{ field: this, input, button },
			{
				load: () => import('./open-calendar.ts'),
				show: ({ openCalendar }, by) => {
					if (this.#close) return;
					button.ariaExpanded = 'true';
					this.#close = openCalendar({
						field: input.parentElement ?? this,
						value: input.value,
						earliest: input.min,
						mayBeEmpty: !input.required,
						openedBy: by,
						onChoose: (date) => choose(input, date),
						onClose: (isDone) => {
							this.#hide(button);
							if (isDone) (by === 'mouse' ? input : button).focus();
						},
					});
				},
				hide: () => this.#hide(button),
			},
		);
	}

	#hide(button: HTMLButtonElement): void {
		button.ariaExpanded = 'false';
		this.#close?.();
		this.#close = undefined;
	}
}

function choose(input: HTMLInputElement, date: string): void {
	input.value = date;
	input.dispatchEvent(new Event('input', { bubbles: true }));
}

customElements.define('date-field', DateField);
