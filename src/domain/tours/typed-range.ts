import { readNumber } from '../numbers.ts';
import type { Range } from './tour-facts.ts';

/** The two ends of a range as they are typed; '' where nothing is. */
export type TypedRange = { least: string; most: string };

/**
 * The range that was typed: null for nothing at all; NaN at an end that is no number.
 * @param lowest the lower end where only the upper one is typed: 'up to 12 travellers'
 */
export function rangeOfTyped({ least, most }: TypedRange, lowest: number): Range | null {
	const [from, to] = [readNumber(least), readNumber(most)];
	return from === undefined && to === undefined
		? null
		: { least: from ?? lowest, most: to ?? null };
}

/** How a range is typed. */
export function typedOfRange(range: Range | null): TypedRange {
	return { least: String(range?.least ?? ''), most: String(range?.most ?? '') };
}

/** Whether two are the same, also where an end is no number. */
export function isSameRange(one: Range | null, other: Range | null): boolean {
	if (one === null || other === null) return one === other;
	return Object.is(one.least, other.least) && Object.is(one.most, other.most);
}
