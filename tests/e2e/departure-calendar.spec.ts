import { formatDateInWords, formatMonth } from '#src/domain/calendar/format-date.ts';
import { addMonthsTo, monthOfDay } from '#src/domain/desk/month.ts';

import { expectAccessible } from '../support/accessible.ts';
import { enterPanel } from '../support/panel.ts';
import { expect, test } from '../support/site.ts';

test('departures stand in a month with their seats, lead to their pages, and months follow each other', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	const { name, departures } = await (await page.request.get('/api/tours/10')).json();
	const { id, date } = departures[0];
	const month = monthOfDay(date);
	await enterPanel(page, 'tab=departures');
	await page.getByRole('button', { name: 'Calendar' }).click();
	await expect(page).toHaveURL(/tab=departures&view=calendar$/);
	await page.goto(`/admin?tab=departures&view=calendar&month=${addMonthsTo(month, -1)}`);
	await page.getByRole('button', { name: formatMonth(month) }).click();
	await expect(
		page.getByRole('heading', { name: `Departures in ${formatMonth(month)}` }),
	).toBeVisible();
	await expect(page.getByText(/\d+ departures, \d+ travelers? confirmed/)).toBeVisible();
	const day = page
		.getByRole('listitem')
		.filter({ has: page.getByText(formatDateInWords(date, 'short'), { exact: true }) });
	const departure = day.getByRole('link', { name });
	await expect(departure).toContainText(/\d+ of \d+/);
	for (const width of [320, 768, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		await expect(departure).toBeVisible();
		await expectAccessible(page);
	}
	await departure.click();
	await expect(page).toHaveURL(new RegExp(`open=departure-${id}$`));
	await page.goBack();
	await page.getByRole('button', { name: 'List' }).click();
	await expect(page).toHaveURL(/tab=departures$/);
});

test('what leaves this week is one press, and all that is to come another', async ({ page }) => {
	await enterPanel(page, 'tab=departures');
	const soon = page.getByRole('group', { name: 'Leaving soon' });
	await soon.getByRole('button', { name: 'Next week' }).click();
	await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/);
	await expect(page.getByLabel('Leaving from')).toHaveValue(/\d/);
	await soon.getByRole('button', { name: 'Next week', pressed: true }).click();
	await expect(page).toHaveURL(/tab=departures$/);
});
