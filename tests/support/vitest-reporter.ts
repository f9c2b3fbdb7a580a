import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

import {
	MinimalReporter,
	type SerializedError,
	type TestCase,
	type TestModule,
	type TestRunEndReason,
	type Vitest,
} from 'vitest/node';

import {
	type Failure,
	type FileTime,
	firstLine,
	type TestReport,
} from '../../scripts/test-reports.ts';

const mostLogged = 100;

/**
 * A reporter for Vitest that prints what fails, with the log of that test, and nothing else, and writes a `TestReport`
 * into TEST_REPORT_FILE.
 */
export default class extends MinimalReporter {
	#done: TestModule[] = [];

	override onInit(vitest: Vitest): void {
		this.ctx = vitest;
		this.silent = 'passed-only';
	}

	/** What it logged in one piece, and only the end of much. */
	protected override logFailedTask({
		logs = [],
		name,
	}: Parameters<MinimalReporter['logFailedTask']>[0]): void {
		const lines = logs
			.map(({ content }) => content)
			.join('')
			.trimEnd()
			.split('\n');
		if (logs.length === 0) return;
		const left = lines.length - mostLogged;
		this.log(`── the log of ${name}${left > 0 ? `, without its first ${left} lines` : ''}`);
		this.log(`${lines.slice(-mostLogged).join('\n')}\n`);
	}

	/** At once, for whoever waits: the whole of it stands at the end. */
	override onTestCaseResult(test: TestCase): void {
		super.onTestCaseResult(test);
		if (test.result().state !== 'failed') return;
		this.log(`✗ ${pathOf(test.module)} › ${nameOf(test)}\n\t${firstLine(reasonOf(test))}\n`);
	}

	/** For who stops the run before its end: it names what had failed. */
	override onTestModuleEnd(module: TestModule): void {
		super.onTestModuleEnd(module);
		this.#done.push(module);
		if (failuresOf(module).length > 0) write({ ...reportOf(this.#done, []), isWhole: false });
	}

	override onTestRunEnd(
		modules: readonly TestModule[],
		errors: readonly SerializedError[],
		reason: TestRunEndReason,
	): void {
		const report = reportOf(modules, errors);
		write(report);
		if (report.failures.length > 0) super.onTestRunEnd(modules, errors, reason);
	}
}

function write(report: TestReport): void {
	const file = process.env['TEST_REPORT_FILE'];
	if (file !== undefined) writeFileSync(file, JSON.stringify(report));
}

function reportOf(modules: readonly TestModule[], errors: readonly SerializedError[]): TestReport {
	const tests = modules.flatMap((module) => Array.from(module.children.allTests()));
	const outside = errors.map((error) =>
		failureOf(fileOf(error), 'outside of a test', error.message),
	);
	return {
		passed: tests.filter((test) => test.result().state === 'passed').length,
		failures: [...modules.flatMap(failuresOf), ...outside],
		files: modules.map(timeOf),
		isWhole: true,
	};
}

/** Its tests that failed or were skipped; where none did, what failed around them: a hook, an import. */
function failuresOf(module: TestModule): Failure[] {
	const tests = Array.from(module.children.allTests());
	const failed = tests.filter((test) => test.result().state !== 'passed');
	const suites = Array.from(module.children.allSuites());
	const around = [module, ...suites].flatMap((one) => one.errors());
	return [
		...failed.map((test) => failureOf(pathOf(module), nameOf(test), reasonOf(test))),
		...around.map((error) => failureOf(pathOf(module), 'around its tests', error.message)),
	];
}

function reasonOf(test: TestCase): string {
	const result = test.result();
	if (result.state === 'failed') return result.errors.slice(0, 1).map(chainOf).join('');
	return result.state === 'skipped' ? 'It was skipped.' : 'It did not end.';
}

/** What it says and what its cause says, which of a statement that failed tells more than its text. */
function chainOf({ message, cause }: SerializedError): string {
	const why: unknown = cause?.message;
	return typeof why === 'string' ? `${firstLine(message).slice(0, 100)} ← ${why}` : message;
}

/** With its driver or engine, where there are several. */
function nameOf({ fullName, project }: TestCase): string {
	return /^(?:sources|built|deep|hostile: embedded|)$/.test(project.name)
		? fullName
		: `${fullName} [${project.name}]`;
}

function failureOf(file: string, test: string, message: string): Failure {
	return { file, test, reason: firstLine(message) };
}

/**
 * From the start of its worker to its last hook: much of a file's time goes into what it imports and opens before its
 * tests.
 */
function timeOf(module: TestModule): FileTime {
	const { environmentSetupDuration, prepareDuration, setupDuration, collectDuration, duration } =
		module.diagnostic();
	const all = environmentSetupDuration + prepareDuration + setupDuration + collectDuration;
	return { file: pathOf(module), seconds: (all + duration) / 1000 };
}

/** The file that ran when nobody caught it. */
function fileOf(error: SerializedError): string {
	const path: unknown = error['VITEST_TEST_PATH'];
	return typeof path === 'string' ? relative('.', path) : 'vitest';
}

function pathOf({ moduleId }: TestModule): string {
	return relative('.', moduleId);
}
