import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const folder = await realpath(await mkdtemp(join(tmpdir(), 'bright-departures-edits-')));
const [post = ''] = await readdir('content/blog');
const seedFile = join(folder, 'src/server/db/seed-data/tours.ts');
const server = spawn('node', [resolve('tests/local/edits-fixture.ts')], {
	cwd: await prepared(),
	env: { ...process.env, DATABASE_URL: '', DATA_DIRECTORY: '.rows' },
	stdio: ['ignore', 'pipe', 'pipe'],
});
let output = '';
for (const stream of [server.stdout, server.stderr]) {
	stream.on('data', (chunk: Buffer) => (output += String(chunk)));
}

beforeAll(() => vi.waitUntil(address, { timeout: 60_000 }));
afterAll(async () => {
	const ended = once(server, 'exit');
	server.kill();
	await ended;
	await rm(folder, { recursive: true });
});

test('what broke while the server started stands there too', async () => {
	await expect.poll(() => visit('/about')).toMatchObject({ status: 500 });
	await cp('content/site.json', join(folder, 'content/site.json'));
	await expect.poll(() => visit('/about')).toMatchObject({ status: 404 });
});

test('a broken file of content/ stands on every page, whatever was right before, until it is mended', async () => {
	const file = join(folder, 'content/blog', post);
	const good = await readFile(file, 'utf8');
	expect(await visit('/about')).toMatchObject({ status: 404 });
	await writeFile(file, good.replace(/^title:.*$/m, ''));
	await expect
		.poll(() => visit('/about'))
		.toEqual({
			status: 500,
			text: expect.stringMatching(
				/content\/blog\/[\w-]+\.mdx\\n {2}title: is missing\. Write text/,
			),
		});
	await writeFile(file, good.replace(/^category:.*$/m, 'category: <b>Budget</b>'));
	await expect
		.poll(async () => (await visit('/about')).text)
		.toContain(String.raw`category: found \"&lt;b>Budget&lt;/b>\".`);
	await writeFile(file, good);
	await expect.poll(() => visit('/about')).toMatchObject({ status: 404 });
});

test('what is no page comes all the same', async () => {
	const site = join(folder, 'content/site.json');
	const good = await readFile(site, 'utf8');
	await writeFile(site, good.slice(1));
	await expect.poll(() => visit('/')).toMatchObject({ status: 500 });
	expect(await visit('/picture.webp', 'image/webp')).toMatchObject({ status: 404 });
	await writeFile(site, good);
	await expect.poll(() => visit('/')).toMatchObject({ status: 404 });
});

test('an edited seed says that the database keeps its rows, and how to start anew', async () => {
	await writeFile(seedFile, 'edited');
	await expect
		.poll(() => output)
		.toMatch(/the database in \.rows keeps its own rows: to start anew, stop, delete \.rows/);
});

async function prepared(): Promise<string> {
	await cp('content', join(folder, 'content'), { recursive: true });
	await mkdir(join(seedFile, '..'), { recursive: true });
	await writeFile(seedFile, 'first');
	return folder;
}

function address(): string | undefined {
	return /http:\S+/.exec(output)?.[0];
}

async function visit(
	path: string,
	accept = 'text/html',
): Promise<{ status: number; text: string }> {
	const response = await fetch(new URL(path, address()), { headers: { accept } });
	return { status: response.status, text: await response.text() };
}
