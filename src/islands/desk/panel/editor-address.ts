/**
 * Where the agency's facts and texts are edited in the browser: the address that the page of the panel names, as the build
 * has put an editor there or has not; null where files are edited.
 */
export function editorAddress(): string | null {
	return document.querySelector<HTMLLinkElement>('link[rel=edit]')?.href ?? null;
}
