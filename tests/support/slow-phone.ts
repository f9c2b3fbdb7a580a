import type { CDPSession, Page } from 'playwright/test';

/** A processor at a quarter of its speed, for what is done before the code has run. */
export async function slowDown(page: Page): Promise<CDPSession> {
	const session = await page.context().newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
	return session;
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
