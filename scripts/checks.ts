import { type Outcome, inSeconds, run } from './run.ts';

export type CheckResult = { name: string; ok: boolean };

const checks = [
	{ name: 'format', command: 'oxfmt', parameters: ['--check'] },
	{ name: 'lint', command: 'oxlint', parameters: ['--type-aware', '--deny-warnings'] },
	// It reads every .ts and .tsx file too, not only the pages.
	{
		name: 'types',
		command: 'astro',
		parameters: ['check', '--noSync', '--minimumSeverity', 'error'],
	},
	{ name: 'unused', command: 'npm', parameters: ['run', '--silent', 'check:unused'] },
];

/** Runs the checks that need no build, two at a time, and prints a line for each. */
export async function runChecks(env: Record<string, string> = {}): Promise<CheckResult[]> {
	// Writes the types of the content collections, which the lint and the types rely on.
	const synced = await run('astro', ['sync'], { env });
	report('sync', synced);
	const results: CheckResult[] = [{ name: 'sync', ok: synced.ok }];
	const waiting = [...checks];
	async function work(): Promise<void> {
		for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
			const outcome = await run(check.command, check.parameters, { env });
			report(check.name, outcome);
			results.push({ name: check.name, ok: outcome.ok });
		}
	}
	await Promise.all([work(), work()]);
	return results;
}

function report(name: string, { ok, output, seconds }: Outcome): void {
	console.log(`${ok ? '✓' : '✗'} ${name} ${inSeconds(seconds)}`);
	if (!ok) console.log(output.trimEnd());
}
