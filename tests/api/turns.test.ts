import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { inTurns, TurnTimeout } from '#src/server/db/turns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that ends when it is told to. */
function pieceOfWork() {
	const { promise, resolve } = Promise.withResolvers<void>();
	return { begin: vi.fn<() => Promise<void>>(() => promise), end: resolve };
}

test('so many pieces of work go on at a time, the others in the order in which they came', async () => {
	const turns = inTurns(2, 1000);
	const [a, b, c, d] = [pieceOfWork(), pieceOfWork(), pieceOfWork(), pieceOfWork()];
	for (const { begin } of [a, b, c, d]) void turns.take(begin);
	await vi.advanceTimersByTimeAsync(0);
	expect([c.begin, d.begin].map((begin) => begin.mock.calls.length)).toEqual([0, 0]);
	b.end();
	await vi.advanceTimersByTimeAsync(0);
	expect([c.begin, d.begin].map((begin) => begin.mock.calls.length)).toEqual([1, 0]);
});

test('work that fails ends its turn', async () => {
	const turns = inTurns(1, 1000);
	for (let times = 0; times < 3; times += 1) {
		await expect(turns.take(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
	}
	await expect(turns.take(() => Promise.resolve('yes'))).resolves.toBe('yes');
});

test('who waits too long is given up, and takes no turn from those that wait on', async () => {
	const turns = inTurns(1, 1000);
	const running = pieceOfWork();
	void turns.take(running.begin);
	const late = turns.take(() => Promise.resolve()).catch((error: unknown) => error);
	await vi.advanceTimersByTimeAsync(999);
	const inTime = turns.take(() => Promise.resolve('in time'));
	await vi.advanceTimersByTimeAsync(1);
	expect(await late).toBeInstanceOf(TurnTimeout);
	running.end();
	await expect(inTime).resolves.toBe('in time');
});
