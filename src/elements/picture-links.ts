// What the small pictures of a tour's page do: they open over the page, in code that is fetched once somebody means to.
// As long as that has not come, and where it cannot, each is the link to its file that it is without a script.

const load = () => import('./open-lightbox.ts');

for (const intent of ['pointerover', 'focusin']) {
	document.addEventListener(intent, ({ target }) => {
		// What fails now is asked for again by the press.
		if (linkOf(target)) load().catch(() => {});
	});
}

document.addEventListener('click', (event) => {
	const link = linkOf(event.target);
	if (!link || event.defaultPrevented || isForAnotherTab(event)) return;
	event.preventDefault();
	void open(link);
});

async function open(link: HTMLAnchorElement): Promise<void> {
	try {
		const { openLightbox } = await load();
		await openLightbox(link, pictureLinks());
	} catch {
		location.assign(link.href);
	}
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
	return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-picture]') : null;
}

/** One link to each picture: that of a day may also be among those of the tour. */
function pictureLinks(): HTMLAnchorElement[] {
	const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-picture]')];
	return links.filter(({ href }, index) => links.findIndex((each) => each.href === href) === index);
}

function isForAnotherTab({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
	return button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
}
