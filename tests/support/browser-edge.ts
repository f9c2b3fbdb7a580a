import { vi } from 'vitest';

import { ownHost } from './api.ts';

/** What becomes of a request: on a bad line the server never sees it, or the browser never sees the answer. */
export type Fate = 'arrives' | 'request lost' | 'answer lost';

type SentRequest = { by: 'fetch' | 'xhr'; attempt: string | null; body: string };

export type Network = {
	/** Everything the page tried to have stored, in order. */
	sent: SentRequest[];
	/** How often it asked what became of that. */
	looks: number;
	/** The fates of the next requests; those after them arrive. */
	fates: Fate[];
	/** What stands at the other end. */
	serve: (request: Request) => Promise<Response>;
};

/**
 * Replaces the two ways a browser has to the network by a line to `serve`, a function's `handle`, for a page without
 * any forms. Undone by `vi.unstubAllGlobals`.
 */
export function stubNetwork(serve: Network['serve']): Network {
	const network: Network = { sent: [], looks: 0, fates: [], serve };

	async function exchange(by: SentRequest['by'], url: string, init: RequestInit) {
		const request = new Request(new URL(url, ownHost), init);
		const body = await request.clone().text();
		if (url.startsWith('/api/attempts/')) network.looks += 1;
		else network.sent.push({ by, attempt: request.headers.get('X-Client-Id'), body });
		const fate = network.fates.shift() ?? 'arrives';
		if (fate === 'request lost') throw new TypeError('Failed to fetch');
		const response = await network.serve(request);
		if (fate === 'answer lost') throw new TypeError('Failed to fetch');
		return response;
	}

	class StubbedXMLHttpRequest extends EventTarget {
		status = 0;
		statusText = '';
		responseText = '';
		readonly #headers = new Headers();
		#method = '';
		#url = '';

		open(method: string, url: string) {
			this.#method = method;
			this.#url = url;
		}

		setRequestHeader(name: string, value: string) {
			this.#headers.set(name, value);
		}

		send(body: string | null) {
			void this.#send(body);
		}

		/** What has its answer already is not touched by it. */
		abort() {
			if (this.status === 0) this.dispatchEvent(new Event('abort'));
		}

		async #send(body: string | null) {
			const init = { method: this.#method, headers: this.#headers, body };
			try {
				const response = await exchange('xhr', this.#url, init);
				this.responseText = await response.text();
				this.status = response.status;
				this.dispatchEvent(new Event('load'));
			} catch {
				this.dispatchEvent(new Event('error'));
			}
		}
	}

	vi.stubGlobal('document', Object.assign(new EventTarget(), { querySelectorAll: () => [] }));
	vi.stubGlobal('fetch', (url: string, init: RequestInit) => exchange('fetch', url, init));
	vi.stubGlobal('XMLHttpRequest', StubbedXMLHttpRequest);
	return network;
}

/** Gives a page the events of its window: none ever comes. Undone by `vi.unstubAllGlobals`. */
export function stubWindowEvents(): void {
	const events = new EventTarget();
	vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
	vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
}

/** Gives the browser's two storages, empty. Undone by `vi.unstubAllGlobals`. */
export function stubStorage(): void {
	vi.stubGlobal('localStorage', memoryStorage());
	vi.stubGlobal('sessionStorage', memoryStorage());
}

function memoryStorage() {
	const items = new Map<string, string>();
	return {
		getItem: (key: string) => items.get(key) ?? null,
		setItem: (key: string, value: string) => void items.set(key, value),
		removeItem: (key: string) => void items.delete(key),
	};
}
