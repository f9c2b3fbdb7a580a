import { setTimeout as delay } from 'node:timers/promises';

import type { Browser, Page } from 'playwright';

/** What a trace tells of one event; only what is read here. Durations are microseconds. */
type TraceEvent = {
	name: string;
	ph: string;
	pid: number;
	tid: number;
	dur?: number;
	/** Without what the thread waited for the processor. */
	tdur?: number;
	args: { name?: string };
};

/** Only a browser started with these tells its page's thread from that of a page it keeps ready. */
export const tracedBrowser = ['--disable-features=SpareRendererForSitePerProcess'];

/**
 * The longest task of a page's main thread while something is done on it and for a while after, in milliseconds of that
 * thread's own time: what else the machine does meanwhile does not count.
 * @param act nothing of it may run in the page itself, as finding elements does
 */
export async function longestTaskOf(
	browser: Browser,
	page: Page,
	act: () => Promise<void>,
	{ rest }: { rest: number },
): Promise<number> {
	await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
	await act();
	await delay(rest);
	const trace: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
	const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
	const mainThreads = new Set(
		trace.traceEvents
			.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
			.map(threadOf),
	);
	const tasks = trace.traceEvents
		.filter((event) => event.name === 'RunTask' && event.ph === 'X')
		.filter((event) => mainThreads.has(threadOf(event)));
	return Math.max(0, ...tasks.map(({ tdur, dur }) => tdur ?? dur ?? 0)) / 1000;
}
