/** The rows of a list of HTML, by what their items say of them. */
export type ListedRows<Facts> = {
	/** All of them, in their order. */
	facts: () => readonly Facts[];
	/** Shows these alone, in this order; what else they are to say is written into each. */
	show: (found: readonly Facts[], write?: (item: HTMLElement, facts: Facts) => void) => void;
};

/**
 * Reads the items of a list, and again where fresher ones have taken their place.
 * @param read what a filter asks of an item
 * @param onFresh called after the items were replaced
 */
export function listedRows<Facts>(
	list: HTMLElement,
	read: (item: HTMLElement) => Facts,
	onFresh: () => void,
): ListedRows<Facts> {
	let items: Map<Facts, HTMLElement> | undefined;
	const itemsNow = () => {
		const found = list.querySelectorAll<HTMLElement>('li[data-name]');
		return (items ??= new Map([...found].map((item) => [read(item), item])));
	};
	list.addEventListener('fresh', () => {
		items = undefined;
		onFresh();
	});
	return {
		facts: () => [...itemsNow().keys()],
		show(found, write) {
			const now = itemsNow();
			const seen = new Set(found);
			for (const [facts, item] of now) {
				const isHidden = !seen.has(facts);
				if (item.hidden !== isHidden) item.hidden = isHidden;
				if (!isHidden) write?.(item, facts);
			}
			inOrder(found.flatMap((facts) => now.get(facts) ?? []));
		},
	};
}

/** Moves as few items as stand in another order: what is focused or being read stays where it is. */
function inOrder(items: readonly HTMLElement[]): void {
	for (const [index, item] of items.entries()) {
		const before = items[index - 1];
		const isBehind =
			before === undefined ||
			(before.compareDocumentPosition(item) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
		if (!isBehind) before.after(item);
	}
}
