import { addHours } from 'date-fns/addHours';
import type { Locator } from 'playwright/test';

import { emptyQueue } from '../support/empty-queue.ts';
import { pagesOfEachKind } from '../support/every-page.ts';
import { enterPanel } from '../support/panel.ts';
import { expect, test } from '../support/site.ts';
import { storedBooking } from '../support/stored-booking.ts';
import { spaceText } from '../support/text-spacing.ts';

test.use({ viewport: { width: 320, height: 800 } });

for (const { name, path } of pagesOfEachKind) {
	test(`${name}: with widely set text no wider than a screen of 320 pixels`, async ({ page }) => {
		await page.goto(path);
		await expect(page.locator('html[data-asked]')).toHaveCount(0);
		await spaceText(page);
		const { scrollWidth, wide } = await page.evaluate(() => ({
			scrollWidth: document.documentElement.scrollWidth,
			wide: [...document.querySelectorAll('main *')]
				.filter((element) => element.getBoundingClientRect().right > 321)
				.map(({ tagName, className, textContent }) => `${tagName} ${className} ${textContent}`),
		}));
		expect(scrollWidth, wide.slice(-5).join('\n')).toBeLessThanOrEqual(320);
	});
}

test('how much time is left in the queue has room, and is not cut however widely its text is set', async ({
	page,
	site,
}) => {
	await emptyQueue(site.url);
	const now = new Date();
	await site.insertBookings([
		storedBooking(91_801, { name: 'Hopper Held', heldUntil: addHours(now, 30), createdAt: now }),
		storedBooking(91_802, { name: 'Ended Goble', heldUntil: addHours(now, -2), createdAt: now }),
	]);
	for (const [view, name] of [
		['theirs', 'Hopper Held'],
		['due', 'Ended Goble'],
	] as const) {
		await enterPanel(page, `tab=today&view=${view}`);
		const row = page.getByRole('row').filter({ hasText: name });
		await expect(row).toBeVisible();
		// It has all the room beside the kind: what stands in other lines of the card takes none.
		const [due, kind] = await Promise.all(
			['Due', 'Kind'].map((title) => row.locator(`[data-title=${title}]`).boundingBox()),
		);
		expect((kind?.x ?? 0) - (due?.x ?? 0) - (due?.width ?? 0)).toBeLessThanOrEqual(16);
		expect(due?.width).toBeGreaterThan(3 * (kind?.width ?? Infinity));
		await spaceText(page);
		await expectWhole(row.locator('[data-title=Due] .data-value'));
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
	}
});

/** All of what it says is seen: nothing of it lies outside of its box. */
async function expectWhole(value: Locator): Promise<void> {
	const lost = await value.evaluate((box) => ({
		below: getComputedStyle(box).overflow === 'visible' ? 0 : box.scrollHeight - box.clientHeight,
		beside: getComputedStyle(box).overflow === 'visible' ? 0 : box.scrollWidth - box.clientWidth,
	}));
	expect(lost).toEqual({ below: 0, beside: 0 });
}
