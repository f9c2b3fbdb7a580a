/** How long each picture is shown, in milliseconds. */
const turn = 5000;
/** How long before its turn a picture begins to load, in milliseconds. */
const notice = 2000;

/**
 * Shows the pictures of the hero in turn. It waits while the page is in the background or somebody is
 * filling in the search, and does not begin by itself for those who prefer reduced motion.
 */
class HeroRotation extends HTMLElement {
	#isPaused = matchMedia('(prefers-reduced-motion: reduce)').matches;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#next: Element | null = null;

	connectedCallback(): void {
		const button = this.querySelector<HTMLButtonElement>('.rotation-button');
		if (!button) return;
		const update = () => {
			this.classList.toggle('is-paused', this.#isPaused);
			button.ariaLabel = this.#isPaused ? 'Play the pictures' : 'Pause the pictures';
			this.#start();
		};
		button.addEventListener('click', () => {
			this.#isPaused = !this.#isPaused;
			update();
		});
		button.hidden = false;
		document.addEventListener('visibilitychange', () => this.#start());
		this.addEventListener('focusin', () => this.#start());
		this.addEventListener('focusout', () => queueMicrotask(() => this.#start()));
		if (document.readyState === 'complete') update();
		else addEventListener('load', update, { once: true });
	}

	#start(): void {
		clearTimeout(this.#timer);
		if (this.#isWaiting()) return;
		this.#timer = setTimeout(() => {
			this.#next ??= this.#prepareNext();
			this.#timer = setTimeout(() => void this.#show(), notice);
		}, turn - notice);
	}

	#isWaiting(): boolean {
		const isSearching = this.querySelector('[data-rotation-waits]:focus-within') !== null;
		return this.#isPaused || document.hidden || isSearching;
	}

	/** Puts the next picture into the page, unseen: it begins to load. */
	#prepareNext(): Element | null {
		const stock = this.querySelector('template');
		const picture = stock ? stock.content.firstElementChild : this.querySelector('.leaving');
		stock?.remove();
		if (!picture) return null;
		picture.classList.remove('leaving');
		picture.classList.add('waiting');
		this.querySelector('.pictures')?.append(picture);
		return picture;
	}

	async #show(): Promise<void> {
		const picture = this.#next;
		const image = picture?.querySelector('img');
		if (!picture || !image || !(await isDrawable(image)) || this.#isWaiting()) return;
		this.#next = null;
		this.querySelector('.picture:not(.waiting, .leaving)')?.classList.add('leaving');
		picture.classList.remove('waiting');
		this.#start();
	}
}

/** Whether the picture has come; one that cannot be loaded leaves the last one where it is. */
function isDrawable(image: HTMLImageElement): Promise<boolean> {
	return image.decode().then(
		() => true,
		() => false,
	);
}

customElements.define('hero-rotation', HeroRotation);
