import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import type {
	Reporter,
	Suite,
	TestCase,
	TestError,
	TestResult,
} from 'playwright/types/testReporter';

import {
	type Failure,
	type FileTime,
	firstLine,
	type TestReport,
} from '../../scripts/test-reports.ts';
import { serverLogOf } from './server-log.ts';

/**
 * A reporter for Playwright that prints what fails, with what the page's server logged for that test, and nothing else,
 * and writes a `TestReport` into TEST_REPORT_FILE.
 */
export default class implements Reporter {
	#tests: TestCase[] = [];
	#errors: TestError[] = [];

	onBegin(_config: unknown, suite: Suite): void {
		this.#tests = suite.allTests();
	}

	printsToStdio(): boolean {
		return true;
	}

	onTestEnd(test: TestCase, result: TestResult): void {
		if (result.status === 'passed') return;
		print(toldOf(test, result));
		// For who stops the run before its end: it names what had failed.
		const ended = this.#tests.filter(({ results }) => results.length > 0);
		write({ ...reportOf(ended, this.#errors), isWhole: false });
	}

	onError(error: TestError): void {
		this.#errors.push(error);
		print(errorText(error));
	}

	onEnd(): void {
		const report = reportOf(this.#tests, this.#errors);
		if (!write(report)) print(`${report.passed} passed, ${report.failures.length} failed`);
	}
}

/** Whether there is a file that it goes to. */
function write(report: TestReport): boolean {
	const file = process.env['TEST_REPORT_FILE'];
	if (file !== undefined) writeFileSync(file, JSON.stringify(report));
	return file !== undefined;
}

function reportOf(tests: readonly TestCase[], errors: readonly TestError[]): TestReport {
	const failed = tests.filter((test) => test.results.at(-1)?.status !== 'passed');
	return {
		passed: tests.length - failed.length,
		failures: [
			...failed.map((test) => ({
				file: pathOf(test),
				test: nameOf(test),
				reason: reasonOf(test),
			})),
			...errors.map((error) => outside(error)),
		],
		files: timesOf(tests),
		isWhole: true,
	};
}

function outside(error: TestError): Failure {
	return { file: 'playwright', test: 'outside of a test', reason: firstLine(errorText(error)) };
}

function reasonOf({ results }: TestCase): string {
	const result = results.at(-1);
	if (result === undefined) return 'It was not run.';
	if (result.error !== undefined) {
		const text = stripVTControlCharacters(errorText(result.error));
		const [, locator] = /^Locator: +(.+)$/m.exec(text) ?? [];
		return locator === undefined ? firstLine(text) : `${firstLine(text)}: ${locator}`;
	}
	return result.status === 'skipped' ? 'It was skipped.' : `It ${result.status}.`;
}

/** How long the tests of each file took. */
function timesOf(tests: readonly TestCase[]): FileTime[] {
	const seconds = new Map<string, number>();
	for (const test of tests) {
		const took = test.results.reduce((total, { duration }) => total + duration / 1000, 0);
		seconds.set(pathOf(test), (seconds.get(pathOf(test)) ?? 0) + took);
	}
	return Array.from(seconds, ([file, sum]) => ({ file, seconds: sum }));
}

function toldOf(test: TestCase, result: TestResult): string {
	const written = [...result.stdout, ...result.stderr].map((chunk) => String(chunk));
	const page = result.attachments.find(({ name }) => name === 'error-context')?.path;
	return [
		`✗ ${pathOf(test)}:${test.location.line} › ${nameOf(test)}`,
		...result.errors.map(errorText),
		...(result.status === 'skipped' ? ['It was skipped.'] : []),
		...(page === undefined ? [] : [`The page: ${relative('.', page)}`]),
		...heading('what it wrote', written.join('')),
		...heading('what its server logged', serverLogOf(result)),
	].join('\n');
}

function heading(text: string, lines: string): string[] {
	return lines === '' ? [] : [`── ${text}`, lines.trimEnd()];
}

function errorText({ stack, message, value, snippet }: TestError): string {
	return [stack ?? message ?? value ?? '', snippet ?? ''].filter((text) => text !== '').join('\n');
}

function pathOf({ location }: TestCase): string {
	return relative('.', location.file);
}

/** With the groups that it is in, without the project and the file. */
function nameOf(test: TestCase): string {
	return test.titlePath().slice(3).join(' › ');
}

function print(text: string): void {
	const isPlain = !process.stdout.isTTY && process.env['FORCE_COLOR'] === undefined;
	process.stdout.write(`${isPlain ? stripVTControlCharacters(text) : text}\n\n`);
}
