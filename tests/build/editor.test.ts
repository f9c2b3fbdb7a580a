import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';

import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { writeEditor } from '#src/build/editor.ts';
import { checkFile } from '#src/collections/check-file.ts';
import { editedSchemas } from '#src/collections/schemas.ts';
import { parseSite } from '#src/site-schema.ts';

import { launchChromium } from '../support/engines/chromium.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const faq = 'content/faqs/booking-and-reservations.mdx';
const guide = 'content/guides/banff-without-a-car.mdx';
const before = readFileSync(faq, 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'bright-editor-'));
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };
const server = createServer((request, response) => {
	const name = request.url === '/edit' ? '/edit.html' : (request.url ?? '');
	try {
		const file = readFileSync(join(folder, name));
		response.setHeader('Content-Type', types[extname(name)] ?? 'application/json').end(file);
	} catch {
		response.writeHead(404).end();
	}
});
let browser: Browser;
let address: string;

beforeAll(async () => {
	await writeEditor(folder, { name: 'agency/site', branch: 'main' });
	await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
	address = `http://localhost:${Object(server.address()).port}`;
	browser = await launchChromium();
});
afterAll(async () => {
	await browser.close();
	server.close();
	rmSync(folder, { recursive: true });
});

/** The editor with a clone in which one file lies: a folder of the browser's own in place of the one that somebody chooses. */
async function open(file: string, collection: string, title: string) {
	const page = await browser.newPage();
	const outside: string[] = [];
	page.on('request', (request) => {
		const { protocol, origin } = new URL(request.url());
		if (protocol.startsWith('http') && origin !== address) outside.push(request.url());
	});
	await page.route(/githubstatus/, (route) => route.abort());
	await page.addInitScript(() => {
		Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
		Object.assign(FileSystemHandle.prototype, {
			queryPermission: async () => 'granted',
			requestPermission: async () => 'granted',
		});
	});
	await page.goto(`${address}/edit`);
	await page.evaluate(
		async ([path = '', text = '']) => {
			const root = await navigator.storage.getDirectory();
			await root.getDirectoryHandle('.git', { create: true });
			const [name = '', ...folders] = path.split('/').toReversed();
			let place = root;
			for (const each of folders.toReversed())
				place = await place.getDirectoryHandle(each, { create: true });
			const handle = await place.getFileHandle(name, { create: true });
			const writing = await handle.createWritable();
			await writing.write(text);
			await writing.close();
		},
		[file, readFileSync(file, 'utf8')],
	);
	await page.getByRole('button', { name: 'Work with Local Repository' }).click();
	await page.getByRole('treeitem', { name: new RegExp(collection) }).click();
	await page.getByRole('row', { name: title }).getByText(title, { exact: true }).click();
	await page.getByRole('group', { name: 'Content Editor' }).waitFor();
	return { page, outside };
}

function stored(page: Page, file: string): Promise<string> {
	return page.evaluate(async (path) => {
		let place = await navigator.storage.getDirectory();
		const [name = '', ...folders] = path.split('/').toReversed();
		for (const each of folders.toReversed()) place = await place.getDirectoryHandle(each);
		return (await (await place.getFileHandle(name)).getFile()).text();
	}, file);
}

async function save(page: Page, file: string): Promise<string> {
	await page.getByRole('button', { name: 'Save' }).click();
	await expect.poll(() => stored(page, file)).not.toBe(readFileSync(file, 'utf8'));
	return stored(page, file);
}

const openFaq = () => open(faq, 'Questions', 'Booking & Reservations');
const body = before.split('---\n\n')[1] ?? '';
const problemsIn = (text: string) => checkFile(faq, text, editedSchemas['faqs/*.mdx']).problems;

test('a question is changed in the browser, and the file has that change and no other', async () => {
	const { page, outside } = await openFaq();
	const field = page.getByRole('textbox', { name: 'Text' });
	await field.fill(body.replace('## How do I book', '## How can I book'));
	const text = await save(page, faq);
	expect(text).toBe(before.replace('## How do I book', '## How can I book'));
	expect(problemsIn(text)).toEqual([]);
	expect(outside.filter((url) => !url.includes('githubstatus'))).toEqual([]);
	await page.close();
});

test('a mistake is told by the same words as in an editor of one’s own', async () => {
	const { page } = await openFaq();
	expect(await page.getByRole('group', { name: /Order/ }).textContent()).toContain(
		'Write a whole number: the group with the lowest comes first.',
	);
	await page
		.getByRole('textbox', { name: 'Text' })
		.fill(body.replace('<Phone />', '<Telephone />'));
	const text = await save(page, faq);
	expect(problemsIn(text).join()).toContain('found <Telephone>. There is no such piece');
	await page.close();
});

test('a guide keeps all its fields and its text when one field is changed', async () => {
	const { page } = await open(guide, 'Guides', 'Banff without a car');
	await page.getByRole('textbox', { name: 'Excerpt' }).fill('Buses go where cars may not.');
	const text = await save(page, guide);
	const { data, problems } = checkFile(guide, text, editedSchemas['guides/*.mdx']);
	expect(problems).toEqual([]);
	const earlier = readFileSync(guide, 'utf8');
	const kept = checkFile(guide, earlier, editedSchemas['guides/*.mdx']).data;
	expect({ ...data, excerpt: '' }).toEqual({ ...kept, draft: false, featured: false, excerpt: '' });
	expect(text.split('\n---\n')[1]?.trim()).toBe(earlier.split('\n---\n')[1]?.trim());
	await page.close();
});

test('the agency’s facts are changed in the browser, and the file has that change and no other', async () => {
	const facts = 'content/site.json';
	const title = 'Name, colors, hours and terms';
	const { page } = await open(facts, 'The agency', title);
	await page.getByRole('textbox', { name: 'Phone' }).fill('+1 (503) 555-0199');
	const text = await save(page, facts);
	expect(text).toBe(readFileSync(facts, 'utf8').replace('+1 (212) 555-0142', '+1 (503) 555-0199'));
	expect(parseSite(JSON.parse(text)).phone).toBe('+1 (503) 555-0199');
	await page.close();
});
