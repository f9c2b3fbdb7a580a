import { type Browser, chromium, type ElementHandle, type Page } from 'playwright';

import { findBrowser } from '../../../scripts/browser.mjs';
import { adviceOn } from '../../../scripts/engines.mjs';
import { missing } from '../every-page.ts';
import type { Engine, Found, Tab } from './tab.ts';

/** Chromium, driven as in the browser tests: by Playwright. */
export async function startChromium(): Promise<Engine> {
	const browser = await launchChromium();
	return {
		newTab: async () => tabOf(await browser.newPage()),
		close: () => browser.close(),
	};
}

/** The machine's Chromium, bare. */
export async function launchChromium(): Promise<Browser> {
	const executablePath = await findBrowser();
	if (executablePath === null) throw new Error(adviceOn('chromium'));
	// Chromium's sandbox refuses to run as root, as containers do.
	const args = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'];
	return chromium.launch({ executablePath, args });
}

function tabOf(page: Page): Tab {
	const complaints: string[] = [];
	page.on('pageerror', (error) => complaints.push(error.message));
	page.on('console', (message) => {
		// A page that is meant to be missing is told of by its own address.
		const { url } = message.location();
		if (message.type() !== 'error' || url === page.url() || missing.test(url)) return;
		complaints.push(message.text());
	});
	return {
		async open(url) {
			await page.goto(url);
		},
		async goBack() {
			await page.goBack();
		},
		resize: (width, height) => page.setViewportSize({ width, height }),
		async withRole(role, name) {
			const options = { name, exact: true };
			// Playwright knows each role of the platform by its name.
			return page.getByRole(role as Parameters<Page['getByRole']>[0], options).elementHandles();
		},
		async select(find, parameter) {
			const list = await page.evaluateHandle<Element[], unknown>(
				find as (parameter: unknown) => Element[],
				parameter,
			);
			const items = Array.from((await list.getProperties()).values());
			return items.map((item) => item.asElement()).filter((element) => element !== null);
		},
		read: (found, look, parameter) => handleOf(found).evaluate(look as never, parameter),
		click: (x, y) => page.mouse.click(x, y),
		type: (text) => page.keyboard.type(text),
		press: (key) => page.keyboard.press(key),
		picture: () => page.screenshot(),
		nextPartOfDate: null,
		complaints: () => complaints,
		close: () => page.close(),
	};
}

function handleOf(found: Found): ElementHandle {
	// What this driver found is what it is given.
	return found as ElementHandle;
}
