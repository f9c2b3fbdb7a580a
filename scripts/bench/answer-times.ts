import { totalCountHeader } from '#src/contract/http/total-count.ts';

/** Milliseconds of answers to the same question, one after the other. */
export type AnswerTimes = {
	median: number;
	/** What nineteen of twenty stay below. */
	p95: number;
	slowest: number;
	/** How many rows the answer says there are; 0 where it says nothing. */
	total: number;
};

/**
 * Asks again and again.
 * @param asks a function for each time: what it asks may differ
 * @throws Error when an answer is not a good one
 */
export async function answerTimes(
	asks: readonly (() => Promise<Response>)[],
): Promise<AnswerTimes> {
	const durations: number[] = [];
	let total = 0;
	for (const ask of asks) {
		const start = performance.now();
		const answer = await ask();
		await answer.text();
		durations.push(performance.now() - start);
		if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}.`);
		total = Number(answer.headers.get(totalCountHeader));
	}
	durations.sort((a, b) => a - b);
	const at = (share: number) =>
		durations[Math.min(Math.floor(durations.length * share), durations.length - 1)] ?? 0;
	return { median: at(0.5), p95: at(0.95), slowest: at(1), total };
}
