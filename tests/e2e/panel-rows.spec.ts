import { fillPassengerForm, openDealCheckout, reference } from '../support/checkout.ts';
import { enterPanel } from '../support/panel.ts';
import { sendRequest, trip } from '../support/requests-in-panel.ts';
import { expect, test } from '../support/site.ts';

const tabs = [
	'bookings',
	'inquiries',
	'custom-offers',
	'departures',
	'flights',
	'tours',
	'destinations',
	'users',
	'activities',
	'letters',
];

test.use({ viewport: { width: 1440, height: 900 } });

test.beforeEach(async ({ page }) => {
	await openDealCheckout(page);
	await fillPassengerForm(page);
	await page.getByRole('button', { name: 'Complete booking' }).click();
	await reference(page);
	const person = { name: 'Wolfeschlegelsteinhausenbergerdorff Ada', email: 'ada@example.com' };
	const message = 'Do you have anything near the sea? '.repeat(20).trim();
	await sendRequest(page.request, 'inquiries', { ...person, subject: 'The sea in May', message });
	await sendRequest(page.request, 'custom-offers', { ...trip, name: person.name });
});

test('on a desk screen every row of every list is 44 px high', async ({ page }) => {
	await enterPanel(page);
	for (const tab of tabs) {
		await page.goto(`/admin?tab=${tab}`);
		const rows = page.getByRole('tabpanel').locator('tbody tr');
		await expect(rows.first(), tab).toBeVisible();
		const heights = await rows.evaluateAll((all) =>
			all.map((row) => Math.round(row.getBoundingClientRect().height)),
		);
		expect([...new Set(heights)], tab).toEqual([44]);
		await expect(page.locator('html'), tab).toHaveJSProperty('scrollWidth', 1440);
	}
});
