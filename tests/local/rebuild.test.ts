import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { rebuildWhenAsked } from '#src/local/start/rebuild.ts';
import type { Repetition } from '#src/local/start/repeat.ts';
import { askForBuild } from '#src/server/platform/ask-for-build.ts';

/** The builds that were begun, each to be ended by the test. */
let builds: PromiseWithResolvers<void>[];
let ends: unknown[];
let running: Repetition | undefined;

beforeEach(() => {
	vi.useFakeTimers();
	[builds, ends] = [[], []];
});
afterEach(async () => {
	for (const { resolve } of builds) resolve();
	await running?.stop();
	vi.useRealTimers();
});

function begin({ isOutOfDate = false } = {}): void {
	running = rebuildWhenAsked({
		afterSeconds: 60,
		againSeconds: 600,
		isOutOfDate,
		work(signal) {
			const build = Promise.withResolvers<void>();
			signal.addEventListener('abort', () => build.reject(signal.reason));
			builds.push(build);
			return build.promise;
		},
		onEnd: async (failure) => void ends.push(failure),
	});
}

const change = () => askForBuild(null);
const wait = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

test('a build begins a minute after the last change, and none without one', async () => {
	begin();
	await wait(1000);
	expect(builds).toHaveLength(0);
	await change();
	await wait(59);
	await change();
	await wait(59);
	expect(builds).toHaveLength(0);
	await wait(1);
	expect(builds).toHaveLength(1);
	builds[0]?.resolve();
	await wait(1000);
	expect([builds.length, ends]).toEqual([1, [null]]);
});

test('what was out of date at the start is built without a change', async () => {
	begin({ isOutOfDate: true });
	await wait(60);
	expect(builds).toHaveLength(1);
});

test('two changes during a build lead to one more, and never to two at a time', async () => {
	begin();
	await change();
	await wait(60);
	await change();
	await wait(70);
	await change();
	await wait(70);
	expect(builds).toHaveLength(1);
	builds[0]?.resolve();
	await wait(0);
	expect(builds).toHaveLength(2);
	builds[1]?.resolve();
	await wait(1000);
	expect([builds.length, ends]).toEqual([2, [null, null]]);
});

test('a build that failed is told, and tried again after ten minutes or the next change', async () => {
	begin();
	await change();
	await wait(60);
	const failure = new Error('There is no more room.');
	builds[0]?.reject(failure);
	await wait(599);
	expect([builds.length, ends]).toEqual([1, [failure]]);
	await wait(1);
	expect(builds).toHaveLength(2);
	builds[1]?.reject(failure);
	await wait(0);
	await change();
	await wait(60);
	expect(builds).toHaveLength(3);
	builds[2]?.resolve();
	await wait(1000);
	expect([builds.length, ends]).toEqual([3, [failure, failure, null]]);
});

test('stopped, it ends the build that runs, and begins no other', async () => {
	begin();
	await change();
	await wait(60);
	await change();
	await running?.stop();
	await change();
	await wait(1000);
	expect([builds.length, ends]).toEqual([1, []]);
});
