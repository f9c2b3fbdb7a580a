import { type Browser, chromium } from 'playwright';

import { findTestBrowser } from '../browser.mjs';
import type { BenchSite } from './bench-site.ts';
import { untilPrices } from './calendar-prices.ts';
import { keyWorkOf } from './key-work.ts';
import { calendarOf, keysOf, openResults, pressesOf } from './result-presses.ts';
import { longestOf, tracedBrowser, tracedTasks } from './traced-tasks.ts';

const usualRuns = 5;
/** How much slower than this one the processor is that the limits are meant for. */
const slowdown = 4;
const screens = {
	'390 px': { width: 390, height: 844 },
	'1440 px': { width: 1440, height: 900 },
};

/** The most that each kind of figure may be, in milliseconds. */
const limits = { task: 50, prices: 200, key: 2 };

/** Milliseconds: the middle one and the worst of the runs, what they may be, and 'over' where the middle one is more. */
export type TaskFigures = Record<
	string,
	{ median: number; slowest: number; 'at most': number; over: string }
>;

type Choice = { runs?: number | null; say?: (line: string) => void };
type Note = (name: string, kind: keyof typeof limits, figure: number) => void;

/**
 * The longest task after each press on a page of results, how long the prices of the calendar take, both of a processor four
 * times slower than this one, and the work of a key on this one as it is.
 *
 * What a thread works is measured, and multiplied: the browser's own slowing down (`Emulation.setCPUThrottlingRate`) goes
 * by the clock, and takes for work what a thread waits for a busy processor. A task that ends by the clock, as React's
 * slices do, thereby counts as longer than it would be.
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
	const measured = new Map<string, { limit: number; figures: number[] }>();
	try {
		for (let run = 1; run <= (runs ?? usualRuns); run += 1) {
			for (const [name, viewport] of Object.entries(screens)) {
				say(`${name}, run ${run}`);
				await measureOn(browser, viewport, site.http1.site, (act, kind, figure) => {
					const row = `${name}: ${act}`;
					const figures = measured.get(row)?.figures ?? [];
					measured.set(row, { limit: limits[kind], figures: [...figures, figure] });
				});
			}
		}
	} finally {
		await browser.close();
	}
	return Object.fromEntries([...measured].map(([row, each]) => [row, summaryOf(each)]));
}

async function measureOn(
	browser: Browser,
	viewport: { width: number; height: number },
	origin: string,
	note: Note,
): Promise<void> {
	const context = await browser.newContext({ viewport });
	const page = await context.newPage();
	await openResults(page, origin);
	// First, while nothing of the calendar has come.
	const { work, idle } = await untilPrices(browser, page, await calendarOf(page));
	note('prices of the calendar', 'prices', slowdown * work + idle);
	await page.keyboard.press('Escape');
	await openResults(page, origin);
	for await (const { name, act } of pressesOf(page)) {
		const longest = longestOf(await tracedTasks(browser, page, act, { rest: 1500 }));
		note(name, 'task', slowdown * longest.work);
	}
	for await (const { name, act } of keysOf(page)) {
		const longest = longestOf(await tracedTasks(browser, page, act, { rest: 400 }));
		note(name, 'task', slowdown * longest.work);
	}
	const key = await keyWorkOf(await context.newCDPSession(page), () => keysOf(page));
	note('scripts of a key, not slowed', 'key', key.scripts);
	note('our own part of them', 'key', key.own);
	await context.close();
}

function summaryOf({ limit, figures }: { limit: number; figures: number[] }): TaskFigures[string] {
	const sorted = figures.toSorted((one, other) => one - other);
	const tenths = (figure: number | undefined) => Math.round((figure ?? Number.NaN) * 10) / 10;
	const median = tenths(sorted[Math.floor(sorted.length / 2)]);
	return {
		median,
		slowest: tenths(sorted.at(-1)),
		'at most': limit,
		over: median > limit ? 'over' : '',
	};
}
