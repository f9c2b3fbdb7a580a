/** The rows of a list of HTML, by what their items say of them. */
export type ListedRows<Facts> = {
	/** All of them, in their order. */
	facts: () => readonly Facts[];
	/** Shows these alone; what else they are to say is written into each. */
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
			const seen = new Set(found);
			for (const [facts, item] of itemsNow()) {
				const isHidden = !seen.has(facts);
				if (item.hidden !== isHidden) item.hidden = isHidden;
				if (!isHidden) write?.(item, facts);
			}
		},
	};
}
