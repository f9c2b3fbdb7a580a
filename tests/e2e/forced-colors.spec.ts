import type { Locator } from 'playwright/test';
import sharp from 'sharp';

import { addressOf, offers, search } from '../support/flight-search.ts';
import { expect, test } from '../support/site.ts';

const schemes = ['light', 'dark'] as const;

test('in forced colours, light or dark, the line of a route with its stop and the arrow of a select are seen', async ({
	page,
}) => {
	await page.goto(addressOf({ ...search, return: '' }));
	await expect(offers(page)).toHaveCount(8);
	const way = page.getByRole('article').first().locator('[data-stops]');
	for (const colorScheme of schemes) {
		await page.emulateMedia({ forcedColors: 'active', colorScheme });
		// Between the end of the line and the middle, where the duration and the stops stand.
		expect(await contrast(way, { from: 0.05, to: 0.2 }), colorScheme).toBeGreaterThan(100);
		const stops = page.locator('[data-stops="1"] > p:first-child');
		const dots = await stops.evaluateAll((ways) =>
			ways.map((each) => getComputedStyle(each, '::after').backgroundColor),
		);
		const text = await page.evaluate(() => getComputedStyle(document.body).color);
		expect(new Set(dots), colorScheme).toEqual(new Set([text]));
	}
	await page.goto('/tours/search');
	for (const colorScheme of schemes) {
		await page.emulateMedia({ forcedColors: 'active', colorScheme });
		const arrow = await contrast(page.getByLabel('Duration'), { from: 0.8, to: 0.98 });
		expect(arrow, colorScheme).toBeGreaterThan(100);
	}
});

test('in forced colours, light or dark, the button that swaps, the labels of the price graph and the mark of the lowest day are seen', async ({
	page,
}) => {
	await page.goto(addressOf(search));
	await expect(offers(page)).toHaveCount(8);
	await page.getByRole('button', { name: 'Show price graph' }).click();
	await expect(page.locator('.dates-week-name').first()).toBeVisible();
	for (const colorScheme of schemes) {
		await page.emulateMedia({ forcedColors: 'active', colorScheme });
		const swap = page.getByRole('button', { name: 'Swap origin and destination' });
		// Its arrows, without the ring around them.
		expect(await contrast(swap, { from: 0.4, to: 0.6, edge: 14 }), colorScheme).toBeGreaterThan(
			100,
		);
		const colors = await page
			.locator('.dates-axis text, .dates-week-name')
			.evaluateAll((labels) => labels.map((label) => getComputedStyle(label).fill));
		const text = await page.evaluate(() => getComputedStyle(document.body).color);
		expect(new Set(colors), colorScheme).toEqual(new Set([text]));
		const days = page.getByRole('region', { name: 'Prices by date' });
		const ink = await inkOfRows(days.locator('.dates-lowest .price').first(), 8);
		expect(ink.length, colorScheme).toBeGreaterThan(3);
		expect(ink[0], colorScheme).toBeGreaterThan(2 * (ink.at(-1) ?? 0));
	}
});

/** How many points of each row are not the ground, of the first few columns of an element; rows without any are left out. */
async function inkOfRows(element: Locator, columns: number): Promise<number[]> {
	const picture = sharp(await element.screenshot());
	const { height } = await picture.metadata();
	const data = await picture
		.extract({ left: 0, top: 0, width: columns, height })
		.greyscale()
		.raw()
		.toBuffer();
	const [ground = 0] = data;
	const isInk = (point: number) => Math.abs(point - ground) > 100;
	return Array.from({ length: height }, (_, row) => {
		return data.subarray(row * columns, (row + 1) * columns).filter(isInk).length;
	}).filter((count) => count > 0);
}

/** How far apart the darkest and the lightest point are in a part of an element, its upper and lower edge left out. */
async function contrast(
	element: Locator,
	{ edge = 4, ...part }: { from: number; to: number; edge?: number },
): Promise<number> {
	const picture = sharp(await element.screenshot());
	const { width, height } = await picture.metadata();
	const { data } = await picture
		.extract({
			left: Math.round(width * part.from),
			width: Math.round(width * (part.to - part.from)),
			top: edge,
			height: height - 2 * edge,
		})
		.greyscale()
		.raw()
		.toBuffer({ resolveWithObject: true });
	return Math.max(...data) - Math.min(...data);
}
