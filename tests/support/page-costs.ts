import type { Page } from 'playwright/test';

/** What a page has cost so far, as only a browser can tell. */
export type PageCosts = {
	/** Asked for, the page included, without what is fetched for a later input. */
	requests: number;
	/** How far things moved that nobody touched. */
	layoutShift: number;
	/** Whether React has drawn anything, or taken it over. */
	hasReact: boolean;
};

/** Opens a page and gives what it costs before anybody touches it, by default once all of it is there. */
export async function openAndCount(
	page: Page,
	path: string,
	{ waitUntil = 'load' }: { waitUntil?: 'load' | 'domcontentloaded' } = {},
): Promise<() => Promise<PageCosts>> {
	const count = await page.addInitScript(() => {
		let sum = 0;
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) sum += Reflect.get(entry, 'value');
			document.documentElement.dataset['layoutShift'] = String(sum);
		}).observe({ type: 'layout-shift', buffered: true });
	});
	const response = await page.goto(path, { waitUntil });
	await count.dispose();
	const html = (await response?.text()) ?? '';
	const ahead = Array.from(html.matchAll(/ data-(?:files|later)="([^"]*)"/g), ([, files = '']) =>
		files.split(' '),
	).flat();
	return () => page.evaluate(countCosts, ahead);
}

function countCosts(ahead: readonly string[]): PageCosts {
	const requested = performance
		.getEntriesByType('resource')
		.map(({ name }) => new URL(name))
		.filter(({ protocol, pathname }) => protocol !== 'data:' && !ahead.includes(pathname));
	const elements = [...document.querySelectorAll('*')];
	return {
		requests: 1 + requested.length,
		layoutShift: Number(document.documentElement.dataset['layoutShift'] ?? 0),
		hasReact: elements.some((element) =>
			Object.keys(element).some((key) => key.startsWith('__react')),
		),
	};
}
