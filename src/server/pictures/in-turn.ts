let last: Promise<unknown> = Promise.resolve();

/**
 * Makes one photograph ready after the other: each may take 100 MB. What comes to its turn is looked at only then, so that
 * what was taken back meanwhile is not begun, and a lease does not run out while it waits.
 */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
	const mine = last.then(work);
	last = mine.catch(() => null);
	return mine;
}
