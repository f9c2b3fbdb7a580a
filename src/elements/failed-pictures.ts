import drawing from '#src/assets/picture-placeholder.svg?inline';

// What `PosterImage` does within an island, for the pictures of the page's own HTML: a drawing takes the place of one
// that cannot be loaded. Some have failed before this runs.
document.addEventListener('error', ({ target }) => replace(target), true);
for (const image of document.images) {
	if (image.complete && image.naturalWidth === 0) replace(image);
}

function replace(image: EventTarget | null): void {
	if (!(image instanceof HTMLImageElement) || image.src === drawing) return;
	for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove();
	image.removeAttribute('srcset');
	image.src = drawing;
}
