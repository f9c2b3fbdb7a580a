/** The path of the page as links write it: while building, Astro knows it by its file (`/flights.html`). */
export function currentPath(url: URL): string {
	return url.pathname.replace(/(\/index)?\.html$/, '').replace(/(?<=.)\/$/, '') || '/';
}
