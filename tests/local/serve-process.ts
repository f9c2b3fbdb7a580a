import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

export type Served = {
	process: ChildProcess;
	/** Once it serves. */
	serving: Promise<{ url: string }>;
	/** Once it has ended, however that was: all that it printed. */
	ended: Promise<{ code: number | null; output: string }>;
	/** Once it has printed something that fits. */
	printed: (expected: RegExp) => Promise<string>;
};

/**
 * Runs the command that serves a build in a directory, beside what the test's own environment says.
 * @param command another that says where it serves
 */
export function serveIn(
	cwd: string,
	environment: Record<string, string>,
	command = 'src/local/serve.ts',
): Served {
	const child = spawn(process.execPath, [resolve(command)], {
		cwd,
		env: { ...process.env, ...environment },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let output = '';
	const readers = new Set<() => void>();
	for (const stream of [child.stdout, child.stderr]) {
		stream.on('data', (chunk: Buffer) => {
			output += chunk.toString();
			for (const read of readers) read();
		});
	}
	function printed(expected: RegExp): Promise<string> {
		return new Promise((found) => {
			function read(): void {
				const match = expected.exec(output);
				if (match === null) return;
				readers.delete(read);
				found(match[1] ?? match[0]);
			}
			readers.add(read);
			read();
		});
	}
	const ended = once(child, 'close').then(([code]: unknown[]) => ({
		code: typeof code === 'number' ? code : null,
		output,
	}));
	const serving = printed(/Serving on (\S+)/).then((url) => ({ url }));
	return { process: child, serving, ended, printed };
}
