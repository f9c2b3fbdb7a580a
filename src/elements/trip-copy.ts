/** Copies what stands in its field by its button, and says whether it could: the browser may forbid it. */
class TripCopy extends HTMLElement {
	connectedCallback(): void {
		const button = this.querySelector('button');
		const field = this.querySelector('input');
		if (!button || !field) return;
		field.addEventListener('focus', () => field.select());
		button.addEventListener('click', () => void this.#copy(field, button));
		button.hidden = false;
	}

	async #copy(field: HTMLInputElement, button: HTMLButtonElement): Promise<void> {
		let outcome = 'Copied';
		try {
			await navigator.clipboard.writeText(field.value);
		} catch {
			// What is chosen can be copied by the keys, or the menu of a phone.
			field.focus();
			outcome = 'Copy it by hand';
		}
		button.textContent = outcome;
		const status = this.querySelector('[role=status]');
		if (status) status.textContent = outcome;
	}
}

customElements.define('trip-copy', TripCopy);
