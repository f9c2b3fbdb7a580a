import { paths } from '#src/paths.ts';

const nothingToBook = 'This is a preview: nobody can book it yet.';

/** A preview of what is not published: what would lead to the checkout says instead that nothing can be booked here. */
class DraftPreview extends HTMLElement {
	connectedCallback(): void {
		this.addEventListener('submit', (event) => this.#refuse(event), { capture: true });
		this.addEventListener(
			'click',
			(event) => {
				const link = event.target instanceof Element ? event.target.closest('a') : null;
				if (link && isForSale(link)) this.#refuse(event);
			},
			{ capture: true },
		);
	}

	#refuse(event: Event): void {
		event.preventDefault();
		event.stopPropagation();
		const banner = this.querySelector<HTMLElement>('.preview-banner');
		const words = banner?.querySelector('span');
		if (words) words.textContent = nothingToBook;
		banner?.focus();
	}
}

function isForSale({ pathname }: HTMLAnchorElement): boolean {
	return pathname === paths.flightCheckout || pathname.startsWith(`${paths.quote}/`);
}

customElements.define('draft-preview', DraftPreview);
