import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import siteJson from '../../content/site.json' with { type: 'json' };
import { violations } from '../support/accessible.ts';
import { makeDataDirectory } from '../support/data-directory.ts';
import { launchChromium } from '../support/engines/chromium.ts';
import { ownSources } from '../support/own-sources.ts';

// A whole build takes ten seconds, and more beside other tests.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

/** An agency in the north: cool paper, violet buttons, a square for a logo. */
const colors = {
	ink: '#10302a',
	paper: '#f2f6fb',
	accent: '#f2b705',
	accentDeep: '#6d28d9',
	calm: '#8fb8de',
	calmDeep: '#1d4e79',
};
const logo =
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path fill="var(--color-accent-deep)" d="M0 0h10v10H0z"/></svg>';

const folder = await ownSources('scripts', 'functions');
afterAll(() => rm(folder, { recursive: true, force: true }));

beforeAll(async () => {
	const site = { ...siteJson, name: 'Polar Ways', brand: { ...siteJson.brand, colors } };
	await writeFile(join(folder, 'content/site.json'), JSON.stringify(site));
	await writeFile(join(folder, 'content/logo.svg'), logo);
	await makeDataDirectory(join(folder, 'data'));
	await run('astro', 'build');
	await run('node', 'scripts/letter-samples.ts', 'letters');
});

test('pages, letters, icons and manifest wear the colours and the logo of another agency', async () => {
	const [home, letter, manifest, favicon] = await Promise.all(
		[
			'dist/index.html',
			'letters/01-booking-received.html',
			'dist/site.webmanifest',
			'dist/favicon.svg',
		].map((path) => readFile(join(folder, path), 'utf8')),
	);
	for (const text of [home, letter]) {
		expect(text).toContain('Polar Ways');
		expect(text).not.toMatch(/#(?:12223d|fbf6ec|ee6c4d|b93c21)/i);
	}
	expect(home).toContain('--color-ink:#10302a');
	expect(letter).toContain('background-color:#6d28d9');
	expect(manifest).toContain('"theme_color":"#f2f6fb"');
	expect(favicon).toContain('fill="#6d28d9"');
	const icon = await sharp(join(folder, 'dist/icon-192.png')).stats();
	expect(icon.dominant.b).toBeGreaterThan(icon.dominant.g);
});

test('its panel leads to the editor that the build has put there', async () => {
	const [panel, editor] = await Promise.all(
		['dist/admin.html', 'dist/edit.html'].map((path) => readFile(join(folder, path), 'utf8')),
	);
	expect(panel).toContain('<link rel="edit" href="/edit">');
	expect(editor).toContain('<title>Edit Polar Ways</title>');
});

test('its pages can be read by everybody', async () => {
	const server = createServer((request, response) => {
		const path = request.url === '/' ? '/index.html' : `${request.url}.html`;
		readFile(join(folder, 'dist', path)).then(
			(page) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page),
			() => response.writeHead(404).end(),
		);
	});
	await once(server.listen(0, '127.0.0.1'), 'listening');
	const { port } = server.address() as AddressInfo;
	const browser = await launchChromium();
	try {
		const page = await browser.newPage({ bypassCSP: true });
		for (const path of ['/', '/tours', '/tours/1', '/terms', '/careers', '/admin']) {
			await page.goto(`http://127.0.0.1:${port}${path}`);
			expect(await violations(page), path).toEqual([]);
		}
	} finally {
		await browser.close();
		server.close();
	}
});

async function run(command: string, ...given: string[]): Promise<void> {
	await promisify(execFile)(resolve('node_modules/.bin', command), given, {
		cwd: folder,
		env: {
			...process.env,
			DATA_DIRECTORY: join(folder, 'data'),
			EDITOR: 'git',
			EDITOR_REPOSITORY: 'polar/ways',
		},
		maxBuffer: 8_000_000,
	});
}
