import { inject, type TestContext } from 'vitest';

import { seededRandom, shuffled } from '#src/domain/random.ts';

type HostileRun = {
	/** Only a part of what there is to try, as `npm test` does. */
	isQuick: boolean;
	/** Decides all that is drawn. */
	seed: string;
};

declare module 'vitest' {
	interface ProvidedContext {
		hostile: HostileRun;
	}
	interface TaskMeta {
		/** How many cases the test tried, for the table at the end. */
		cases?: number;
	}
}

export const { isQuick, seed }: HostileRun = inject('hostile');

/** So many of the cases, which the seed decides, in their order; in the whole run all, unless it says how many too. */
export function chosen<Case>(
	cases: readonly Case[],
	{ quick, whole = cases.length }: { quick: number; whole?: number },
): Case[] {
	const most = isQuick ? quick : whole;
	if (cases.length <= most) return [...cases];
	const order = shuffled(seededRandom(seed), [...cases.keys()]);
	const kept = new Set(order.slice(0, most));
	return cases.filter((_, index) => kept.has(index));
}

/** Says in the table at the end of the run how many cases a test tried. */
export function tell({ task }: Pick<TestContext, 'task'>, cases: number): void {
	task.meta.cases = (task.meta.cases ?? 0) + cases;
}
