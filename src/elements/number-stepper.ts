/**
 * Makes the field of `Stepper.tsx` a number that is never too small. What is typed stays as it is while the field has
 * the focus, so that it can be emptied on the way to another number. Each change is an `input` event of the field.
 */
export class NumberStepper extends HTMLElement {
	#tooMany = '';
	#problem = '';

	connectedCallback(): void {
		const input = this.#input();
		if (!input) return;
		this.#tooMany ||= this.querySelector('.field-error')?.textContent ?? '';
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

	/** Whether it is not more than the most. */
	get isWithin(): boolean {
		return this.value <= Number(this.#input()?.max);
	}

	/** Sets the number, as if it were typed. */
	set value(number: number) {
		const input = this.#input();
		if (!input || this.value === number) return;
		input.value = String(number);
		input.dispatchEvent(new Event('input', { bubbles: true }));
	}

	/** What is wrong with a number that is not too large in itself; '' where nothing is. It is said at the field. */
	set problem(text: string) {
		this.#problem = text;
		this.#show();
	}

	override focus(): void {
		this.#input()?.focus();
	}

	#step(by: number): void {
		const input = this.#input();
		if (!input) return;
		this.value = Math.min(Number(input.max), Math.max(Number(input.min), this.value + by));
	}

	#show(): void {
		const input = this.#input();
		const error = this.querySelector<HTMLElement>('.field-error');
		if (!input || !error) return;
		const { value } = this;
		const wrong = value > Number(input.max) ? this.#tooMany : this.#problem;
		input.ariaInvalid = wrong ? 'true' : null;
		error.hidden = !wrong;
		if (error.textContent !== wrong) error.textContent = wrong;
		if (wrong) input.setAttribute('aria-describedby', error.id);
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
