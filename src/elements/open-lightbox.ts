import { addStylesheet } from '#src/ui/add-stylesheet.ts';

import { Lightbox } from './lightbox.ts';

import address from '#src/styles/lightbox.css?url';

let loading: Promise<void> | undefined;
let lightbox: Lightbox | undefined;

/**
 * Opens pictures over the page, at the one of the link that was pressed; once they are closed, the focus goes back to it.
 * @param links one to each picture, in their order: each holds its small one
 * @throws when the styles cannot be fetched
 */
export async function openLightbox(
	opener: HTMLAnchorElement,
	links: readonly HTMLAnchorElement[],
): Promise<void> {
	await loadStyles();
	if (lightbox?.isOpen) return;
	lightbox = new Lightbox(links, () => giveFocusBack(opener));
	lightbox.open(links.findIndex(({ href }) => href === opener.href));
}

function loadStyles(): Promise<void> {
	loading ??= addStylesheet(address).catch((error: unknown) => {
		loading = undefined;
		throw error;
	});
	return loading;
}

/** The page may have been drawn anew meanwhile. */
function giveFocusBack(opener: HTMLAnchorElement): void {
	const href = CSS.escape(opener.getAttribute('href') ?? '');
	const now = opener.isConnected
		? opener
		: document.querySelector<HTMLElement>(`a[data-picture][href="${href}"]`);
	now?.focus({ preventScroll: true });
}
