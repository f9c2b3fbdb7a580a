import * as z from 'zod/mini';

import { failure } from './test-reports.ts';
import { named } from './test-run.ts';

const runResult = z.object({ passed: z.number(), failed: z.number(), failures: z.array(failure) });

/** One of several runs of the same tests. */
export type Repetition = z.infer<typeof runResult> & {
	number: number;
	seconds: number;
	lines: number;
};

type Finished = { number: number; seconds: number; output: string; result: unknown };

/** @param finished what a run printed, and what it wrote of itself; one that wrote nothing has failed */
export function repetitionOf({ number, seconds, output, result }: Finished): Repetition {
	const read = z.safeParse(runResult, result);
	const silent = { file: 'scripts/test.ts', test: 'the whole run', reason: 'It told no result.' };
	const told = read.success ? read.data : { passed: 0, failed: 1, failures: [silent] };
	return { ...told, number, seconds, lines: output.trimEnd().split('\n').length };
}

export const headOf = row('run', 'passed', 'failed', 'seconds', 'lines');

/** A line of the table under `headOf`. */
export function rowOf({ number, passed, failed, seconds, lines }: Repetition): string {
	return row(number, passed, failed, seconds.toFixed(1), lines);
}

function row(...cells: (string | number)[]): string {
	return cells.map((cell) => String(cell).padStart(8)).join('');
}

/**
 * What was not the same in all runs, or not green in any, in lines: each test that failed with how often, the most often
 * first, and runs of another number of tests.
 */
export function differences(repetitions: readonly Repetition[]): string[] {
	const failures = repetitions.flatMap((repetition) => repetition.failures);
	const byTest = Map.groupBy(failures, ({ file, test }) => `${file}\0${test}`);
	const red = Array.from(byTest.values())
		.toSorted((one, other) => other.length - one.length)
		.flatMap((all) =>
			all.slice(0, 1).map((first) => `${all.length} of ${repetitions.length}: ${named(first)}`),
		);
	const counts = Map.groupBy(repetitions, ({ passed, failed }) => passed + failed);
	const numbers = Array.from(counts, ([tests, runs]) => {
		const names = runs.map(({ number }) => number).join(', ');
		return `${tests} tests in run ${names}`;
	});
	return [...red, ...(numbers.length > 1 ? numbers : [])];
}
