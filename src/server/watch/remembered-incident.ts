import { differenceInMinutes } from 'date-fns/differenceInMinutes';

import { type Alert, type Carriers, type IncidentKind, tell } from './alert.ts';

type Words = Pick<Alert, 'summary' | 'advice'>;

/** What was found at a look. */
export type Found = Carriers & {
	/** What is wrong; null: nothing. */
	wrong: Words | null;
	/** What is told once nothing is wrong any more. */
	over: Words;
	now: Date;
};

/**
 * Tells the administrator, once, that something is wrong, and once that it is not any more. The process remembers that
 * itself: what is wrong may be what would remember it otherwise.
 * @param options.patienceMinutes it may be wrong for so long, at every look
 * @returns is told of each look
 */
export function rememberedIncident(
	kind: IncidentKind,
	{ patienceMinutes = 0 } = {},
): (found: Found) => Promise<void> {
	let since: Date | null = null;
	let isTold = false;
	return async ({ wrong, over, now, ...carriers }) => {
		if (wrong !== null) {
			since ??= now;
			if (isTold || differenceInMinutes(now, since) < patienceMinutes) return;
			isTold = await tell({ kind, state: 'began', since, ...wrong }, carriers, now);
			return;
		}
		if (since !== null && isTold) {
			if (!(await tell({ kind, state: 'over', since, ...over }, carriers, now))) return;
		}
		since = null;
		isTold = false;
	};
}
