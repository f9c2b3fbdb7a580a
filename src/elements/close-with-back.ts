/**
 * Lets the way back through the history close an open dialog, as who sees the whole screen filled expects. However it is
 * closed, the history is what it was.
 */
export function closeWithBack(dialog: HTMLDialogElement): void {
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
