/** HTML that the server drew, as elements that belong to the page and are not in it yet. */
export function parsedHtml(html: string): DocumentFragment {
	const content = document.createDocumentFragment();
	content.append(...new DOMParser().parseFromString(html, 'text/html').body.childNodes);
	return content;
}
