import { type ChildProcess, spawn } from 'node:child_process';

export type ServerProcess = { server: ChildProcess; url: string };

/**
 * Starts a process that serves the site and says 'Serving on URL', with a channel to its parent.
 * @param command with the script last, as in `['node', 'tests/support/site-process.ts']`
 * @throws Error with all that it wrote, when it ends before
 */
export function startServerProcess(
	[program = 'node', ...parameters]: string[],
	env: Record<string, string>,
): Promise<ServerProcess> {
	const server = spawn(program, parameters, {
		env: { ...process.env, DATABASE_URL: '', BUILD_HOOK_URL: '', SMTP_URL: '', ...env },
		stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
	});
	return new Promise((resolve, reject) => {
		let output = '';
		const read = (chunk: Buffer) => {
			output += String(chunk);
			const url = /Serving on (\S+)/.exec(output)?.[1];
			if (url) resolve({ server, url });
		};
		server.stdout?.on('data', read);
		server.stderr?.on('data', read);
		server.once('error', reject);
		server.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
	});
}

/** Ends a server by a signal, and waits until it has. */
export async function endServerProcess(
	server: ChildProcess,
	signal: NodeJS.Signals,
): Promise<number | null> {
	if (server.exitCode !== null || server.signalCode !== null) return server.exitCode;
	const exited = new Promise<number | null>((resolve) => server.once('exit', resolve));
	server.kill(signal);
	return exited;
}
