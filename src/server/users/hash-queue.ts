import { HttpError } from '../http/http-error.ts';

// Each takes 19 MiB and the whole of a core: more at once would starve whatever else the process answers.
const mostAtOnce = 2;
const mostWaiting = 20;
const retryAfterSeconds = '5';

let admitted = 0;
let running = 0;
const waiting: (() => void)[] = [];

/**
 * Does work that hashes passwords, each `inTurn`, as long as the process is not full of it.
 * @throws HttpError 503 at once, before the work has begun, and what the work throws
 */
export async function withHashing<Result>(work: () => Promise<Result>): Promise<Result> {
	if (admitted === mostAtOnce + mostWaiting) {
		throw new HttpError(
			503,
			{ message: 'Many people are signing in at this moment. Please try again in a few seconds.' },
			{ 'Retry-After': retryAfterSeconds },
		);
	}
	admitted += 1;
	try {
		return await work();
	} finally {
		admitted -= 1;
	}
}

/** Runs one hash when its turn has come; only within `withHashing`, which keeps the queue short. */
export async function inTurn<Result>(hash: () => Promise<Result>): Promise<Result> {
	if (running === mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
	else running += 1;
	try {
		return await hash();
	} finally {
		// The place goes to the next in the queue, and is free only where nobody waits.
		const next = waiting.shift();
		if (next) next();
		else running -= 1;
	}
}
