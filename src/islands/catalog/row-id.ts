/**
 * Which row a part of a page shows.
 * @param asked its data attributes; a shell has no `data-id`, and is asked for by an address that ends in it: '/tours/12/'
 */
export function rowId({ id = location.pathname }: DOMStringMap): number {
	return Number(/(\d+)\/?$/.exec(id)?.[1]);
}
