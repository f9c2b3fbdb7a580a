import type { Browser, Page } from 'playwright';

/**
 * Acts on a page on a phone with a slow processor and a slow network, both emulated; nothing is kept from the page before.
 */
export async function onSlowPhone<Result>(
	browser: Browser,
	act: (page: Page) => Promise<Result>,
): Promise<Result> {
	const context = await browser.newContext({
		viewport: { width: 412, height: 823 },
		deviceScaleFactor: 1.75,
		isMobile: true,
		hasTouch: true,
	});
	const page = await context.newPage();
	const devtools = await context.newCDPSession(page);
	await devtools.send('Network.enable');
	await devtools.send('Network.emulateNetworkConditions', {
		offline: false,
		latency: 150,
		downloadThroughput: (1.6 * 1024 * 1024) / 8,
		uploadThroughput: (750 * 1024) / 8,
	});
	await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
	try {
		return await act(page);
	} finally {
		await context.close();
	}
}

/** What a page takes note of for the bench. */
type Watch = { from: number; until: number; slowest: number; longest: number };

/**
 * Has the next page note how long it takes from the first event of a kind until something is to be seen, in
 * milliseconds, how long the slowest event took until it was painted, and how long the longest task took.
 * @param from the event: 'focusin'
 * @param until what is to be seen: a selector, whose elements must show another text than before the event
 */
export async function watch(page: Page, from: string, until: string): Promise<void> {
	await page.evaluate(
		([event, selector]) => {
			const noted: Watch = { from: 0, until: 0, slowest: 0, longest: 0 };
			Reflect.set(window, 'bench', noted);
			const shown = () =>
				Array.from(document.querySelectorAll(selector), (element) => element.textContent).join();
			function begin(): void {
				const before = shown();
				noted.from = performance.now();
				function look(): void {
					if (shown() === before) requestAnimationFrame(look);
					else noted.until = performance.now();
				}
				look();
			}
			addEventListener(event, begin, { capture: true, once: true });
			new PerformanceObserver((list) => {
				for (const { duration } of list.getEntries()) {
					noted.slowest = Math.max(noted.slowest, duration);
				}
			}).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
			new PerformanceObserver((list) => {
				for (const { duration } of list.getEntries()) {
					noted.longest = Math.max(noted.longest, duration);
				}
			}).observe({ type: 'longtask' });
		},
		[from, until] as const,
	);
}

/** The slowest event since `watch` began, until it was painted. */
export function slowestEvent(page: Page): Promise<number> {
	return page.evaluate(() => {
		const { slowest }: Watch = Reflect.get(window, 'bench');
		return slowest;
	});
}

/** The longest task since `watch` began; 0 where none took more than 50 ms. */
export function longestTask(page: Page): Promise<number> {
	return page.evaluate(() => {
		const { longest }: Watch = Reflect.get(window, 'bench');
		return longest;
	});
}

/** How long it took from the event that `watch` waits for until it was answered. */
export async function untilSeen(page: Page): Promise<number> {
	const handle = await page.waitForFunction(() => {
		const { from, until }: Watch = Reflect.get(window, 'bench');
		return until > 0 && until - from;
	});
	const result = await handle.jsonValue();
	if (result === false) throw new Error('Nothing was noted.');
	return result;
}
