import { execFile, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

import { generate } from 'selfsigned';
import { afterAll, expect, test } from 'vitest';

import { bareEnvironment } from '../support/bare-environment.ts';
import { makeDataDirectory } from '../support/data-directory.ts';

const guide = readFileSync('docs/running.md', 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'bright-blocks-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What docs/running.md tells an operator to copy for a program, a text each. */
function blocks(program: string): string[] {
	const found = guide.matchAll(new RegExp(`^\`\`\`${program}\\n(.*?)^\`\`\``, 'gms'));
	return Array.from(found, ([, block = '']) => block);
}

function written(name: string, text: string): string {
	const file = join(folder, name);
	writeFileSync(file, text);
	return file;
}

/** Asks the program itself; skips where this machine has none, as a developer's may. */
function asked(program: string, words: string[]): string {
	const { status, stdout, stderr } = spawnSync(program, words, {
		encoding: 'utf8',
		env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` },
	});
	return `${status} ${stdout}${stderr}`;
}

const has = (program: string) =>
	spawnSync('sh', ['-c', `PATH="$PATH:/usr/sbin" command -v ${program}`]).status === 0;

test.skipIf(!has('systemd-analyze'))('systemd takes the unit', () => {
	const [unit = ''] = blocks('systemd');
	// This machine has neither the user nor the folder.
	const here = unit.replaceAll('/srv/site', resolve('.')).replace('User=bright', 'User=root');
	const file = written('bright-departures.service', here);
	expect(asked('systemd-analyze', ['verify', file])).toMatch(/^0 $/);
	const broken = written('broken.service', here.replace('Restart=on-failure', 'Restart=perhaps'));
	expect(asked('systemd-analyze', ['verify', broken])).toContain('restart specifier');
});

test.skipIf(!has('logrotate'))('logrotate takes its lines', () => {
	const [lines = ''] = blocks('logrotate');
	const file = written('logrotate', lines.replace('/var/log/', `${folder}/`));
	chmodSync(file, 0o644);
	expect(asked('logrotate', ['--debug', file])).toMatch(/^0 /);
});

test.skipIf(!has('caddy'))('Caddy takes its lines', () => {
	const [lines = ''] = blocks('caddyfile');
	const file = written('Caddyfile', lines);
	expect(asked('caddy', ['validate', '--adapter', 'caddyfile', '--config', file])).toMatch(
		/^0 [^]*Valid configuration/,
	);
});

test.skipIf(!has('nginx'))(
	'nginx takes its lines, and passes on what the site believes',
	async () => {
		const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
		const seen: Record<string, unknown>[] = [];
		const site = createServer((request, response) => {
			seen.push(request.headers);
			response.end();
		}).listen(0, '127.0.0.1');
		await new Promise((listening) => site.once('listening', listening));
		const { port } = site.address() as { port: number };
		const [ports, plain] = [port + 1, port + 2];
		const [lines = ''] = blocks('nginx');
		const here = lines
			.replace(/\S+fullchain\.pem/, written('cert.pem', cert))
			.replace(/\S+privkey\.pem/, written('key.pem', key))
			.replace('127.0.0.1:4321', `127.0.0.1:${port}`)
			.replace('listen 443', `listen 127.0.0.1:${ports}`)
			.replace('listen 80', `listen 127.0.0.1:${plain}`);
		const own = `pid ${folder}/nginx.pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\naccess_log off;\n${temporary()}\n${here}}\n`;
		const file = written('nginx.conf', own);
		expect(asked('nginx', ['-t', '-c', file])).toMatch(/^0 [^]*test is successful/);
		asked('nginx', ['-c', file]);
		try {
			await promisify(execFile)('curl', [
				'--insecure',
				'--silent',
				'--header',
				'X-Forwarded-For: 192.0.2.7',
				`https://127.0.0.1:${ports}/tours`,
			]);
			expect(seen).toMatchObject([
				{ 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.7, 127.0.0.1' },
			]);
		} finally {
			asked('nginx', ['-c', file, '-s', 'stop']);
			site.close();
		}
	},
);

/** nginx keeps what it buffers where only root may write, else. */
function temporary(): string {
	return ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
		.map((kind) => `${kind}_temp_path ${folder}/${kind};`)
		.join('\n');
}

test.skipIf(!has('crontab'))('cron takes its lines', () => {
	const lines = blocks('cron');
	expect(lines).toHaveLength(2);
	const file = written('crontab', lines.join(''));
	expect(asked('crontab', ['-n', file])).toMatch(/^0 /);
});

test('a week and a day of cron keep seven backups, and the newest is restored', async () => {
	const data = join(folder, 'data');
	await makeDataDirectory(data);
	// What the line calls: a clock that is told the day, and npm in this folder.
	const bin = mkdtempSync(join(folder, 'bin-'));
	writeFileSync(join(bin, 'date'), '#!/bin/sh\necho "$DAY"\n', { mode: 0o755 });
	const [backUp = '', rehearse = ''] = blocks('cron').map((line) =>
		line
			.trim()
			.replace(/^(?:\S+ +){5}/, '')
			.replaceAll(String.raw`\%`, '%')
			.replace('cd /srv/site', `cd ${resolve('.')}`)
			.replaceAll('backups', join(folder, 'backups'))
			.replace('>/dev/null', ''),
	);
	const run = (line: string, day = '') =>
		promisify(execFile)('sh', ['-c', line], {
			env: {
				...bareEnvironment(),
				PATH: `${bin}:${process.env['PATH']}`,
				DAY: day,
				DATA_DIRECTORY: data,
				DATA_FSYNC: 'off',
			},
		});
	const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
	for (const day of [...week, 'Mon']) await run(backUp, day);
	expect(readdirSync(join(folder, 'backups')).toSorted()).toEqual(
		week.map((day) => `${day}.gz`).toSorted(),
	);
	const { stdout } = await run(rehearse);
	expect(stdout).toContain('Mon.gz');
});
