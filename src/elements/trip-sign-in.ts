// What a link in a letter brings to the page of a trip stands in the fragment, which no server gets to see and log. It is
// taken out of the address before anything else, exchanged for a cookie, and forgotten.

/** What the server says: the trip is open, the key opens nothing (any more), or no answer came. */
type Exchange = 'open' | 'ended' | 'busy' | 'failed';

/** Asks as long as a phone with one bar needs, in milliseconds. */
const patience = 20_000;

/**
 * Stands on every page of a trip. `data-address` is where a key is sent; `data-opened` says that the trip is open, and for
 * what: where that is 'all', no key could bring more. Within it stand the words for each state, of which one is shown.
 */
class TripSignIn extends HTMLElement {
	#key: string | null = null;
	/** The part of the page that the link leads to, '#review'; '' to its beginning. */
	#part = '';

	connectedCallback(): void {
		this.querySelector('button')?.addEventListener('click', () => void this.#open());
		addEventListener('hashchange', this.#take);
		this.#tidy();
		this.#take();
	}

	disconnectedCallback(): void {
		removeEventListener('hashchange', this.#take);
	}

	#take = (): void => {
		const [, key, part] = /^#key=([^&]*)(?:&part=([a-z]+))?/.exec(location.hash) ?? [];
		if (key === undefined) return;
		this.#part = part === undefined ? '' : `#${part}`;
		history.replaceState(history.state, '', location.pathname + location.search);
		if (this.dataset['opened'] === 'all') return this.#goTo();
		this.#key = key;
		void this.#open();
	};

	async #open(): Promise<void> {
		this.#show('opening');
		const state = await exchange(this.dataset['address'] ?? '', this.#key ?? '');
		if (state !== 'open') return this.#show(state);
		this.#key = null;
		// Should the browser keep no cookies, the page says so: it is told that the door was opened.
		location.replace(`${location.pathname}?done=open${this.#part}`);
	}

	#goTo(): void {
		if (this.#part !== '') location.replace(this.#part);
	}

	#show(state: Exchange | 'opening'): void {
		// What the page says of a closed trip waits until it is known whether it stays closed.
		this.toggleAttribute('data-opening', state === 'opening');
		for (const words of this.querySelectorAll<HTMLElement>('[data-state]')) {
			words.hidden = words.dataset['state'] !== state;
		}
	}

	/** An address that is kept or given on says nothing of how the trip was opened. */
	#tidy(): void {
		const url = new URL(location.href);
		const wasOpened = /^(open|find)$/.test(url.searchParams.get('done') ?? '');
		if (this.dataset['opened'] === undefined || !wasOpened) return;
		url.searchParams.delete('done');
		history.replaceState(history.state, '', url);
	}
}

async function exchange(address: string, key: string): Promise<Exchange> {
	try {
		const { status } = await fetch(address, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify({ key }),
			signal: AbortSignal.timeout(patience),
		});
		if (status === 200) return 'open';
		if (status === 429) return 'busy';
		return status < 500 ? 'ended' : 'failed';
	} catch {
		return 'failed';
	}
}

customElements.define('trip-sign-in', TripSignIn);
