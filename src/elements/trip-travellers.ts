/**
 * The form of a trip's travellers, which works without it: a name that the account has saved brings its birth date and
 * needs along, and what was sent is not sent again by a second press.
 */
class TripTravellers extends HTMLElement {
	connectedCallback(): void {
		for (const input of this.querySelectorAll<HTMLInputElement>('input[type="date"]')) {
			const show = () => input.toggleAttribute('data-empty', input.value === '');
			input.addEventListener('input', show);
			show();
		}
		this.addEventListener('input', ({ target }) => {
			if (target instanceof HTMLInputElement) this.#fillFrom(target);
		});
		this.addEventListener('submit', (event) => this.#sendOnce(event));
		// Whoever comes back to the page by the browser's history may send it anew.
		addEventListener('pageshow', () => this.#button()?.removeAttribute('aria-disabled'));
	}

	#fillFrom({ list, value, form, name }: HTMLInputElement): void {
		const saved = [...(list?.options ?? [])].find((option) => option.value === value);
		const [, seat = ''] = /^name\[(\d+)\]$/.exec(name) ?? [];
		if (!saved || !form) return;
		const { birthDate = '', needs = '' } = saved.dataset;
		for (const [field, text] of Object.entries({ birthDate, needs })) {
			const input = form.elements.namedItem(`${field}[${seat}]`);
			if (!(input instanceof HTMLInputElement) || text === '') continue;
			input.value = text;
			input.dispatchEvent(new Event('input', { bubbles: true }));
		}
	}

	#sendOnce(event: SubmitEvent): void {
		const button = this.#button();
		if (button?.ariaDisabled === 'true') event.preventDefault();
		else button?.setAttribute('aria-disabled', 'true');
	}

	#button(): HTMLButtonElement | null {
		return this.querySelector('button');
	}
}

customElements.define('trip-travellers', TripTravellers);
