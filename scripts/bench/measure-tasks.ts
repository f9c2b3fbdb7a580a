import { type Browser, chromium, type Page } from 'playwright';

import { findTestBrowser } from '../browser.mjs';
import type { BenchSite } from './bench-site.ts';
import { longestTaskOf, tracedBrowser } from './longest-task.ts';
import { ownWorkOf } from './own-work.ts';
import { keysOf, openResults, pressesOf } from './result-presses.ts';

const usualRuns = 5;
const slowdown = 4;
const screens = { '390 px': { width: 390, height: 844 }, '1440 px': { width: 1440, height: 900 } };

/** Milliseconds: the middle one and the worst of the runs. */
export type TaskFigures = Record<string, { median: number; slowest: number }>;

type Choice = { runs?: number | null; say?: (line: string) => void };

/**
 * The longest task after each press on a page of results with a processor four times slower than this one, and our own
 * part of a key's work on this one as it is.
 */
export async function measureTasks(
	site: BenchSite,
	{ runs, say = () => {} }: Choice,
): Promise<TaskFigures> {
	const executablePath = await findTestBrowser();
	if (executablePath === null)
		throw new Error('There is no browser: run npm test, which finds one.');
	const args = ['--no-sandbox', '--disable-gpu', ...tracedBrowser];
	const browser = await chromium.launch({ executablePath, args });
	const measured = new Map<string, number[]>();
	const note = (name: string, figure: number) =>
		measured.set(name, [...(measured.get(name) ?? []), figure]);
	try {
		for (let run = 1; run <= (runs ?? usualRuns); run += 1) {
			for (const [screen, viewport] of Object.entries(screens)) {
				say(`${screen}, run ${run}`);
				const context = await browser.newContext({ viewport });
				const page = await context.newPage();
				await tasksOn(browser, page, site.http1.site, (name, figure) =>
					note(`${screen}: ${name}`, figure),
				);
				await context.close();
			}
		}
	} finally {
		await browser.close();
	}
	return Object.fromEntries([...measured].map(([name, figures]) => [name, summaryOf(figures)]));
}

async function tasksOn(
	browser: Browser,
	page: Page,
	origin: string,
	note: (name: string, figure: number) => void,
): Promise<void> {
	const devtools = await page.context().newCDPSession(page);
	const slow = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
	await slow(slowdown);
	await openResults(page, origin);
	for await (const { name, act } of pressesOf(page)) {
		note(name, await longestTaskOf(browser, page, act, { rest: 1500 }));
	}
	for await (const { name, act } of keysOf(page)) {
		note(name, await longestTaskOf(browser, page, act, { rest: 400 }));
	}
	await slow(1);
	const keys = keysOf(page);
	note('our own work of a key, not slowed', await ownWorkOf(devtools, keys));
}

function summaryOf(figures: number[]): TaskFigures[string] {
	const sorted = figures.toSorted((one, other) => one - other);
	const tenths = (figure: number | undefined) => Math.round((figure ?? Number.NaN) * 10) / 10;
	return { median: tenths(sorted[Math.floor(sorted.length / 2)]), slowest: tenths(sorted.at(-1)) };
}
