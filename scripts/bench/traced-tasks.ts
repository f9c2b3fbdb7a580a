import { setTimeout as delay } from 'node:timers/promises';

import type { Browser, Page } from 'playwright';

/** A task of a page's main thread, in milliseconds. */
export type Task = {
	/** When it began, on a clock of the trace's own. */
	begin: number;
	/** What it took of the thread: what else the machine did meanwhile does not count. */
	work: number;
	/** How long it lasted, with what it waited for the processor. */
	elapsed: number;
};

/** What a page did in a while: its tasks, and when it made each `performance.mark`. */
export type Traced = { tasks: Task[]; marks: ReadonlyMap<string, number> };

/** What a trace tells of one event; only what is read here. Times are microseconds. */
type TraceEvent = {
	name: string;
	cat: string;
	ph: string;
	pid: number;
	tid: number;
	ts: number;
	dur?: number;
	/** Without what the thread waited for the processor. */
	tdur?: number;
	args: { name?: string };
};

/** Only a browser started with these tells its page's thread from that of a page it keeps ready. */
export const tracedBrowser = ['--disable-features=SpareRendererForSitePerProcess'];

const ownMarks = 'blink.user_timing';

/**
 * What a page does while something is done on it, and for a while after.
 * @param act nothing of it may run in the page itself, as finding elements does
 */
export async function tracedTasks(
	browser: Browser,
	page: Page,
	act: () => Promise<void>,
	{ rest }: { rest: number },
): Promise<Traced> {
	const categories = ['disabled-by-default-devtools.timeline', ownMarks];
	await browser.startTracing(page, { categories });
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
		.filter((event) => mainThreads.has(threadOf(event)))
		.map(({ ts, dur = 0, tdur = dur }) => ({
			begin: ts / 1000,
			work: tdur / 1000,
			elapsed: dur / 1000,
		}));
	const marks = trace.traceEvents.filter(({ cat }) => cat === ownMarks);
	return { tasks, marks: new Map(marks.map(({ name, ts }) => [name, ts / 1000])) };
}

/** The task that took most of its thread; one of 0 ms where there was none. */
export function longestOf({ tasks }: Traced): Task {
	return tasks.reduce((longest, task) => (task.work > longest.work ? task : longest), {
		begin: 0,
		work: 0,
		elapsed: 0,
	});
}
