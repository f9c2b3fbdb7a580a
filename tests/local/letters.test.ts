import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { expect, onTestFinished, test, vi } from 'vitest';

import { printed } from '#src/local/start/letters.ts';
import { repeat } from '#src/local/start/repeat.ts';

import { makeDataDirectory } from '../support/data-directory.ts';
import { writeBuild } from './serve-fixture.ts';

test('a letter is shown on the console of whoever serves the site, and the server still stops cleanly', async () => {
	const directory = await mkdtemp(join(tmpdir(), 'bright-departures-letters-'));
	await rename(await writeBuild(), join(directory, 'dist'));
	await symlink(resolve('functions'), join(directory, 'functions'));
	await copyFile('netlify.toml', join(directory, 'netlify.toml'));
	await makeDataDirectory(join(directory, 'data'));
	const server = spawn(process.execPath, [resolve('src/local/serve.ts')], {
		cwd: directory,
		env: { ...process.env, DATA_DIRECTORY: 'data', DATABASE_URL: '', SMTP_URL: '', PORT: '0' },
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	onTestFinished(async () => {
		server.kill('SIGKILL');
		await rm(directory, { recursive: true, force: true });
	});
	let output = '';
	server.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
	const url = await vi.waitUntil(() => /Serving on (\S+)/.exec(output)?.[1], { timeout: 60_000 });
	const answer = await fetch(`${url}/api/subscribe`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify({ email: 'ada@example.com' }),
	});
	expect(answer.status).toBe(201);
	await vi.waitUntil(() => output.includes('| To: ada@example.com'), { timeout: 60_000 });
	expect(output).toContain('answer this letter with the word "unsubscribe"');
	expect((await fetch(`${url}/.netlify/functions/outbox`)).status).toBe(404);

	server.kill('SIGTERM');
	expect(await once(server, 'exit')).toEqual([0, null]);
});

test('what a visitor typed cannot steer the terminal', () => {
	const letter = {
		id: 1,
		kind: 'test',
		recipient: 'a@b.com',
		replyTo: null,
		html: '',
		calendar: null,
		attempts: 1,
	};
	const body = 'Ada\u001B[2J\u009B31m\r\n\tsecond line\u0007\n';
	const text = printed({ ...letter, subject: 'Hello', body, createdAt: new Date() });
	expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
	expect(text).toContain('second line');
});

test('repeated work is never done twice at a time, goes on after a failure, and ends when stopped', async () => {
	vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
	vi.spyOn(console, 'error').mockReturnValue();
	const runs: PromiseWithResolvers<void>[] = [];
	const work = (signal: AbortSignal) => {
		const run = Promise.withResolvers<void>();
		runs.push(run);
		signal.addEventListener('abort', () => run.resolve());
		return run.promise;
	};
	const repetition = repeat({ everySeconds: 2, failure: 'work failed', work });
	vi.advanceTimersByTime(6000);
	expect(runs).toHaveLength(1);
	runs[0]?.reject(new Error('The database is away.'));
	await new Promise(setImmediate);
	vi.advanceTimersByTime(2000);
	expect(runs).toHaveLength(2);
	expect(console.error).toHaveBeenCalledOnce();
	await repetition.stop();
	vi.advanceTimersByTime(6000);
	expect(runs).toHaveLength(2);
	vi.useRealTimers();
	vi.restoreAllMocks();
});
