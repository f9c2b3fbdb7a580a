import { failureFields, log } from '#src/server/platform/log.ts';

export type Repetition = {
	/** Begins no more work and waits for what is running. */
	stop: () => Promise<void>;
};

type Repeated = {
	everySeconds: number;
	/** Whether it is done for the first time now, and not only after that. */
	beginsAtOnce?: boolean;
	/** What the log says of a failure: 'delivery failed'. */
	failure: string;
	/** Gets a signal that is aborted once it should end. */
	work: (signal: AbortSignal) => Promise<void>;
};

/**
 * Does work again and again, never twice at a time, without keeping the process from ending. A failure is logged
 * and the work done again.
 */
export function repeat({
	everySeconds,
	beginsAtOnce = false,
	failure,
	work,
}: Repeated): Repetition {
	const stopping = new AbortController();
	let running: Promise<void> | null = null;
	const begin = () => {
		running ??= work(stopping.signal)
			.catch((error: unknown) => log('error', failure, failureFields(error)))
			.finally(() => {
				running = null;
			});
	};
	const timer = setInterval(begin, everySeconds * 1000);
	if (beginsAtOnce) begin();
	timer.unref();
	return {
		async stop() {
			clearInterval(timer);
			stopping.abort();
			await running;
		},
	};
}
