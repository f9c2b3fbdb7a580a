import { reviewerName } from '#src/domain/reviews/reviewer.ts';

/**
 * The form of a trip's review, which works without it: what is typed is shown as it will look, and what was sent is not
 * sent again by a second press.
 */
class TripReview extends HTMLElement {
	connectedCallback(): void {
		const form = this.querySelector('form');
		const preview = this.querySelector<HTMLElement>('[data-preview]');
		if (!form || !preview) return;
		const show = () => showIn(preview, new FormData(form));
		this.addEventListener('input', show);
		// After a draft was put into its field.
		queueMicrotask(show);
		const button = form.querySelector('button');
		form.addEventListener('submit', (event) => {
			if (button?.ariaDisabled === 'true') event.preventDefault();
			else button?.setAttribute('aria-disabled', 'true');
		});
		// Whoever comes back to the page by the browser's history may send it anew.
		addEventListener('pageshow', () => {
			button?.removeAttribute('aria-disabled');
			show();
		});
	}
}

function showIn(preview: HTMLElement, form: FormData): void {
	const typed = (name: string) => {
		const value = form.get(name);
		return typeof value === 'string' ? value.trim() : '';
	};
	const [stars, words] = [typed('stars'), typed('words')];
	for (const each of preview.querySelectorAll<HTMLElement>('[data-stars]')) {
		each.hidden = each.dataset['stars'] !== stars;
	}
	write(preview, '[data-words]', words);
	const name = { firstName: typed('firstName'), homeTown: typed('homeTown') };
	write(preview, '[data-name]', reviewerName(name));
	preview.hidden = stars === '' && words === '';
}

function write(preview: HTMLElement, selector: string, text: string): void {
	const part = preview.querySelector(selector);
	if (part) part.textContent = text;
}

customElements.define('trip-review', TripReview);
