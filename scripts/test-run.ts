import { inTurns } from './in-turns.ts';
import { inSeconds } from './run.ts';
import { type Failure, type FileTime, slowest } from './test-reports.ts';

export type StageResult = { passed: number; failures: Failure[]; files?: FileTime[] };
type RunResult = { passed: number; failed: number; failures: Failure[] };
export type Write = (text: string) => void;

type TestRun = {
	/** Does a part of the run; several at the same time are printed one after another. */
	stage: (name: string, work: (write: Write) => Promise<StageResult>) => Promise<StageResult>;
	/** Prints how long what took, what failed and, as the last line, what all stages counted together. */
	end: () => RunResult;
};

/** Begins a run whose stages are counted, timed and printed. */
export function beginRun(print: Write): TestRun {
	const began = performance.now();
	const newVoice = inTurns(print);
	const done: { line: string; result: StageResult }[] = [];
	return {
		async stage(name, work) {
			const voice = newVoice();
			voice.write(`── ${name}\n`);
			const stageBegan = performance.now();
			const result = await work(voice.write);
			voice.end();
			const count = counted(result.passed, result.failures.length);
			done.push({ line: `${name}: ${count}, ${inSeconds(since(stageBegan))}`, result });
			return result;
		},
		end() {
			const failures = done.flatMap(({ result }) => result.failures);
			const passed = done.reduce((total, { result }) => total + result.passed, 0);
			const files = slowest(done.flatMap(({ result }) => result.files ?? []));
			const [late, lost] = [failures.filter(isLate), failures.filter((each) => !isLate(each))];
			const lines = [
				...block('the slowest files', files.map(timed)),
				...block(
					'stages',
					done.map(({ line }) => line),
				),
				...block('what was out of time', late.map(named)),
				...block('what failed', lost.map(named)),
				...(failures.length === 0 ? [] : ['']),
				`All in ${inSeconds(since(began))}`,
				counted(passed, failures.length),
			];
			print(`${lines.join('\n')}\n`);
			return { passed, failed: failures.length, failures };
		},
	};
}

function block(heading: string, lines: string[]): string[] {
	return lines.length === 0 ? [] : ['', `── ${heading}`, ...lines];
}

/** Two lines: where, and why. */
export function named({ file, test, reason }: Failure): string {
	return `${file} › ${test}\n\t${reason}`;
}

/** A busy machine may be the reason: what failed otherwise is wrong on any. */
function isLate({ reason }: Failure): boolean {
	return /\btimed out in\b|\btimeout of \d+ms exceeded|\bout of time\b/i.test(reason);
}

function timed({ file, seconds }: FileTime): string {
	return `${inSeconds(seconds).padStart(8)}  ${file}`;
}

function counted(passed: number, failed: number): string {
	return `${passed} passed, ${failed} failed`;
}

function since(moment: number): number {
	return (performance.now() - moment) / 1000;
}
