import { relative } from 'node:path';

import type { Reporter, TestCase, TestModule, TestProject } from 'vitest/node';

const results = { passed: 'held', failed: 'BROKE', skipped: 'SKIPPED', pending: 'SKIPPED' };

/** Prints at the end of a run what was tried, how many cases of it, what came of it, and the seed that repeats it. */
export default class implements Reporter {
	onTestRunEnd(modules: readonly TestModule[]): void {
		const rows = modules
			.toSorted((one, other) => one.moduleId.localeCompare(other.moduleId))
			.flatMap((module) => Array.from(module.children.allTests(), (test) => rowOf(module, test)));
		const [first] = modules;
		console.log(`\n${table([['what', 'cases', 'result'], ...rows])}\n`);
		if (first !== undefined) console.log(repeat(first.project));
	}
}

type Row = [what: string, cases: string, result: string];

function rowOf({ moduleId }: TestModule, test: TestCase): Row {
	const file = relative('tests/hostile', moduleId).replace('.test.ts', '');
	const cases = String(test.meta().cases ?? 1);
	return [`${test.project.name} · ${file}: ${test.fullName}`, cases, results[test.result().state]];
}

function table(rows: Row[]): string {
	const widths = [0, 1, 2].map((column) =>
		Math.max(...rows.map((row) => (row[column] ?? '').length)),
	);
	const [what = 0, cases = 0] = widths;
	return rows
		.map((row) => `${row[0].padEnd(what)}  ${row[1].padStart(cases)}  ${row[2]}`)
		.join('\n');
}

function repeat(project: TestProject): string {
	const { seed } = project.getProvidedContext().hostile;
	return `Seed ${seed}: HOSTILE_SEED=${seed} npm run test:hostile tries the same again.`;
}
