import { lightboxFrame } from './lightbox-frame.ts';

/** Pictures one at a time, over the page: gone through by buttons, keys, or by swiping along the strip that they are. */
export class Lightbox {
	readonly #frame = lightboxFrame();
	readonly #pictures: readonly (HTMLElement | null)[];
	readonly #slides: readonly HTMLElement[];
	#current = 0;

	/**
	 * @param links to the pictures, each around its small one
	 * @param onClosed called once it is closed, by whichever way
	 */
	constructor(links: readonly HTMLElement[], onClosed: () => void) {
		this.#pictures = links.map((link) => link.querySelector('picture'));
		this.#slides = links.map(() => document.createElement('li'));
		const { dialog, strip, close, previous, next } = this.#frame;
		strip.append(...this.#slides);
		strip.addEventListener('scroll', () =>
			this.#show(Math.round(strip.scrollLeft / strip.clientWidth)),
		);
		close.addEventListener('click', () => dialog.close());
		previous.addEventListener('click', () => this.#goTo(this.#current - 1));
		next.addEventListener('click', () => this.#goTo(this.#current + 1));
		dialog.addEventListener('keydown', (event) => this.#press(event));
		dialog.addEventListener('close', () => {
			dialog.remove();
			onClosed();
		});
	}

	get isOpen(): boolean {
		return this.#frame.dialog.open;
	}

	/** @param first which picture is shown, from 0 */
	open(first: number): void {
		const { dialog, close } = this.#frame;
		document.body.append(dialog);
		dialog.showModal();
		closeWithBack(dialog);
		close.focus();
		this.#goTo(first);
	}

	#press(event: KeyboardEvent): void {
		const targets: Partial<Record<string, number>> = {
			ArrowLeft: this.#current - 1,
			ArrowRight: this.#current + 1,
			Home: 0,
			End: this.#slides.length - 1,
		};
		const target = targets[event.key];
		// With another key an arrow is the browser's, as the way back through the history.
		if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
		event.preventDefault();
		this.#goTo(target);
	}

	#goTo(index: number): void {
		const { strip } = this.#frame;
		const within = Math.min(Math.max(index, 0), this.#slides.length - 1);
		strip.scrollTo({ left: within * strip.clientWidth, behavior: 'instant' });
		this.#show(within);
	}

	/** Says which picture is in sight, and fetches it and its neighbours. */
	#show(index: number): void {
		const { count, words, previous, next } = this.#frame;
		const slide = this.#slides[index];
		if (!slide) return;
		this.#current = index;
		for (const near of [index, index + 1, index - 1]) this.#fill(near);
		const { length } = this.#slides;
		write(count, length === 1 ? '' : `${index + 1} of ${length}`);
		write(words, slide.querySelector('img')?.alt ?? '');
		for (const each of this.#slides) each.ariaHidden = each === slide ? null : 'true';
		// Not `disabled`, which would take the focus from whoever pressed it.
		previous.ariaDisabled = String(index === 0);
		next.ariaDisabled = String(index === length - 1);
	}

	/** The small picture once more, now for the whole width of the screen, but for no more than it has. */
	#fill(index: number): void {
		const slide = this.#slides[index];
		const picture = this.#pictures[index]?.cloneNode(true);
		if (!slide || slide.childElementCount > 0 || !(picture instanceof HTMLElement)) return;
		const image = picture.querySelector('img');
		if (!image) return;
		for (const source of picture.querySelectorAll('source')) {
			source.sizes = `min(100vw, ${image.getAttribute('width')}px)`;
		}
		image.loading = 'eager';
		image.className = '';
		slide.append(picture);
	}
}

/** A live region tells of what is written, the same again too. */
function write(part: HTMLElement, text: string): void {
	if (part.textContent !== text) part.textContent = text;
}

/**
 * Lets the way back through the history close an open dialog, as who sees the whole screen filled expects. However it is
 * closed, the history is what it was.
 */
function closeWithBack(dialog: HTMLDialogElement): void {
	const closing = new AbortController();
	history.pushState({ ...Object(history.state), opened: dialog.className }, '');
	addEventListener('popstate', () => dialog.close(), { signal: closing.signal });
	dialog.addEventListener(
		'close',
		() => {
			closing.abort();
			if (Object(history.state).opened === dialog.className) history.back();
		},
		{ once: true },
	);
}
