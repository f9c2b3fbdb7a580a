import { type Outcome, inSeconds, run } from './run.ts';

export type CheckResult = { name: string; ok: boolean };

const checks = [
	{ name: 'format', command: 'oxfmt', parameters: ['--check'] },
	{ name: 'lint', command: 'oxlint', parameters: ['--type-aware', '--deny-warnings'] },
	{ name: 'types of pages', command: 'astro', parameters: ['check', '--noSync'] },
	{ name: 'types of code', command: 'tsc', parameters: ['--noEmit'] },
];

/** Runs the checks that need no build, two at a time, and prints a line for each. */
export async function runChecks(): Promise<CheckResult[]> {
	// The types of content collections and of `astro:` modules are written by this command.
	const synced = await run('astro', ['sync'], { env: quietAstro });
	report('astro sync', synced);
	const waiting = [...checks];
	const results: CheckResult[] = [];
	async function work(): Promise<void> {
		for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
			const outcome = await run(check.command, check.parameters, { env: quietAstro });
			report(check.name, outcome);
			results.push({ name: check.name, ok: outcome.ok && synced.ok });
		}
	}
	await Promise.all([work(), work()]);
	return results;
}

const quietAstro = { ASTRO_TELEMETRY_DISABLED: '1' };

function report(name: string, { ok, output, seconds }: Outcome): void {
	console.log(`${ok ? '✓' : '✗'} ${name} ${inSeconds(seconds)}`);
	if (!ok) console.log(output.trimEnd());
}
