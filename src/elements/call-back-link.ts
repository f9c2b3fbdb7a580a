import { keepKnownCaller } from '#src/stores/requests/keep-known-caller.ts';

// The form that asks for a call stands on another page: what the trip's page knows goes there with whoever follows its
// link, and not by the address, which the browser and others remember.
document.addEventListener('click', ({ target }) => {
	const link = target instanceof Element ? target.closest<HTMLElement>('[data-call-back]') : null;
	const known = link?.dataset['callBack'];
	if (known !== undefined) keepKnownCaller(known);
});
