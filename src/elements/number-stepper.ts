/**
 * Makes the field of `Stepper.tsx` a number that is never too small. What is typed stays as it is while the field has
 * the focus, so that it can be emptied on the way to another number. Each change is an `input` event of the field.
 */
export class NumberStepper extends HTMLElement {
	connectedCallback(): void {
		const input = this.#input();
		if (!input) return;
		this.addEventListener('input', () => this.#show());
		input.addEventListener('blur', () => {
			input.value = String(this.value);
		});
		for (const button of this.#buttons()) {
			button.addEventListener('click', () => this.#step(Number(button.dataset['step'])));
		}
		this.#show();
	}

	/** The number that counts; more than the most where that was typed. */
	get value(): number {
		const input = this.#input();
		const least = Number(input?.min);
		return Math.max(least, Math.trunc(Number(input?.value)) || least);
	}

	#step(by: number): void {
		const input = this.#input();
		if (!input) return;
		input.value = String(Math.min(Number(input.max), Math.max(Number(input.min), this.value + by)));
		input.dispatchEvent(new Event('input', { bubbles: true }));
	}

	#show(): void {
		const input = this.#input();
		const error = this.querySelector<HTMLElement>('.field-error');
		if (!input || !error) return;
		const { value } = this;
		const isTooMany = value > Number(input.max);
		input.ariaInvalid = isTooMany ? 'true' : null;
		error.hidden = !isTooMany;
		if (isTooMany) input.setAttribute('aria-describedby', error.id);
		else input.removeAttribute('aria-describedby');
		for (const button of this.#buttons()) {
			const isDown = Number(button.dataset['step']) < 0;
			button.disabled = isDown ? value <= Number(input.min) : value >= Number(input.max);
		}
	}

	#input(): HTMLInputElement | null {
		return this.querySelector('input');
	}

	#buttons(): HTMLButtonElement[] {
		return [...this.querySelectorAll<HTMLButtonElement>('[data-step]')];
	}
}

customElements.define('number-stepper', NumberStepper);
