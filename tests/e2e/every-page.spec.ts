import type { Page } from 'playwright/test';

import { violations } from '../support/accessible.ts';
import { missing, pages, pagesOfEachKind, search } from '../support/every-page.ts';
import { expect, test } from '../support/one-tab.ts';
import { budgetOf } from '../support/page-budgets.ts';
import { openAndCount, type PageCosts } from '../support/page-costs.ts';

const widths = [320, 390, 768, 1440];
/** Where the layouts differ in kind: a judgement takes a second. The second is for one page of each kind. */
const judgedWidths = [320, 1440];
/** Less is rounded to none, as by whoever measures it. */
const leastShift = 0.0005;

for (const page of pages) {
	const { name, path } = page;
	const judged = pagesOfEachKind.includes(page) ? judgedWidths : judgedWidths.slice(0, 1);
	test(`${name}: accessible, within its budget, no sideways scroll, no error, nothing from elsewhere`, async ({
		tab,
		baseURL,
	}) => {
		await tab.setViewportSize({ width: 320, height: 900 });
		const complaints = listen(tab, String(baseURL));
		const bringTypefaces = await holdTypefaces(tab);
		const costs = await openAndCount(tab, path, { waitUntil: 'domcontentloaded' });
		await settle(tab, path);
		await firstSightIsDrawn(tab);
		const { layoutShift } = await costs();
		await bringTypefaces();
		expect(overBudget(path, { ...(await costs()), layoutShift })).toEqual({});

		for (const width of widths) {
			await tab.setViewportSize({ width, height: 900 });
			if (judged.includes(width)) await expectAccessible(tab, `${name} at ${width} px`);
			const tooWide = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);
			expect(tooWide, `${name} at ${width} px`).toBeLessThanOrEqual(0);
		}
		expect(complaints).toEqual([]);
	});
}

test('the checkout has no accessibility violation, empty, refused or booked', async ({
	page,
	baseURL,
}) => {
	const complaints = listen(page, String(baseURL));
	await page.goto(`/flights${search}`);
	await page
		.getByRole('button', { name: /^Select/ })
		.first()
		.click();
	const complete = page.getByRole('button', { name: 'Complete booking' });
	await expect(complete).toBeEnabled();
	await expectAccessibleAtWidths(page, 'checkout');
	await complete.click();
	await expect(page.getByText('First name is required')).toBeVisible();
	await expectAccessibleAtWidths(page, 'refused checkout');
	expect(complaints).toEqual([]);
});

test('the custom offer dialog has no accessibility violation, empty or refused', async ({
	page,
	baseURL,
}) => {
	const complaints = listen(page, String(baseURL));
	await page.goto('/tours');
	await page.getByRole('button', { name: 'Request a custom tour' }).click();
	const dialog = page.getByRole('dialog');
	await expect(dialog.getByLabel('Name')).toBeVisible();
	await expectAccessibleAtWidths(page, 'custom offer');
	await dialog.getByRole('button', { name: 'Submit request' }).click();
	await expect(dialog.getByText('Please specify your budget.')).toBeVisible();
	await expectAccessibleAtWidths(page, 'refused custom offer');
	expect(complaints).toEqual([]);
});

function overBudget(path: string, costs: PageCosts): Partial<PageCosts> {
	const { pathname, search: asked, hash } = new URL(path, 'http://site');
	const { requests = Infinity, react } = budgetOf(pathname.slice(1) || 'index');
	// A search, or a link that was mailed, is answered at once.
	const mayHaveReact = react ?? (asked.includes('origin=') || hash !== '');
	return {
		...(costs.requests > requests && { requests: costs.requests }),
		...(costs.layoutShift >= leastShift && { layoutShift: costs.layoutShift }),
		...(costs.hasReact && !mayHaveReact && { hasReact: true }),
	};
}

async function expectAccessible(page: Page, where: string) {
	expect(await violations(page), where).toEqual([]);
}

async function expectAccessibleAtWidths(page: Page, what: string) {
	for (const width of judgedWidths) {
		await page.setViewportSize({ width, height: 900 });
		await expectAccessible(page, `${what} at ${width} px`);
	}
}

async function settle(page: Page, path: string) {
	if (path.includes('origin=')) {
		await expect(page.getByRole('button', { name: /^Select/ })).toHaveCount(8);
	}
	if (path === '/admin') await expect(page.getByLabel('Password')).toBeVisible();
	// What the address asks for is shown by now.
	await expect(page.locator('html[data-asked]')).toHaveCount(0);
}

/**
 * What moves because a typeface is late depends on the network: home.spec.ts knows how far that may be.
 * @returns brings them, and waits until the page is set in them
 */
async function holdTypefaces(page: Page): Promise<() => Promise<void>> {
	const held = Promise.withResolvers<void>();
	await page.route('**/*.woff2', async (route) => {
		await held.promise;
		await route.continue();
	});
	return async () => {
		held.resolve();
		await page.waitForLoadState();
		await page.evaluate(() => document.fonts.ready);
	};
}

/** All that is shown at first is there, and drawn; what is lazy waits for somebody who scrolls. */
async function firstSightIsDrawn(page: Page) {
	await page.waitForFunction(() =>
		[...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
	);
	await page.evaluate(async () => {
		for (let frames = 0; frames < 3; frames += 1) {
			await new Promise((resolve) => requestAnimationFrame(resolve));
		}
	});
}

function listen(page: Page, origin: string): string[] {
	const complaints: string[] = [];
	page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
	page.on('console', (message) => {
		if (message.type() !== 'error' && message.type() !== 'warning') return;
		if (missing.test(message.location().url)) return;
		// Workers are refused to every test but those of the worker (playwright.config.ts).
		if (message.text().includes('blocked by Playwright')) return;
		complaints.push(`${message.type()}: ${message.text()}`);
	});
	page.on('request', (request) => {
		if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) {
			complaints.push(`request to ${request.url()}`);
		}
	});
	return complaints;
}
