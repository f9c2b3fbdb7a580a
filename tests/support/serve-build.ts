import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { adminPassword } from './admin-password.ts';
import { makeDataDirectory } from './data-directory.ts';

/** Serves the build for the browser tests at `BASE_URL`, on a free port and with data of its own. */
export default async function serveBuild(): Promise<() => Promise<void>> {
	const dataDirectory = await mkdtemp(join(tmpdir(), 'bright-departures-e2e-'));
	await makeDataDirectory(dataDirectory);
	const server = spawn(process.execPath, ['src/local/serve.ts'], {
		env: {
			...process.env,
			PORT: '0',
			DATA_DIRECTORY: dataDirectory,
			RATE_LIMITS: 'off',
			LOG_REQUESTS: 'off',
			ADMIN_PASSWORD: adminPassword,
		},
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	const stopped = new Promise<void>((resolve) => server.once('close', () => resolve()));
	const url = new Promise<string>((resolve, reject) => {
		createInterface({ input: server.stdout }).on('line', (line) => {
			const address = /^Serving on (\S+)$/.exec(line)?.[1];
			if (address !== undefined) resolve(address);
		});
		void stopped.then(() => reject(new Error('The server for the browser tests did not start.')));
	});
	process.env['BASE_URL'] = await url;
	return async () => {
		server.kill('SIGTERM');
		await stopped;
		await rm(dataDirectory, { recursive: true });
	};
}
