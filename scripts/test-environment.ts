import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { RunDirectory } from './run-directory.ts';

/** What all programs of a run of tests are told beside what they inherit. */
export function testEnvironment({ path, env }: RunDirectory): Record<string, string> {
	return {
		...clean,
		...env,
		DATA_DIRECTORY: join(path, 'data'),
		ENGINES: process.env['ENGINES'] || 'firefox,webkit',
		// What one process has compiled the next one reads: a server that a test starts does so in three quarters of the time.
		NODE_COMPILE_CACHE: join(path, 'compiled'),
		NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import=${quickImports}`,
	};
}

/** Loaded into every process of the run, the servers that tests start among them. */
const quickImports = pathToFileURL('scripts/quick-imports.mjs').href;

/** What this run prints may be colored, by NO_COLOR and the like too: so may what it runs. */
export function colors(): Record<string, string> {
	if (process.stdout.isTTY && process.stdout.hasColors()) return { FORCE_COLOR: '1' };
	return process.env['FORCE_COLOR'] === undefined ? { NO_COLOR: '1' } : {};
}

/** Nothing that a developer has set, in the shell or in `.env`, reaches data or services of theirs. */
const clean = {
	DATABASE_URL: '',
	ADMIN_EMAIL: '',
	ADMIN_PASSWORD: '',
	SITE_URL: '',
	URL: '',
	BUILD_HOOK_URL: '',
	SMTP_URL: '',
	RATE_LIMITS: '',
	PREVIEW_DATABASE: '',
	REQUIRE_SECOND_FACTOR: '',
	SECOND_FACTOR_KEY: '',
	LOG_REQUESTS: '',
	SLOW_QUERY_MS: '',
	ALERT_URL: '',
	HOST: '',
	PORT: '',
};
