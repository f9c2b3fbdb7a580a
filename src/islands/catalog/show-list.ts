/** Ends what `HideUnasked.astro` began: from here on the script of the list knows what of the list to show. */
export function showList(): void {
	document.documentElement.removeAttribute('data-asked');
}
