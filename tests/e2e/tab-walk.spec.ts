import { pagesOfEachKind } from '../support/every-page.ts';
import { expect, test } from '../support/site.ts';
import { walk } from '../support/tab-walk.ts';

for (const { name, path } of pagesOfEachKind) {
	test(`${name}: whatever the Tab key comes to is in the window, and under nothing that stays there`, async ({
		page,
	}) => {
		for (const width of [320, 1280]) {
			await page.setViewportSize({ width, height: 800 });
			await page.goto(path);
			await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0);
			const { stops, wrong } = await walk(page);
			expect(wrong, `${width} px`).toEqual([]);
			expect(stops).toBeGreaterThan(1);
		}
	});
}
