/**
 * Fetches all files of an island at once, none of which runs: what `src/build/intent-islands.ts` has written into the
 * page. A file that fails is tried again when the island is woken.
 */
export function fetchFiles(island: HTMLElement, priority: 'auto' | 'low'): void {
	for (const url of (island.dataset['files'] ?? '').split(' ')) {
		if (url.endsWith('.js')) preloadModule(url, priority);
		// Data are fetched again by whoever needs them, from the browser's cache.
		else if (url !== '') void fetch(url, { priority }).catch(() => {});
	}
	island.dataset['files'] = '';
}

/** Calls back when the page has loaded and has nothing else to do; never where the visitor saves data. */
export function whenQuiet(callback: () => void): void {
	if (Reflect.get(navigator, 'connection')?.saveData) return;
	const wait = () => {
		// Safari has no idle time to offer.
		if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 3000 });
		else setTimeout(callback, 200);
	};
	if (document.readyState === 'complete') wait();
	else addEventListener('load', wait, { once: true });
}

function preloadModule(url: string, priority: 'auto' | 'low'): void {
	const link = document.createElement('link');
	link.rel = 'modulepreload';
	link.fetchPriority = priority;
	link.href = url;
	document.head.append(link);
}
