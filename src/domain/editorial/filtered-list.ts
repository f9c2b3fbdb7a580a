/** What the things in a list are called: `post` and `posts`. */
export type Things = { one: string; many: string };

/** The filter that leaves everything in the list. */
export const noFilter = '';

/** '1 post', '3 posts'. */
export function countOf(count: number, { one, many }: Things): string {
	return `${count} ${count === 1 ? one : many}`;
}

type Choice<Item> = {
	filter: string;
	/** The filter under which an item is found. */
	filterOf: (item: Item) => string;
	things: Things;
	/** How many are seen before more are asked for; all unless told otherwise. */
	most?: number;
};

/**
 * What of a list is seen under a filter: the `matching` items in their order, and of them those that wait until
 * more are asked for (`later`); `label` says how many are seen, as '3 posts' or '9 of 12 guides'.
 */
export function filterList<Item>(
	items: readonly Item[],
	{ filter, filterOf, things, most = Infinity }: Choice<Item>,
): { matching: Item[]; later: Item[]; label: string } {
	const matching = items.filter((item) => filter === noFilter || filterOf(item) === filter);
	const later = matching.slice(most);
	const count = countOf(matching.length, things);
	const seen = matching.length - later.length;
	return { matching, later, label: later.length > 0 ? `${seen} of ${count}` : count };
}
