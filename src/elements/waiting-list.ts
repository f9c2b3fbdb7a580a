import { type WaitingListWish, waitingListEvent } from '#src/islands/tours/join-waiting-list.ts';
import { showToast } from '#src/stores/toasts.ts';

// What the page of a tour knows of the waiting list: its form and what its letters link to are fetched once they are
// wanted.

document.addEventListener(waitingListEvent, (event) => {
	const { target: opener, detail } = event as CustomEvent<WaitingListWish>;
	if (!(opener instanceof HTMLElement)) return;
	event.preventDefault();
	void join(opener, detail);
});

async function join(opener: HTMLElement, wish: WaitingListWish): Promise<void> {
	if (opener.ariaBusy) return;
	opener.ariaBusy = 'true';
	try {
		const { openWaitingList } = await import('./open-waiting-list.ts');
		await openWaitingList(opener, wish);
	} catch {
		showToast({
			title: 'The form could not be loaded.',
			description: 'Check your connection and try again.',
			tone: 'destructive',
		});
	} finally {
		opener.ariaBusy = null;
	}
}

/** A link of a letter, whose key stands in the fragment: no server gets to see it. */
function follow(): void {
	const [, purpose, key] = /^#(seats|leave)=([\w-]{1,100})$/.exec(location.hash) ?? [];
	if (key === undefined || (purpose !== 'seats' && purpose !== 'leave')) return;
	void import('./open-waiting-list.ts')
		.then(({ openSeatLink }) => openSeatLink(purpose, key))
		.catch(() => {
			showToast({
				title: 'What your link leads to could not be loaded.',
				description: 'Check your connection and load the page again.',
				tone: 'destructive',
			});
		});
}

addEventListener('hashchange', follow);
follow();
