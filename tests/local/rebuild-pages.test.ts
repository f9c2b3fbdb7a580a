import { existsSync } from 'node:fs';
import {
	copyFile,
	mkdir,
	mkdtemp,
	readFile,
	rename,
	rm,
	symlink,
	writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { adminPassword } from '../support/admin-password.ts';
import { makeDataDirectory } from '../support/data-directory.ts';
import { ask, writeBuild } from './serve-fixture.ts';
import { type Served, serveIn } from './serve-process.ts';

/** In place of Astro: writes the names of the tours that it is given, or fails, or takes its time, as a file beside it says. */
const builder = `
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
const { BUILD_INTO: into, BUILD_ROWS: rows, BUILD_SITE: site } = process.env;
writeFileSync('builder.pid', String(process.pid));
if (existsSync('slow')) await setTimeout(60_000);
if (existsSync('broken')) throw new Error('There is no more room.');
const { tours } = JSON.parse(readFileSync(rows, 'utf8'));
mkdirSync(into, { recursive: true });
writeFileSync(into + '/index.html', '<title>' + site + '</title>' + tours.map(({ name }) => name).join());
writeFileSync(into + '/404.html', '<title>Page Not Found</title>');
`;

let directory: string;
let served: Served;
let site: { url: string };

beforeAll(async () => {
	directory = await mkdtemp(join(tmpdir(), 'bright-departures-rebuild-'));
	await rename(await writeBuild(), join(directory, 'dist'));
	await symlink(resolve('functions'), join(directory, 'functions'));
	await copyFile('netlify.toml', join(directory, 'netlify.toml'));
	await mkdir(join(directory, 'node_modules/astro/bin'), { recursive: true });
	await writeFile(join(directory, 'node_modules/astro/bin/astro.mjs'), builder);
	await makeDataDirectory(join(directory, '.data'));
	served = serveIn(
		directory,
		{
			PORT: '0',
			DATABASE_URL: '',
			SMTP_URL: '',
			ALERT_URL: '',
			DATA_DIRECTORY: '.data',
			DATA_FSYNC: 'off',
			ADMIN_EMAIL: 'boss@example.com',
			ADMIN_PASSWORD: adminPassword,
		},
		'tests/local/rebuild-site.ts',
	);
	site = await served.serving;
});
afterAll(async () => {
	served.process.kill('SIGKILL');
	await rm(directory, { recursive: true });
});

test('a change is built from the rows of the open database, and shown; one that cannot be is told, and the last build stays; stopping ends a build', async () => {
	const home = async () => (await ask(site, '/')).text;
	expect(await home()).toBe('<title>Home</title>');
	await nameTour('Anew');
	await expect.poll(home).toContain('Anew');
	expect(await home()).toContain(`<title>${site.url}</title>`);
	expect(existsSync(join(directory, 'dist.next'))).toBe(false);

	await writeFile(join(directory, 'broken'), '');
	await nameTour('Broken');
	const logged = await served.printed(/.*"build failed".*/);
	expect(logged).toContain('There is no more room.');
	await served.printed(/Subject: .*The pages could not be built anew\./);
	expect(await home()).toContain('Anew');
	expect(JSON.parse((await ask(site, '/api/tours/1')).text).name).toBe('Broken');

	await rm(join(directory, 'broken'));
	await writeFile(join(directory, 'slow'), '');
	const before = await builderPid();
	await nameTour('Never seen');
	await expect.poll(builderPid).not.toBe(before);
	served.process.kill('SIGTERM');
	expect((await served.ended).code).toBe(0);
	const pid = await builderPid();
	await expect.poll(() => isRunning(pid)).toBe(false);
});

const builderPid = async () => Number(await readFile(join(directory, 'builder.pid'), 'utf8'));

function isRunning(pid: number): boolean {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
}

/** Gives the first tour another name, as the desk does. */
async function nameTour(name: string): Promise<void> {
	const json = { 'content-type': 'application/json', origin: site.url };
	const login = await ask(site, '/api/admin/login', {
		method: 'POST',
		headers: json,
		body: JSON.stringify({ password: adminPassword }),
	});
	const [cookie = ''] = login.headers['set-cookie'] ?? [];
	const headers = { ...json, cookie: cookie.split(';')[0] ?? '' };
	const rows = JSON.parse((await ask(site, '/api/admin/tours', { headers })).text);
	const {
		id,
		state: _,
		updatedAt: __,
		deletedAt: ___,
		...tour
	} = rows.find((row: { id: number }) => row.id === 1);
	const body = JSON.stringify({ ...tour, name });
	const answer = await ask(site, `/api/admin/tours/${id}`, { method: 'PUT', headers, body });
	expect([answer.status, answer.text]).toEqual([200, expect.stringContaining(name)]);
}
