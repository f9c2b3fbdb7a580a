import { type Alert, type Carriers, tell } from './alert.ts';

type Ended = Carriers & {
	/** null: the build was made. */
	failure: unknown;
	now: Date;
};

/**
 * Tells the administrator, once, that the pages could not be built anew, and once that they were. The process that
 * builds remembers that itself.
 * @returns is told of each build that has ended
 */
export function buildWatch(): (ended: Ended) => Promise<void> {
	let since: Date | null = null;
	let isTold = false;
	return async ({ failure, now, ...carriers }) => {
		if (failure !== null) {
			since ??= now;
			if (isTold) return;
			isTold = await tell({ kind: 'build', state: 'began', since, ...words }, carriers, now);
			return;
		}
		if (since !== null && isTold) {
			const over: Alert = { kind: 'build', state: 'over', since, ...wordsOfEnd };
			if (!(await tell(over, carriers, now))) return;
		}
		since = null;
		isTold = false;
	};
}

const words = {
	summary: 'The pages could not be built anew.',
	advice:
		'Visitors see those of the last build, with what is newer. The log says why: put it right, then change anything in the catalog, or start the site anew.',
};

const wordsOfEnd = {
	summary: 'The pages are built anew again.',
	advice: 'They show the catalog as it is.',
};
