import { inject } from 'vitest';

declare module 'vitest' {
	interface ProvidedContext {
		/** Whether a test tries all that there is, as `npm run test:deep` has it, or a sample of it, as `npm test`. */
		isWhole: boolean;
	}
}

const isWhole = inject('isWhole');

/** How often a property is tried that the whole run tries so often; in a sample, where nothing is said, a twentieth. */
export function tries(whole: number, sample = Math.ceil(whole / 20)): number {
	return isWhole ? whole : sample;
}

/** Of each kind the first; in the whole run all. */
export function sampleOf<Item>(items: readonly Item[], kindOf: (item: Item) => string): Item[] {
	if (isWhole) return [...items];
	const kinds = Map.groupBy(items, kindOf);
	return Array.from(kinds.values()).flatMap((alike) => alike.slice(0, 1));
}
