import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, expect, test, vi } from 'vitest';

import { makeDataDirectory } from '../support/data-directory.ts';
import { ownSources } from '../support/own-sources.ts';
import { serveIn } from './serve-process.ts';

// Two whole builds.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });
const patient = { timeout: 120_000, interval: 500 };

const folder = await ownSources('functions', 'netlify.toml', 'package-lock.json');
afterAll(() => rm(folder, { recursive: true, force: true }));

const start = () =>
	serveIn(
		folder,
		{ PORT: '0', DATABASE_URL: '', SMTP_URL: '', DATA_DIRECTORY: join(folder, 'data') },
		join(folder, 'src/local/start.ts'),
	);

test('a service whose sources have changed answers at once with the last pages, then with the new ones', async () => {
	await makeDataDirectory(join(folder, 'data'));
	const first = start();
	const url = await first.printed(/Ready in [\d.]+ s: (\S+)/);
	expect(await text(`${url}/about`)).not.toContain('Written anew');
	first.process.kill('SIGTERM');
	await first.ended;

	const about = join(folder, 'content/about.mdx');
	const before = await readFile(about, 'utf8');
	await writeFile(about, `${before}\nWritten anew.\n`);
	const second = start();
	await second.printed(/The pages of the last build are served until the new ones are made\./);
	const again = await second.printed(/Ready in [\d.]+ s: (\S+)/);
	expect(await text(`${again}/about`)).not.toContain('Written anew');
	await expect.poll(() => text(`${again}/about`), patient).toContain('Written anew');
	second.process.kill('SIGTERM');
	await second.ended;
});

async function text(address: string): Promise<string> {
	return (await fetch(address)).text();
}
