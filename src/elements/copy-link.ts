/** Copies an address of the site (`data-path`) by its button, and says whether it could: the browser may forbid it. */
class CopyLink extends HTMLElement {
	connectedCallback(): void {
		const button = this.querySelector('button');
		if (!button) return;
		button.addEventListener('click', () => void this.#copy(button));
		button.hidden = false;
	}

	async #copy(button: HTMLButtonElement): Promise<void> {
		const { href } = new URL(this.dataset['path'] ?? '', location.href);
		let outcome = 'Link copied';
		try {
			await navigator.clipboard.writeText(href);
		} catch {
			outcome = 'Copy it from the address bar';
		}
		button.textContent = outcome;
		const status = this.querySelector('[role=status]');
		if (status) status.textContent = outcome;
	}
}

customElements.define('copy-link', CopyLink);
