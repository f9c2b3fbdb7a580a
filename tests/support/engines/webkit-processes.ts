import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

import { end, saidBy } from './child-process.ts';

export type Programs = { driver: string; screen: string };

/** Starts a screen without a monitor, and what drives WebKit on it; gives the driver's address. */
export async function startDriver(
	{ driver, screen }: Programs,
	hear: (output: string) => void,
): Promise<{ address: string; stop: () => Promise<void> }> {
	const frame = spawn(
		screen,
		['-displayfd', '1', '-screen', '0', '1600x1100x24', '-nolisten', 'tcp'],
		{ stdio: ['ignore', 'pipe', 'pipe'] },
	);
	const display = await saidBy(frame, /^(\d+)\n/m);
	const port = await freePort();
	const child = spawn(driver, [`--port=${port}`], {
		env: {
			...process.env,
			DISPLAY: `:${display}`,
			GDK_BACKEND: 'x11',
			// What keeps WebKit's processes apart needs rights that a container does not have.
			WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
			LIBGL_ALWAYS_SOFTWARE: '1',
			NO_AT_BRIDGE: '1',
			LANG: 'en_US.UTF-8',
			LC_ALL: '',
		},
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	child.stdout.on('data', (chunk: Buffer) => hear(chunk.toString()));
	child.stderr.on('data', (chunk: Buffer) => hear(chunk.toString()));
	const address = `http://127.0.0.1:${port}`;
	await answers(address);
	return {
		address,
		async stop() {
			await end(child);
			await end(frame);
		},
	};
}

/** A port that nobody listens on; the driver does not say which one it would take by itself. */
async function freePort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const address = server.address();
	server.close();
	await once(server, 'close');
	if (address === null || typeof address === 'string') throw new Error('There is no free port.');
	return address.port;
}

/** Waits until the driver listens: it does not say when. */
async function answers(address: string): Promise<void> {
	const ends = Date.now() + 20_000;
	while (!(await fetch(`${address}/status`).catch(() => null))) {
		if (Date.now() > ends) throw new Error('WebKitWebDriver did not begin to listen in 20 s.');
	}
}
