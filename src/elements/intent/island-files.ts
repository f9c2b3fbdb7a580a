/**
 * Fetches files of an island side by side, and once: what `src/build/intent-islands.ts` has written into the page. None
 * of them runs. One that fails is tried again by whoever needs it.
 */
export function fetchFiles(
	island: HTMLElement,
	which: 'files' | 'later',
	priority: 'auto' | 'low',
): void {
	for (const url of (island.dataset[which] ?? '').split(' ')) {
		if (url.endsWith('.js')) preloadModule(url, priority);
		// Data are fetched again by whoever needs them, from the browser's cache.
		else if (url !== '') void fetch(url, { priority }).catch(() => {});
	}
	delete island.dataset[which];
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
