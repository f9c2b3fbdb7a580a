import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { makeDataDirectory } from '../support/data-directory.ts';
import { ask, fixtureFunctions, serveFixture, writeBuild } from './serve-fixture.ts';
import { type Served, serveIn } from './serve-process.ts';

/** A directory as the command is run in: a build, functions, Netlify's file; its data lie in `data`. */
let directory: string;
beforeAll(async () => {
	directory = await mkdtemp(join(tmpdir(), 'bright-departures-serve-'));
	await rename(await writeBuild(), join(directory, 'dist'));
	await symlink(resolve(fixtureFunctions), join(directory, 'functions'));
	await copyFile('netlify.toml', join(directory, 'netlify.toml'));
	await makeDataDirectory(join(directory, 'data'));
});
afterAll(() => rm(directory, { recursive: true }));

test('a running server refuses a second one on its data, and stops cleanly when told to', async () => {
	const first = serve({ PORT: '0' });
	const server = await first.serving;

	const second = await serve({ PORT: '0' }).ended;
	expect(second).toMatchObject({ code: 1, output: expect.stringMatching(oneLine) });
	expect(second.output).toContain(`process ${first.process.pid}`);

	const idle = await openConnection(server.url);
	const running = ask(server, '/api/slow');
	await once(first.process.stdout ?? idle, 'data');
	first.process.kill('SIGTERM');
	expect((await running).text).toBe('finished');
	const { code, output } = await first.ended;
	expect(code).toBe(0);
	expect(output).toContain('background work done');
	idle.destroy();

	const again = serve({ PORT: '0' });
	await again.serving;
	again.process.kill('SIGINT');
	expect((await again.ended).code).toBe(0);
});

// It waits for ten seconds: the tests after it happen meanwhile.
test.concurrent('a client that never finishes its request is cut off, while others are answered', async () => {
	const server = await serveFixture();
	const slow = connect(Number(new URL(server.url).port));
	slow.write('GET / HTTP/1.1\r\nHost: site.example\r\nX-Slow: ');
	const cut = once(slow, 'close');
	slow.resume();
	expect((await ask(server, '/')).status).toBe(200);
	await cut;
	await server.close();
});

test.concurrent('a request whose Host is none is a 400', async () => {
	const server = await serveFixture();
	for (const host of ['1.1.1.1.1', '[::1', 'a:b', 'site.example:99999999', 'user@site.example']) {
		for (const path of ['/', '/api/echo/1']) {
			const { status } = await ask(server, path, { headers: { Host: host } });
			expect({ host, path, status }).toEqual({ host, path, status: 400 });
		}
	}
	await server.close();
});

test.concurrent('data that cannot be written is told in one line', async () => {
	await writeFile(join(directory, 'file'), '');
	const { code, output } = await serve({ PORT: '0', DATA_DIRECTORY: 'file/data' }).ended;
	expect({ code, output }).toEqual({ code: 1, output: expect.stringMatching(oneLine) });
	expect(output).toContain('file/data');
});

test.concurrent('data that are damaged are told in one line', async () => {
	await makeDataDirectory(join(directory, 'damaged'));
	await truncate(join(directory, 'damaged/postgres/global/pg_control'), 10);
	const { code, output } = await serve({ PORT: '0', DATA_DIRECTORY: 'damaged' }).ended;
	expect({ code, output }).toEqual({ code: 1, output: expect.stringMatching(oneLine) });
	expect(output).toContain(`${directory}/damaged cannot be opened because its files are damaged`);
});

test.concurrent('a port that another program has is told before anything else is done', async () => {
	const other = createServer().listen(0);
	await once(other, 'listening');
	const address = other.address();
	const port = typeof address === 'object' ? String(address?.port) : '';
	const { code, output } = await serve({ PORT: port, DATA_DIRECTORY: 'untouched' }).ended;
	other.close();
	expect({ code, output }).toEqual({ code: 1, output: expect.stringMatching(oneLine) });
	expect(output).toMatch(/^Port \d+ is in use/);
	expect(output).toContain(`PORT=${Number(port) + 1}`);
	expect(existsSync(join(directory, 'untouched'))).toBe(false);
});

test.concurrent.each([
	['PORT', 'abc'],
	['PORT', '99999'],
	['HOST', '203.0.113.1'],
	['DATABASE_URL', 'mysql://x'],
])('%s=%s is told in one line', async (name, value) => {
	const { code, output } = await serve({ PORT: '0', DATA_DIRECTORY: 'unused', [name]: value })
		.ended;
	expect({ code, output }).toEqual({ code: 1, output: expect.stringMatching(oneLine) });
	expect(output).toContain(name);
});

test.concurrent('a missing build is told in one line', async () => {
	const empty = await mkdtemp(join(tmpdir(), 'bright-departures-empty-'));
	const { code, output } = await serve({ PORT: '0' }, empty).ended;
	expect({ code, output }).toEqual({ code: 1, output: expect.stringMatching(oneLine) });
	expect(output).toContain('npm start');
	await rm(empty, { recursive: true });
});

const oneLine = /^[^\n]+\n$/;

function serve(environment: Record<string, string>, cwd = directory): Served {
	return serveIn(cwd, { DATA_DIRECTORY: 'data', DATABASE_URL: '', ...environment });
}

/** A connection on which nothing is ever asked, as browsers open them. */
async function openConnection(url: string) {
	const connection = connect(Number(new URL(url).port));
	await once(connection, 'connect');
	return connection;
}
