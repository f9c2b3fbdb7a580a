import { type Outcome, inSeconds, run } from './run.ts';

type CheckResult = { name: string; ok: boolean; output: string };

export type Check = { name: string; command: string; parameters: string[] };

export const formatCheck: Check = { name: 'format', command: 'oxfmt', parameters: ['--check'] };
/** It reads the types of every .ts and .tsx file for its own rules, and judges them on the way. */
export const lintCheck: Check = {
	name: 'lint and types',
	command: 'oxlint',
	parameters: ['--disable-nested-config', '--type-aware', '--type-check', '--deny-warnings'],
};
export const pagesCheck: Check = {
	name: 'types of pages',
	command: 'astro',
	parameters: [
		'check',
		'--noSync',
		'--minimumSeverity',
		'error',
		'--tsconfig',
		'tsconfig.pages.json',
	],
};
const unusedCheck: Check = {
	name: 'unused',
	command: 'npm',
	parameters: ['run', '--silent', 'check:unused'],
};

type CheckOptions = {
	env?: Record<string, string>;
	/** How many run at the same time. */
	workers?: number;
	say?: (line: string) => void;
};

/**
 * Writes the types of the content collections, which the lint and the types rely on, and says so in a line. A build
 * writes them too, but only when nothing is wrong with it.
 */
export async function syncTypes({ env = {}, say = console.log }: CheckOptions = {}) {
	return report('sync', await run('astro', ['sync'], { env }), say);
}

/** Runs checks that need the types but no build, all where none is named, and says a line for each. */
export async function runChecks(
	{ env = {}, workers = 2, say = console.log }: CheckOptions = {},
	checks: readonly Check[] = [formatCheck, lintCheck, pagesCheck, unusedCheck],
): Promise<CheckResult[]> {
	const results: CheckResult[] = [];
	const waiting = [...checks];
	async function work(): Promise<void> {
		for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
			results.push(report(check.name, await run(check.command, check.parameters, { env }), say));
		}
	}
	await Promise.all(Array.from({ length: workers }, work));
	return results;
}

function report(name: string, outcome: Outcome, say: (line: string) => void): CheckResult {
	const { ok, output, seconds } = outcome;
	say(`${ok ? '✓' : '✗'} ${name} ${inSeconds(seconds)}`);
	if (!ok) say(output.trimEnd());
	return { name, ok, output };
}
