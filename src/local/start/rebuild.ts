import { onBuildAsked } from '#src/server/platform/ask-for-build.ts';

import type { Repetition } from './repeat.ts';

type Rebuild = {
	/** How long nothing has to have changed before a build begins. */
	afterSeconds: number;
	/** How long after one that failed it is tried again, unless something changes before. */
	againSeconds: number;
	/** Whether what is served was out of date before anything changes; 'by its code': a new one is made at once. */
	isOutOfDate: boolean | 'by its code';
	/** Builds, and shows what was built. */
	work: (signal: AbortSignal) => Promise<void>;
	/** Told of each build that has ended: of a failure, or of none. */
	onEnd: (failure: unknown) => Promise<void>;
};

/**
 * Builds anew once what is asked for (`askForBuild`) has come to rest, one build at a time: whatever is asked during one
 * leads to one more. It does not keep the process from ending.
 */
export function rebuildWhenAsked(rebuild: Rebuild): Repetition {
	const { afterSeconds, againSeconds, isOutOfDate, work, onEnd } = rebuild;
	const stopping = new AbortController();
	let timer: NodeJS.Timeout | undefined;
	let building: Promise<void> | null = null;
	let isDue = false;

	function buildIn(seconds: number): void {
		if (stopping.signal.aborted) return;
		clearTimeout(timer);
		timer = setTimeout(begin, seconds * 1000).unref();
	}

	function begin(): void {
		timer = undefined;
		isDue = building !== null;
		building ??= build().finally(() => {
			building = null;
			if (isDue) buildIn(0);
		});
	}

	async function build(): Promise<void> {
		try {
			await work(stopping.signal);
			await onEnd(null);
		} catch (failure) {
			if (stopping.signal.aborted) return;
			await onEnd(failure);
			// What is asked for meanwhile comes first.
			if (timer === undefined) buildIn(againSeconds);
		}
	}

	const stopListening = onBuildAsked(() => buildIn(afterSeconds));
	if (isOutOfDate) buildIn(isOutOfDate === 'by its code' ? 0 : afterSeconds);
	return {
		async stop() {
			stopListening();
			stopping.abort();
			clearTimeout(timer);
			await building;
		},
	};
}
