import { showToast } from '#src/stores/toasts.ts';

// A form of an island that waits for `client:intent`, on a page whose forms only their code can send: the browser would
// put what was entered into an address, or send it to a page. It comes to this where the code could not be loaded.
document.addEventListener('submit', (event) => {
	const { target, defaultPrevented } = event;
	if (defaultPrevented || !(target instanceof Element) || !target.closest('astro-island[ssr]'))
		return;
	event.preventDefault();
	showToast({
		title: 'The form could not be loaded.',
		// Many browsers remember a script that could not be loaded for as long as the page is open.
		description:
			'Check your connection and try again: what you have entered stays here. If that does not help, copy it and load the page again.',
		tone: 'destructive',
	});
});
