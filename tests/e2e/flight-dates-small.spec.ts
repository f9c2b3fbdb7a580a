import type { Locator } from 'playwright/test';

import { addressOf, offers, search } from '../support/flight-search.ts';
import { expect, test } from '../support/site.ts';

test('on a phone strip and grid show whole days, and nothing of a day is cut', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto(addressOf({ ...search, passengers: '9-adults', class: 'first' }));
	await expect(offers(page)).toHaveCount(8);
	await page.getByRole('button', { name: 'More dates' }).click();
	const tools = page.getByRole('button', { name: /^Show (price|cheapest)/ });
	const tops = await tools.evaluateAll((all) =>
		all.map((tool) => tool.getBoundingClientRect().top),
	);
	expect(new Set(tops).size).toBe(1);
	await page.getByRole('button', { name: 'Show price grid' }).click();
	const grid = page.getByRole('table', { name: /^Three days earlier or later/ });
	await expect(grid.getByRole('rowheader')).toHaveCount(7);
	await expect(page.getByText('Lowest of these days')).toBeVisible();
	for (const width of [390, 375, 320]) {
		await page.setViewportSize({ width, height: 844 });
		for (const key of ['', 'ArrowLeft', 'ArrowRight']) {
			const days = page.getByRole('region', { name: 'Prices by date' }).getByRole('listitem');
			if (key) await days.nth(3).getByRole('link').press(key);
			await expect.poll(() => cutOf(days, 0), { message: `strip at ${width}` }).toEqual([]);
			expect(await spilt(days.locator('span'))).toEqual([]);
		}
		for (const column of [0, 6, 3]) {
			const cell = grid.getByRole('row').nth(4).getByRole('cell').nth(column).getByRole('link');
			await cell.focus();
			const returns = grid.getByRole('rowheader').first();
			const left = await returns.evaluate((header) => header.getBoundingClientRect().right);
			const days = grid.getByRole('row').nth(1).getByRole('columnheader');
			await expect.poll(() => cutOf(days, left), { message: `grid at ${width}` }).toEqual([]);
			expect(await spilt(grid.getByRole('link'))).toEqual([]);
			await expect(cell).toBeInViewport({ ratio: 1 });
			const departure = grid.getByText('Departure', { exact: true });
			await expect
				.poll(async () => (await departure.boundingBox())?.x)
				.toBeGreaterThanOrEqual(left);
			await expect(departure).toBeInViewport({ ratio: 1 });
		}
	}
});

test('whoever has come to a day by keyboard keeps it in sight when the script of the days wakes', async ({
	page,
}) => {
	await page.setViewportSize({ width: 320, height: 800 });
	await page.goto(addressOf(search));
	await expect(offers(page)).toHaveCount(8);
	const days = page.getByRole('region', { name: 'Prices by date' });
	const last = days.getByRole('listitem').last().getByRole('link');
	await last.focus();
	await expect(
		page.locator('astro-island[client=intent]').filter({ has: days }),
	).not.toHaveAttribute('ssr');
	await page.evaluate(
		() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
	);
	await expect(last).toBeFocused();
	await expect(last).toBeInViewport({ ratio: 0.95 });
});

/**
 * Of boxes in one that scrolls, those of which only a part is seen: between its edges, or from `left` on where something
 * stands over it.
 */
function cutOf(boxes: Locator, left: number): Promise<string[]> {
	return boxes.evaluateAll((all, from) => {
		const scroller = all[0]?.closest('ol, .dates-grid')?.getBoundingClientRect();
		const [start, end] = [Math.max(from, scroller?.left ?? 0), scroller?.right ?? 0];
		return all
			.filter((box) => {
				const { left: one, right: other } = box.getBoundingClientRect();
				const isSeen = other > start + 2 && one < end - 2;
				return isSeen && (one < start - 2 || other > end + 2);
			})
			.map((box) => box.textContent);
	}, left);
}

/** Of what is written in a box, what does not fit into it. */
function spilt(written: Locator): Promise<string[]> {
	return written.evaluateAll((all) =>
		all
			.filter((each) => {
				const box = each.closest('li, td')?.getBoundingClientRect();
				const { left, right } = each.getBoundingClientRect();
				return (
					box && (left < box.left - 1 || right > box.right + 1 || each.scrollWidth > box.width + 1)
				);
			})
			.map((each) => each.textContent),
	);
}
