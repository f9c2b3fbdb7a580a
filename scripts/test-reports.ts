import { readFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';

import * as z from 'zod/mini';

export const failure = z.object({ file: z.string(), test: z.string(), reason: z.string() });
const fileTime = z.object({ file: z.string(), seconds: z.number() });
const testReport = z.object({
	passed: z.number(),
	failures: z.array(failure),
	files: z.array(fileTime),
	isWhole: z.boolean(),
});

/** What did not pass, a test that was skipped or a file that could not be loaded too, and the first line of why. */
export type Failure = z.infer<typeof failure>;
/** How long a test file took, all that it did before its first test included. */
export type FileTime = z.infer<typeof fileTime>;
/**
 * What a runner of tests has done, as this project's reporters write it: tests/support/*-reporter.ts. Not whole is one that
 * was written at a failure, for who stops the runner before its end.
 */
export type TestReport = z.infer<typeof testReport>;
/** How a runner ended. */
type Ended = { ok: boolean; signal: string | null; isLate?: boolean };

/**
 * What a runner did by its report and how it ended: one that failed without naming a test, did not come to its end or ran
 * nothing has one failure more than it told.
 * @param runner what it is named by where no test is
 */
export async function reportOf(runner: string, ended: Ended, file: string): Promise<TestReport> {
	const read = z.safeParse(testReport, await readJson(file).catch(() => null));
	const report = read.success ? read.data : nothing;
	const why = silentFailure(ended, report);
	if (why === null) return report;
	const whole = { file: runner, test: 'the whole run', reason: why };
	return { ...report, failures: [...report.failures, whole] };
}

const nothing: TestReport = { passed: 0, failures: [], files: [], isWhole: false };

function silentFailure({ ok, signal, isLate }: Ended, { passed, failures, isWhole }: TestReport) {
	if (isLate) return 'It was out of time.';
	if (!isWhole) return signal === null ? 'It did not come to its end.' : `${signal} ended it.`;
	if (failures.length > 0) return null;
	if (!ok) return 'It failed after its last test.';
	return passed === 0 ? 'It ran no test.' : null;
}

/** The ten that took longest, the longest first. */
export function slowest(files: readonly FileTime[]): FileTime[] {
	return files.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10);
}

/** Of what a program or an error says, the line that tells why: the first that names an error, else the first. */
export function firstLine(text: string): string {
	const lines = stripVTControlCharacters(text)
		.split('\n')
		.map((line) => line.trim())
		.filter((line) => line !== '');
	const line = lines.find((each) => /error|[×✗✘]/i.test(each)) ?? lines[0] ?? '';
	return line.length > longest ? `${line.slice(0, longest)}…` : line;
}

/** A statement that failed can be pages long. */
const longest = 200;

async function readJson(file: string): Promise<unknown> {
	return JSON.parse(await readFile(file, 'utf8'));
}
