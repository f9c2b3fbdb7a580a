const svg = 'http://www.w3.org/2000/svg';

/** What every lightbox is made of, without its pictures: where it says which one is shown, its strip and its buttons. */
export function lightboxFrame() {
	const dialog = document.createElement('dialog');
	dialog.className = 'lightbox';
	dialog.ariaLabel = 'Pictures';
	const said = document.createElement('p');
	said.role = 'status';
	const count = document.createElement('b');
	const words = document.createElement('span');
	said.append(count, ' ', words);
	const strip = document.createElement('ul');
	strip.tabIndex = 0;
	strip.ariaLabel = 'Pictures';
	const close = button('Close', 'close', 'M6 6l12 12M18 6L6 18');
	const previous = button('Previous picture', 'previous', 'M15 5l-7 7 7 7');
	const next = button('Next picture', 'next', 'M9 5l7 7-7 7');
	dialog.append(said, close, strip, previous, next);
	return { dialog, count, words, strip, close, previous, next };
}

/** @param path of its icon, in a square of 24 */
function button(label: string, name: string, path: string): HTMLButtonElement {
	const made = document.createElement('button');
	made.type = 'button';
	made.ariaLabel = label;
	made.name = name;
	const icon = document.createElementNS(svg, 'svg');
	icon.setAttribute('viewBox', '0 0 24 24');
	icon.ariaHidden = 'true';
	const line = document.createElementNS(svg, 'path');
	line.setAttribute('d', path);
	icon.append(line);
	made.append(icon);
	return made;
}
