import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { adviceOn, findFirefox } from '../../../scripts/engines.mjs';
import { type Bidi, connectBidi } from './bidi.ts';
import { end, saidBy } from './child-process.ts';
import { elementsWithRole } from './in-page.ts';
import { clickAt, keys, typing } from './keys.ts';
import { readingSource, selectingSource } from './sent-source.ts';
import type { Engine, Tab } from './tab.ts';

/** Where no screen is, Firefox thinks that no mouse is either: it has one, which is exact and can hover. */
const mouse = ['primary', 'all']
	.map((which) => `user_pref('ui.${which}PointerCapabilities', 6);\n`)
	.join('');

/**
 * Without a graphics card every picture is drawn by the processor: some a second are enough. And all pages are from
 * one place, so that they need no process each, nor one kept ready for the next.
 */
const sparing = [
	"user_pref('layout.frame_rate', 15);",
	"user_pref('fission.autostart', false);",
	"user_pref('dom.ipc.processPrelaunch.enabled', false);",
].join('\n');

type Node = { sharedId: string };
type LogEntry = { level: string; text: string; source: { context?: string } };

/** Firefox as it is installed, driven over WebDriver BiDi, which it speaks itself. */
export async function startFirefox(): Promise<Engine> {
	const program = findFirefox();
	if (program === null) throw new Error(adviceOn('firefox'));
	const profile = await mkdtemp(join(tmpdir(), 'bright-departures-firefox-'));
	await writeFile(join(profile, 'user.js'), mouse + sparing);
	const parameters = [
		'--headless',
		'--no-remote',
		'--profile',
		profile,
		'--remote-debugging-port',
		'0',
	];
	const firefox = spawn(program, parameters, { stdio: ['ignore', 'pipe', 'pipe'] });
	const address = await saidBy(firefox, /WebDriver BiDi listening on (ws:\S+)/);
	const bidi = await connectBidi(`${address}/session`);
	await bidi.send('session.new', { capabilities: {} });
	await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
	return {
		newTab: () => openTab(bidi),
		async close() {
			bidi.close();
			await end(firefox);
			await rm(profile, { recursive: true, force: true });
		},
	};
}

async function openTab(bidi: Bidi): Promise<Tab> {
	const { userContext } = await bidi.send<{ userContext: string }>('browser.createUserContext', {});
	const { context } = await bidi.send<{ context: string }>('browsingContext.create', {
		type: 'tab',
		userContext,
	});
	// A page that is not in front has no idle moments, and so no islands.
	await bidi.send('browsingContext.activate', { context });
	const complaints: string[] = [];
	bidi.on('log.entryAdded', (params) => {
		const entry = params as LogEntry;
		if (entry.source.context === context && entry.level === 'error') complaints.push(entry.text);
	});

	async function call<Value>(functionDeclaration: string, callArguments: object[]): Promise<Value> {
		const answer = await bidi.send<{
			result?: { value: Value };
			exceptionDetails?: { text: string };
		}>('script.callFunction', {
			functionDeclaration,
			arguments: callArguments,
			target: { context },
			awaitPromise: false,
		});
		if (!answer.result) throw new Error(answer.exceptionDetails?.text);
		return answer.result.value;
	}

	const perform = async (actions: object[]) => {
		await bidi.send('input.performActions', { context, actions });
	};
	return {
		async open(url) {
			await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
		},
		async goBack() {
			await bidi.send('browsingContext.traverseHistory', { context, delta: -1 });
		},
		async resize(width, height) {
			await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } });
		},
		// Its accessibility tree could be asked; that takes twice the time of the whole test.
		withRole: (role, name) =>
			call<Node[]>(selectingSource(elementsWithRole), [json({ role, name })]),
		select(find, parameter) {
			return call<Node[]>(selectingSource(find), [json(parameter)]);
		},
		async read(found, look, parameter) {
			const { sharedId } = found as Node;
			const sent = [{ sharedId }, json(parameter)];
			return JSON.parse(await call<string>(readingSource(look), sent));
		},
		click: (x, y) => perform(clickAt(x, y)),
		type: (text) => perform(typing(text)),
		press: (key) => perform(typing(keys[key])),
		async picture() {
			const { data } = await bidi.send<{ data: string }>('browsingContext.captureScreenshot', {
				context,
			});
			return Buffer.from(data, 'base64');
		},
		nextPartOfDate: null,
		complaints: () => complaints,
		async close() {
			await bidi.send('browser.removeUserContext', { userContext });
		},
	};
}

/** A parameter as the sources expect it. */
function json(parameter: unknown): object {
	return { type: 'string', value: JSON.stringify(parameter ?? null) };
}
