export type Turns = {
	/** Does work when its turn has come. */
	take: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

/** So much is being done already that somebody's turn did not come in time. */
export class TurnTimeout extends Error {
	override name = 'TurnTimeout';
	/** As databases name it when nobody more can be served (PostgreSQL's `too_many_connections`). */
	readonly code = '53300';

	constructor() {
		super('No turn came in time.');
	}
}

/**
 * Lets so many pieces of work go on at a time, others in the order in which they came.
 * @param patience milliseconds after which one that still waits is given up, with a `TurnTimeout`
 */
export function inTurns(most: number, patience: number): Turns {
	let running = 0;
	const waiting = new Set<() => void>();

	function nextTurn(): Promise<void> {
		const { promise, resolve, reject } = Promise.withResolvers<void>();
		const timer = setTimeout(() => {
			waiting.delete(begin);
			reject(new TurnTimeout());
		}, patience);
		function begin(): void {
			clearTimeout(timer);
			waiting.delete(begin);
			resolve();
		}
		waiting.add(begin);
		return promise;
	}

	return {
		async take(work) {
			if (running === most) await nextTurn();
			else running += 1;
			try {
				return await work();
			} finally {
				// The turn goes to the one that waits longest, and is free only where nobody waits.
				const [next] = waiting;
				if (next) next();
				else running -= 1;
			}
		},
	};
}
