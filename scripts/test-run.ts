import { inTurns } from './in-turns.ts';
import { inSeconds } from './run.ts';
import { type Count, type Failure, type FileTime, slowest } from './test-reports.ts';

export type StageResult = Count & {
	files?: FileTime[];
	failures?: Failure[];
	/** What passed, but only at its second try. */
	flaky?: Failure[];
};
export type Write = (text: string) => void;

type TestRun = {
	/** Does a part of the run; several at the same time are printed one after another. */
	stage: (name: string, work: (write: Write) => Promise<StageResult>) => Promise<StageResult>;
	/** Prints what failed, if only once, how long what took and, as the last line, what all stages counted together. */
	end: () => Count;
};

/** Begins a run whose stages are counted, timed and printed. */
export function beginRun(print: Write): TestRun {
	const began = performance.now();
	const newVoice = inTurns(print);
	const done: { line: string; result: StageResult }[] = [];
	return {
		async stage(name, work) {
			const voice = newVoice();
			voice.write(`\n── ${name}\n`);
			const stageBegan = performance.now();
			const result = await work(voice.write);
			const line = `${name}: ${counted(result)}, ${inSeconds(since(stageBegan))}`;
			voice.write(`── ${line}\n`);
			voice.end();
			done.push({ line, result });
			return result;
		},
		end() {
			const failures = done.flatMap(({ result }) => result.failures ?? []);
			const flaky = done.flatMap(({ result }) => result.flaky ?? []);
			const files = slowest(done.flatMap(({ result }) => result.files ?? []));
			const total = {
				passed: sum(done.map(({ result }) => result.passed)),
				failed: sum(done.map(({ result }) => result.failed)),
			};
			const lines = [
				...heading('what failed', failures.map(named)),
				...heading('flaky: what passed only at its second try', flaky.map(named)),
				...heading('the slowest files', files.map(timed)),
				...heading(
					'stages',
					done.map(({ line }) => line),
				),
				`All in ${inSeconds(since(began))}`,
				counted(total),
			];
			print(`${lines.join('\n')}\n`);
			return total;
		},
	};
}

function heading(text: string, lines: string[]): string[] {
	return lines.length === 0 ? [] : ['', `── ${text}`, ...lines];
}

function named({ file, test, reason }: Failure): string {
	return `${file} › ${test}\n\t${reason}`;
}

function timed({ file, seconds }: FileTime): string {
	return `${inSeconds(seconds).padStart(8)}  ${file}`;
}

function counted({ passed, failed }: Count): string {
	return `${passed} passed, ${failed} failed`;
}

function since(moment: number): number {
	return (performance.now() - moment) / 1000;
}

function sum(numbers: number[]): number {
	return numbers.reduce((total, number) => total + number, 0);
}
