import type { ChildProcess } from 'node:child_process';

/**
 * The part of a program's output that a pattern's first group names, as soon as it is written.
 * @throws Error with what the program said instead, when it ends before
 */
export function saidBy(child: ChildProcess, pattern: RegExp): Promise<string> {
	return new Promise((resolve, reject) => {
		let output = '';
		const read = (chunk: Buffer) => {
			output += chunk.toString();
			const said = pattern.exec(output)?.[1];
			if (said !== undefined) resolve(said);
		};
		child.stdout?.on('data', read);
		child.stderr?.on('data', read);
		child.once('error', reject);
		child.once('exit', (code) => {
			reject(new Error(`${child.spawnfile} ended with ${code}:\n${output}`));
		});
	});
}

/** Ends a program that this process has started, and waits until it has ended. */
export async function end(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	const ended = new Promise((resolve) => child.once('exit', resolve));
	child.kill('SIGTERM');
	await ended;
}
