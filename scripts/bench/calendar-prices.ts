import type { Browser, Page } from 'playwright';

import { tracedTasks } from './traced-tasks.ts';

/** Until the prices of a calendar stood there, in milliseconds. */
export type UntilPrices = {
	/** What the page's thread worked until then. */
	work: number;
	/** What passed until then while it had nothing to do, as until the next frame. */
	idle: number;
};

const [pressed, priced] = ['calendar pressed', 'calendar priced'];

/**
 * From a press that opens a calendar until the last price of the days it shows is painted.
 * @param press nothing of it may run in the page itself
 */
export async function untilPrices(
	browser: Browser,
	page: Page,
	press: () => Promise<void>,
): Promise<UntilPrices> {
	await page.evaluate(markPrices, { pressed, priced });
	const { tasks, marks } = await tracedTasks(browser, page, press, { rest: 2500 });
	const [from, until] = [marks.get(pressed), marks.get(priced)];
	if (from === undefined || until === undefined) {
		throw new Error('The prices of the calendar did not come.');
	}
	const before = tasks.filter(({ begin, elapsed }) => begin + elapsed > from && begin < until);
	const sum = (times: number[]) => times.reduce((all, time) => all + time, 0);
	return {
		work: sum(before.map(({ work }) => work)),
		idle: Math.max(0, until - from - sum(before.map(({ elapsed }) => elapsed))),
	};
}

/** Runs in the page: marks the press, and each frame that shows more prices than the one before. */
function markPrices(marks: { pressed: string; priced: string }): void {
	addEventListener('click', () => performance.mark(marks.pressed), { capture: true, once: true });
	let known = 0;
	new MutationObserver(() => {
		const days = [...document.querySelectorAll('[role="grid"] button')];
		const count = days.filter(({ textContent }) => textContent.includes('$')).length;
		if (count === known) return;
		known = count;
		// The task that follows the next frame finds it painted.
		requestAnimationFrame(() => setTimeout(() => performance.mark(marks.priced)));
	}).observe(document.body, { childList: true, subtree: true });
}
