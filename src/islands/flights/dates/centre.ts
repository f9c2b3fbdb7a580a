/** Scrolls a box to and fro until what it holds stands in its middle; the page does not move. */
export function centre(held: Element | null | undefined, box: Element | null): void {
	if (!held || !box) return;
	const { left, width } = held.getBoundingClientRect();
	box.scrollLeft += left + width / 2 - box.getBoundingClientRect().left - box.clientWidth / 2;
}
