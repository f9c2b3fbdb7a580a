import { expect, type Locator, test } from 'playwright/test';
import sharp from 'sharp';

import { addressOf, offers, search } from '../support/flight-search.ts';

const schemes = ['light', 'dark'] as const;

test('in forced colours, light or dark, the line of a route and the arrow of a select are seen', async ({
	page,
}) => {
	await page.goto(addressOf({ ...search, return: '' }));
	await expect(offers(page)).toHaveCount(8);
	const way = page.getByRole('article').first().locator('[data-stops]');
	for (const colorScheme of schemes) {
		await page.emulateMedia({ forcedColors: 'active', colorScheme });
		// Between the end of the line and the middle, where the duration and the stops stand.
		expect(await contrast(way, { from: 0.05, to: 0.2 }), colorScheme).toBeGreaterThan(100);
	}
	await page.goto('/tours/search');
	for (const colorScheme of schemes) {
		await page.emulateMedia({ forcedColors: 'active', colorScheme });
		const arrow = await contrast(page.getByLabel('Duration'), { from: 0.8, to: 0.98 });
		expect(arrow, colorScheme).toBeGreaterThan(100);
	}
});

/** How far apart the darkest and the lightest point are in a part of an element, its upper and lower edge left out. */
async function contrast(element: Locator, part: { from: number; to: number }): Promise<number> {
	const picture = sharp(await element.screenshot());
	const { width, height } = await picture.metadata();
	const { data } = await picture
		.extract({
			left: Math.round(width * part.from),
			width: Math.round(width * (part.to - part.from)),
			top: 4,
			height: height - 8,
		})
		.greyscale()
		.raw()
		.toBuffer({ resolveWithObject: true });
	return Math.max(...data) - Math.min(...data);
}
