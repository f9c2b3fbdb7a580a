import { adviceOn, findWebKit } from '../../../scripts/engines.mjs';
import { elementsWithRole } from './in-page.ts';
import { clickAt, keys, typing } from './keys.ts';
import { readingSource, selectingSource } from './sent-source.ts';
import type { Engine, Found, Tab } from './tab.ts';
import { openSession, type WebDriver } from './web-driver.ts';
import { startDriver } from './webkit-processes.ts';

/** WebKit as Debian has it: its small browser, driven over WebDriver. It has one window, which all tabs share. */
export async function startWebKit(): Promise<Engine> {
	const programs = findWebKit();
	if (programs === null) throw new Error(adviceOn('webkit'));
	const complaints: string[] = [];
	const driver = await startDriver(programs, (output) => {
		const errors = output.split('\n').filter((line) => /^CONSOLE (\w+ )?ERROR/.test(line));
		complaints.push(...errors);
	});
	const session = await openSession(driver.address, {
		browserName: 'MiniBrowser',
		'webkitgtk:browserOptions': {
			binary: programs.browser,
			args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
		},
	});
	return {
		async newTab() {
			await forget(session);
			complaints.length = 0;
			return tabOf(session, complaints);
		},
		async close() {
			await session.send('DELETE', '');
			await driver.stop();
		},
	};
}

/** Removes what the page before has kept. */
async function forget(session: WebDriver): Promise<void> {
	const script =
		'if (location.protocol === "http:") { localStorage.clear(); sessionStorage.clear(); }';
	await session.send('POST', '/execute/sync', { script, args: [] });
	await session.send('DELETE', '/cookie');
	await session.send('POST', '/url', { url: 'about:blank' });
}

function tabOf(session: WebDriver, complaints: string[]): Tab {
	const execute = <Value>(source: string, ...args: unknown[]) =>
		session.send<Value>('POST', '/execute/sync', {
			script: `return (${source})(...arguments)`,
			args,
		});
	const perform = async (actions: object[]) => {
		await session.send('POST', '/actions', { actions });
	};
	const tab: Tab = {
		async open(url) {
			await session.send('POST', '/url', { url });
		},
		async goBack() {
			await session.send('POST', '/back', {});
		},
		async resize(width, height) {
			await session.send('POST', '/window/rect', { width, height });
		},
		withRole: (role, name) => tab.select(elementsWithRole, { role, name }),
		select: (find, parameter) =>
			execute<Found[]>(selectingSource(find), JSON.stringify(parameter ?? null)),
		async read(found, look, parameter) {
			const json = JSON.stringify(parameter ?? null);
			return JSON.parse(await execute<string>(readingSource(look), found, json));
		},
		click: (x, y) => perform(clickAt(x, y)),
		type: (text) => perform(typing(text)),
		press: (key) => perform(typing(keys[key])),
		async picture() {
			return Buffer.from(await session.send<string>('GET', '/screenshot'), 'base64');
		},
		nextPartOfDate: 'ArrowRight',
		complaints: () => complaints,
		// The window is the only one: the next tab empties it.
		close: async () => {},
	};
	return tab;
}
