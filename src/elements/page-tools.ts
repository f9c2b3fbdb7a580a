/** Copies the address of what the page shows (`data-path`) and prints the page. */
class PageTools extends HTMLElement {
	connectedCallback(): void {
		this.addEventListener('click', ({ target }) => {
			const button = target instanceof Element ? target.closest('button') : null;
			if (button?.matches('[data-copy]')) void this.#copy(button);
			if (button?.matches('[data-print-page]')) print();
		});
	}

	/** Says whether it could, for the browser may forbid it. */
	async #copy(button: HTMLElement): Promise<void> {
		const { href } = new URL(this.dataset['path'] ?? '', location.href);
		try {
			await navigator.clipboard.writeText(href);
			this.#say(button, 'Link copied');
		} catch {
			this.#say(button, 'Copy it from the address bar');
		}
	}

	#say(button: HTMLElement, outcome: string): void {
		button.textContent = outcome;
		const news = this.querySelector('[data-news]');
		if (news) news.textContent = outcome;
	}
}

customElements.define('page-tools', PageTools);
