import { keptWords } from '#src/domain/requests/kept-words.ts';
import { $waiting, isOnline, TakenBack, untilBack } from '#src/stores/forms/waiting.ts';
import { logFailure } from '#src/stores/log-failure.ts';

/**
 * Lets a form that the browser sends by itself wait for a connection: without one the browser would leave for a page that
 * says so. The form's own number has it stored once.
 * @param place where it is said, with the way to take it back
 */
export function waitOffline(form: HTMLFormElement, place: HTMLElement): void {
	place.dataset['waiting'] = 'ready';
	form.addEventListener('submit', (event) => {
		if (isOnline()) return;
		event.preventDefault();
		if ($waiting.get()) return;
		const { submitter } = event;
		untilBack(new URL(form.action).pathname)
			.then(() => form.requestSubmit(submitter))
			.catch((error: unknown) => {
				if (!(error instanceof TakenBack)) logFailure(error);
			})
			.finally(() => place.replaceChildren());
		place.replaceChildren(waitingNews(() => $waiting.get()?.takeBack()));
	});
}

function waitingNews(takeBack: () => void): HTMLElement {
	const news = document.createElement('p');
	news.className = 'hint';
	const button = document.createElement('button');
	Object.assign(button, { type: 'button', className: 'link', textContent: keptWords.takeBack });
	button.addEventListener('click', takeBack);
	news.append(keptWords.waiting, ' ', button);
	return news;
}
