/**
 * Scrolls a box to and fro until what it holds stands in its middle; the page does not move. Whoever has come to something
 * else in it by keyboard keeps that in sight.
 */
export function centre(held: Element | null | undefined, box: Element | null): void {
	if (!held || !box) return;
	const { activeElement } = document;
	if (activeElement !== held && box.contains(activeElement)) return;
	const { left, width } = held.getBoundingClientRect();
	box.scrollLeft += left + width / 2 - box.getBoundingClientRect().left - box.clientWidth / 2;
}
