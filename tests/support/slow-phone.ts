import type { Page } from 'playwright/test';

/**
 * A processor at a quarter of its speed, for what is done before the code has run.
 * @returns ends it: the page is that of the next test too
 */
export async function slowDown(page: Page): Promise<() => Promise<void>> {
	const session = await page.context().newCDPSession(page);
	const run = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
	await run(4);
	return async () => {
		await run(1);
		await session.detach();
	};
}

/** Holds back every script that the page asks for by itself, until it is released. */
export async function holdScripts(page: Page, pattern: RegExp): Promise<() => void> {
	const held = Promise.withResolvers<void>();
	await page.route(pattern, async (route) => {
		await held.promise;
		await route.continue();
	});
	return () => held.resolve();
}
