import { panelTabs } from '#src/islands/desk/panel/panel-tabs.ts';

import { fillPassengerForm, openDealCheckout, reference } from '../support/checkout.ts';
import { enterPanel } from '../support/panel.ts';
import { expect, test } from '../support/site.ts';
import { pressAll, walk } from '../support/tab-walk.ts';

test.beforeEach(async ({ page }) => {
	await openDealCheckout(page);
	await fillPassengerForm(page);
	await page.getByRole('button', { name: 'Complete booking' }).click();
	await reference(page);
	const person = { name: 'Ada Lovelace', email: 'ada@example.com' };
	const message = 'Do you have anything near the sea?';
	await page.request.post('/api/inquiries', { data: { ...person, subject: 'May', message } });
	await page.request.post('/api/subscribers', { data: { email: person.email } });
});

for (const { slug: tab } of panelTabs) {
	test(`${tab}: the Tab key comes to what is seen, and after every press the focus is somewhere`, async ({
		page,
	}) => {
		test.setTimeout(120_000);
		for (const width of [320, 1280]) {
			await page.setViewportSize({ width, height: 800 });
			await enterPanel(page, `tab=${tab}`);
			await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0);
			const { stops, wrong } = await walk(page);
			expect(wrong, `${width} px`).toEqual([]);
			expect(stops).toBeGreaterThan(1);
			expect(await pressAll(page, page.getByRole('tabpanel')), `${width} px`).toEqual([]);
		}
	});
}
