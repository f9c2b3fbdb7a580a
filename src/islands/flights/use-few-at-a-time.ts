import { startTransition, useEffect, useState } from 'react';

/**
 * Of a list whose items are much to draw, those that are drawn by now: a few to begin with, and a few more with each frame,
 * so that none is long. What was drawn already stays; what a change adds begins with the frame after it.
 * @param items the same objects as long as they are the same items
 * @param few how many at once
 * @param first how many to begin with
 */
export function useFewAtATime<Item>(
	items: readonly Item[],
	few: number,
	first = few,
): readonly Item[] {
	const [begun, setBegun] = useState<readonly Item[]>(() => items.slice(0, first));
	const drawn = items.filter((item) => begun.includes(item));
	const isSettled = drawn.length === items.length && drawn.length === begun.length;
	useEffect(() => {
		if (isSettled) return;
		const next = items.filter((item) => !begun.includes(item)).slice(0, few);
		const frame = requestAnimationFrame(() => startTransition(() => setBegun([...drawn, ...next])));
		return () => cancelAnimationFrame(frame);
	});
	return drawn;
}
