import { keptPages } from '#src/domain/kept-pages.ts';

// The service worker: it answers where the network does not. A page always comes from the network first, so that nobody
// sees one that is older than it has to be; what it keeps of pages goes when somebody logs out (`keptPages`).

/** Written in by `src/build/offline-worker.ts`: what is fetched ahead, and a name that changes with it. */
declare const files: readonly string[];
declare const version: string;

/** What the types of a page's scripts do not know of a worker and its events. */
type WorkerEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type FetchEvent = WorkerEvent & {
	request: Request;
	/** What the browser has asked for while the worker began. */
	preloadResponse: Promise<Response | undefined>;
	respondWith: (answer: Promise<Response>) => void;
};
type WorkerScope = {
	skipWaiting: () => Promise<void>;
	registration: { navigationPreload?: { enable: () => Promise<void> } };
	clients: { claim: () => Promise<void>; matchAll: () => Promise<readonly { url: string }[]> };
};

const worker = globalThis as unknown as WorkerScope;
const shell = `shell-${version}`;
/** Pages of visits that are kept, the latest. */
const mostPages = 40;
/** Nothing of the back office, and no page whose address is a secret of its own. */
const neverKept = /^\/(admin|api|preview|invitation|reset-password|account|book|offer)\b/;

addEventListener('install', (event) => {
	const fetching = caches.open(shell).then((cache) => cache.addAll([...files]));
	(event as WorkerEvent).waitUntil(fetching.then(() => worker.skipWaiting()));
});

addEventListener('activate', (event) => {
	(event as WorkerEvent).waitUntil(begin());
});

addEventListener('fetch', (event) => {
	const asked = event as FetchEvent;
	const { request } = asked;
	const { origin, pathname } = new URL(request.url);
	if (request.method !== 'GET' || origin !== location.origin) return;
	if (request.mode === 'navigate') {
		if (!neverKept.test(pathname)) asked.respondWith(page(asked, pathname));
	} else if (pathname.startsWith('/_astro/')) asked.respondWith(file(asked));
});

/** Takes over what is open, and keeps it: it was opened before there was anybody to do so. */
async function begin(): Promise<void> {
	await dropOldShells();
	await worker.registration.navigationPreload?.enable();
	await worker.clients.claim();
	const open = await worker.clients.matchAll();
	await Promise.all(
		open.map(async ({ url }) => {
			const { pathname, search } = new URL(url);
			if (neverKept.test(pathname)) return;
			// What stands behind the # may be a key.
			const response = await fetch(`${pathname}${search}`);
			await keep(`${pathname}${search}`, response);
		}),
	);
}

/** From the network; without one, as it was opened last, else its empty form, else a page that says so. */
async function page(event: FetchEvent, pathname: string): Promise<Response> {
	const { request } = event;
	try {
		const response = (await event.preloadResponse) ?? (await fetch(request));
		// The page does not wait for it, and where there is no room it is only not kept.
		event.waitUntil(keep(request, response.clone()).catch(() => {}));
		return response;
	} catch (error) {
		const kept = await caches.open(keptPages);
		const own = await kept.match(request, { ignoreVary: true });
		if (own) return told(own, own.headers.get('Date') ?? '');
		const form = await caches.match(pathname);
		if (form) return told(form, '');
		const instead = await caches.match('/offline');
		if (instead) return instead;
		throw error;
	}
}

/**
 * The page with the moment at which it came, for `src/elements/every-page/offline.ts` to say.
 * @param since '' of what nobody has opened, and where it is not known
 */
async function told(kept: Response, since: string): Promise<Response> {
	const text = await kept.text();
	return new Response(text.replace('<html', `<html data-kept="${since}"`), kept);
}

/** Its address names what is in it: once fetched, it stays. */
async function file(event: FetchEvent): Promise<Response> {
	const { request } = event;
	const known = await caches.match(request, { ignoreVary: true });
	if (known) return known;
	const response = await fetch(request);
	const copy = response.clone();
	const keeping = async () => (await caches.open(shell)).put(request, copy);
	if (response.ok) event.waitUntil(keeping().catch(() => {}));
	return response;
}

async function keep(request: Request | string, response: Response): Promise<void> {
	if (!response.ok || response.redirected) return;
	const cache = await caches.open(keptPages);
	await cache.delete(request);
	await cache.put(request, response);
	const kept = await cache.keys();
	const [oldest] = kept;
	if (oldest && kept.length > mostPages) await cache.delete(oldest);
}

async function dropOldShells(): Promise<void> {
	const names = await caches.keys();
	const old = names.filter((name) => name.startsWith('shell-') && name !== shell);
	await Promise.all(old.map((name) => caches.delete(name)));
}
