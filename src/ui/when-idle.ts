/** The longest that a busy page keeps us from acting, in milliseconds. */
const patience = 1000;

/** Acts once the page has loaded and has nothing else to do. */
export function whenIdle(act: () => void): void {
	const wait = () => {
		// Safari has no such callback.
		if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: patience });
		else setTimeout(act, patience);
	};
	if (document.readyState === 'complete') wait();
	else addEventListener('load', wait, { once: true });
}
