import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Tells the process which commit it runs, where the environment does not and this is a clone of Git's. */
export function nameCommit(): void {
	if (process.env.COMMIT_REF || !existsSync('.git')) return;
	try {
		const told = execFileSync('git', ['rev-parse', 'HEAD'], {
			stdio: ['ignore', 'pipe', 'ignore'],
		});
		process.env.COMMIT_REF = told.toString().trim();
	} catch {
		// Without Git, or in somebody else's clone, which Git refuses to read: it stays unknown.
	}
}
