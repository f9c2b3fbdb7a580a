import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';

import { type BuildOrder, environmentOf } from '#src/server/platform/build-order.ts';

import { StartError } from './start-error.ts';

/**
 * Builds the pages in a process of its own.
 * @param order of a build beside a site that is served, which goes before it; without it the build opens the database
 * @param signal stops it
 * @throws StartError with all that the build wrote
 */
export async function buildPages({
	order,
	signal,
}: { order?: BuildOrder; signal?: AbortSignal } = {}): Promise<void> {
	const child = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
		env: {
			...process.env,
			...(order && environmentOf(order)),
			NODE_ENV: 'production',
			ASTRO_TELEMETRY_DISABLED: '1',
		},
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	if (order && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
	const stop = () => child.kill('SIGTERM');
	signal?.addEventListener('abort', stop);
	const output: Buffer[] = [];
	child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
	child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
	try {
		const [code]: unknown[] = await once(child, 'close');
		signal?.throwIfAborted();
		if (code === 0) return;
	} finally {
		signal?.removeEventListener('abort', stop);
	}
	const written = Buffer.concat(output).toString();
	throw new StartError(`${written}\nThe site could not be built; the reason is above.`);
}
