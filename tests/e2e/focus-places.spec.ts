import type { Page } from 'playwright/test';

import { addressOf, offers, search } from '../support/flight-search.ts';
import { expect, test } from '../support/site.ts';

test.describe('at 1280 × 800', () => {
	test.use({ viewport: { width: 1280, height: 800 } });

	test('whatever has the focus in the panel of a tour is in sight, between the header and the foot of the screen, with the button that books', async ({
		page,
	}) => {
		await page.goto('/tours/1');
		const panel = page.getByRole('region', { name: 'Book this tour' });
		const book = panel.getByRole('button', { name: 'Book Now' });
		await expect(book).toBeEnabled();
		await page.evaluate(() => scrollTo(0, 2500));
		const header = await page.getByRole('banner').boundingBox();
		const top = header?.height ?? 0;
		await panel.getByRole('radio').first().focus();
		for (const control of await panel.locator('a, button, input').all()) {
			if (!(await control.isVisible()) || !(await control.isEnabled())) continue;
			await control.focus();
			const box = await control.boundingBox();
			const name = await control.evaluate(
				({ tagName, textContent }) => `${tagName} ${textContent}`,
			);
			expect(box?.y, name).toBeGreaterThanOrEqual(top);
			expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(800);
			expect(await isCovered(page, box), name).toBe(false);
			await expect(book).toBeInViewport({ ratio: 1 });
		}
	});
});

test('a toast that is closed gives the focus back to what had it before', async ({ page }) => {
	await page.goto(addressOf(search));
	await expect(offers(page)).toHaveCount(8);
	const to = page.getByLabel('To', { exact: true });
	await to.fill(search.origin);
	await page.getByRole('button', { name: 'Search flights' }).press('Enter');
	await expect(to).toBeFocused();
	await page.getByRole('button', { name: 'Dismiss' }).press('Enter');
	await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
	await expect(to).toBeFocused();
});

type Box = { x: number; y: number; width: number; height: number } | null;

/** Whether something else lies over the middle of a control. */
function isCovered(page: Page, box: Box): Promise<boolean> {
	return page.evaluate((at) => {
		if (!at || !document.activeElement) return true;
		const seen = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2);
		return !document.activeElement.contains(seen);
	}, box);
}
