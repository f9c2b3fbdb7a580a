/** HTML that the server drew, as elements that belong to the page and are not in it yet. */
export function parsedHtml(html: string): DocumentFragment {
	const content = document.createDocumentFragment();
	const { body } = new DOMParser().parseFromString(html, 'text/html');
	// A parser that runs no scripts takes what stands there for whoever has none as part of the page.
	for (const unscripted of body.querySelectorAll('noscript')) unscripted.remove();
	content.append(...body.childNodes);
	return content;
}
