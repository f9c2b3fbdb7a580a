import { pages } from '../support/every-page.ts';
import { expect, test } from '../support/site.ts';
import { pressAll } from '../support/tab-walk.ts';

for (const { name, path } of pages) {
	test(`${name}: after every press the focus is somewhere`, async ({ page }) => {
		test.setTimeout(120_000);
		for (const width of [320, 1280]) {
			await page.setViewportSize({ width, height: 800 });
			await page.goto(path);
			await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0);
			expect(await pressAll(page, page.locator('body')), `${width} px`).toEqual([]);
		}
	});
}
