import { $toasts, dismissToast, showCarriedToast, type Toast } from '#src/stores/toasts.ts';

/**
 * How long a toast stays, in milliseconds, while nobody points at it, and three times as long where something can be done
 * about it; a destructive one stays until it is closed.
 */
const stay = 6000;

/**
 * Shows the toasts of the store above everything else and reads them out. The two regions that are read
 * out are always in the page: a region inserted together with its text is not announced.
 */
class SiteToaster extends HTMLElement {
	readonly #shown = new Map<number, HTMLElement>();
	/** Which toast each region speaks of. */
	readonly #spoken = new Map<Element, number>();
	#stopListening: (() => void) | undefined;
	#timer: ReturnType<typeof setTimeout> | undefined;
	/** What had the focus before a toast. */
	#before: HTMLElement | undefined;

	connectedCallback(): void {
		if (this.#stopListening) return;
		this.#stopListening = $toasts.subscribe((toasts) => this.#show(toasts));
		showCarriedToast();
		for (const pause of ['pointerenter', 'focusin']) {
			this.addEventListener(pause, () => clearTimeout(this.#timer));
		}
		for (const resume of ['pointerleave', 'focusout']) {
			this.addEventListener(resume, () => this.#countDown());
		}
		this.addEventListener('focusin', ({ relatedTarget: from }) => {
			if (from instanceof HTMLElement && !this.contains(from)) this.#before = from;
		});
		// A dialog that opens takes the toaster along; one that closes, or leaves the page, gives it back.
		for (const change of ['toggle', 'close']) {
			document.addEventListener(change, () => this.#moveTo(topmost()), true);
		}
	}

	disconnectedCallback(): void {
		queueMicrotask(() => this.isConnected || this.#moveTo(topmost()));
	}

	#show(toasts: readonly Toast[]): void {
		const stack = this.querySelector<HTMLElement>('[popover]');
		if (!stack) return;
		const ids = new Set(toasts.map(({ id }) => id));
		for (const [id, item] of this.#shown) {
			if (ids.has(id)) continue;
			// Who goes on by keyboard does not begin at the head of the page.
			if (item.matches(':focus-within')) this.#before?.focus();
			item.remove();
			this.#shown.delete(id);
			this.#fallSilent(id);
		}
		for (const toast of toasts) {
			if (this.#shown.has(toast.id)) continue;
			const item = toastItem(toast);
			this.#shown.set(toast.id, item);
			this.#moveTo(topmost());
			stack.append(item);
			this.#announce(toast);
		}
		this.#raise();
		this.#countDown();
	}

	/** Shown anew, the stack stands above whatever came to the top in the meantime. */
	#raise(): void {
		const stack = this.querySelector<HTMLElement>('[popover]');
		stack?.hidePopover();
		if (this.#shown.size > 0) stack?.showPopover();
	}

	#moveTo(parent: Element): void {
		if (this.parentElement === parent) return;
		parent.append(this);
		this.#raise();
	}

	#announce({ id, title, description, tone }: Toast): void {
		const region = this.querySelector(tone === 'destructive' ? '[role=alert]' : '[role=status]');
		if (!region) return;
		region.textContent = [title, description].filter(Boolean).join(' ');
		this.#spoken.set(region, id);
	}

	/** What has gone from the screen is not to be found by whoever reads the page either. */
	#fallSilent(id: number): void {
		for (const [region, spoken] of this.#spoken) if (spoken === id) region.textContent = '';
	}

	#countDown(): void {
		clearTimeout(this.#timer);
		const passing = [...this.#shown].find(([, item]) => !item.matches('.destructive'));
		if (!passing || this.matches(':hover, :focus-within')) return;
		const time = passing[1].querySelector('p') ? 3 * stay : stay;
		this.#timer = setTimeout(() => dismissToast(passing[0]), time);
	}
}

/** Everything outside a modal dialog is inert: a toast there could neither be heard nor dismissed. */
function topmost(): Element {
	return [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
}

function toastItem({ id, title, description, link, actions = [], tone }: Toast): HTMLElement {
	const item = element('div', `toast ${tone}`);
	const text = element('div');
	const heading = element('strong', '', title);
	heading.id = `toast-${id}`;
	text.append(heading, description ?? '');
	if (link) {
		const anchor = element('a', 'link', link.title);
		anchor.setAttribute('href', link.href);
		text.append(' ', anchor);
	}
	const buttons = element('p');
	for (const action of actions) {
		const button = element('button', 'link', action.title);
		button.addEventListener('click', () => {
			dismissToast(id);
			action.run();
		});
		buttons.append(button);
		text.append(buttons);
	}
	const dismiss = element('button', '', '×');
	dismiss.setAttribute('type', 'button');
	// The title in its name could be taken for a field or a button of the page: 'Email required'.
	dismiss.ariaLabel = 'Dismiss';
	dismiss.setAttribute('aria-describedby', heading.id);
	dismiss.addEventListener('click', () => dismissToast(id));
	item.append(text, dismiss);
	return item;
}

function element(tag: string, className = '', text = ''): HTMLElement {
	const made = document.createElement(tag);
	made.className = className;
	made.textContent = text;
	return made;
}

customElements.define('site-toaster', SiteToaster);
