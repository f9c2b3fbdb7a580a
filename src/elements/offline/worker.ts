import { keptPages } from '#src/domain/kept-pages.ts';

// The service worker: it answers where the network does not. A page always comes from the network first, so that nobody
// sees one that is older than it has to be; what it keeps of pages goes when somebody logs out (`keptPages`).

/** Written in by `src/build/offline-worker.ts`: what is fetched ahead, and a name that changes with it. */
declare const files: readonly string[];
declare const version: string;

/** What the types of a page's scripts do not know of a worker's events. */
type WorkerEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type FetchEvent = WorkerEvent & {
	request: Request;
	respondWith: (answer: Promise<Response>) => void;
};
type WorkerScope = { skipWaiting: () => Promise<void>; clients: { claim: () => Promise<void> } };

const worker = globalThis as unknown as WorkerScope;
const shell = `shell-${version}`;
/** Pages of visits that are kept, the latest. */
const mostPages = 40;
/** Nothing of the back office, and no page whose address is a secret of its own. */
const neverKept = /^\/(admin|api|preview|invitation|reset-password|account|book)\b/;

addEventListener('install', (event) => {
	const fetching = caches.open(shell).then((cache) => cache.addAll([...files]));
	(event as WorkerEvent).waitUntil(fetching.then(() => worker.skipWaiting()));
});

addEventListener('activate', (event) => {
	(event as WorkerEvent).waitUntil(dropOldShells().then(() => worker.clients.claim()));
});

addEventListener('fetch', (event) => {
	const { request, respondWith } = event as FetchEvent;
	const { origin, pathname } = new URL(request.url);
	if (request.method !== 'GET' || origin !== location.origin) return;
	const answer = respondWith.bind(event);
	if (request.mode === 'navigate') {
		if (!neverKept.test(pathname)) answer(page(request, pathname));
	} else if (pathname.startsWith('/_astro/')) answer(file(request));
});

/** From the network; without one, as it was opened last, else its empty form, else a page that says so. */
async function page(request: Request, pathname: string): Promise<Response> {
	try {
		const response = await fetch(request);
		if (response.ok && !response.redirected) await keep(request, response.clone());
		return response;
	} catch (error) {
		const kept = await (await caches.open(keptPages)).match(request, { ignoreVary: true });
		if (kept) return told(kept);
		const own = (await caches.match(pathname)) ?? (await caches.match('/offline'));
		if (own) return own;
		throw error;
	}
}

/** The page with the moment at which it came, for `src/elements/every-page/offline.ts` to say. */
async function told(kept: Response): Promise<Response> {
	const text = await kept.text();
	const since = kept.headers.get('Date') ?? '';
	return new Response(text.replace('<html', `<html data-kept="${since}"`), kept);
}

/** Its address names what is in it: once fetched, it stays. */
async function file(request: Request): Promise<Response> {
	const known = await caches.match(request, { ignoreVary: true });
	if (known) return known;
	const response = await fetch(request);
	if (response.ok) await (await caches.open(shell)).put(request, response.clone());
	return response;
}

async function keep(request: Request, response: Response): Promise<void> {
	const cache = await caches.open(keptPages);
	await cache.delete(request);
	await cache.put(request, response);
	const [oldest] = await cache.keys();
	if (oldest && (await cache.keys()).length > mostPages) await cache.delete(oldest);
}

async function dropOldShells(): Promise<void> {
	const names = await caches.keys();
	const old = names.filter((name) => name.startsWith('shell-') && name !== shell);
	await Promise.all(old.map((name) => caches.delete(name)));
}
