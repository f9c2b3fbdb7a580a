import { expect, test } from 'playwright/test';

import { violations } from '../support/accessible.ts';
import { addressOf, dayFromToday, offers, search, suggestions } from '../support/flight-search.ts';

for (const [name, change, label, message] of [
	[
		'a departure that has passed',
		{ departure: '2024-05-01', return: '' },
		'Departure date',
		'Please choose a departure date that has not passed.',
	],
	[
		'a return before the departure',
		{ return: dayFromToday(30) },
		'Return date',
		'The return date cannot be before the departure date.',
	],
	[
		'a day that no calendar has',
		{ departure: '2100-02-29', return: '' },
		'Departure date',
		'Please enter a date that exists.',
	],
] as const) {
	test(`an address with ${name} says so beside the filled form, and before other things`, async ({
		page,
	}) => {
		const asked = { ...search, ...change };
		await page.goto(addressOf(asked));
		const field = page.getByLabel(label, { exact: true });
		await expect(field).toBeFocused();
		await expect(field).toHaveAccessibleDescription(message);
		const value = label === 'Return date' ? asked.return : asked.departure;
		const notice = page.getByRole('alert').filter({ hasText: 'There are no flights' });
		await expect(notice).toContainText(`${label} “${value}”: ${message}`);
		await expect(page.getByLabel('From', { exact: true })).toHaveValue(search.origin);
		await expect(page.getByLabel('Passengers')).toHaveText('2 adults');
		await expect(page.getByRole('heading', { name: 'Featured flight deals' })).toBeVisible();
		await expect(offers(page)).toHaveCount(0);
		expect(await violations(page, { except: '.toasts' })).toEqual([]);

		await page.getByLabel('Departure date').fill(search.departure);
		await page.getByLabel('Return date').fill(search.return);
		await page.getByRole('button', { name: 'Search flights' }).click();
		await expect(offers(page)).toHaveCount(8);
		await expect(notice).toHaveCount(0);
	});
}

test('an address with text that may mean several airports opens their list', async ({ page }) => {
	await page.goto(addressOf({ ...search, destination: 'heathr' }));
	const to = page.getByLabel('To', { exact: true });
	await expect(to).toBeFocused();
	await expect(to).toHaveAccessibleDescription('Choose an airport from the list.');
	await expect(suggestions(page)).toHaveText([/Heathrow/]);
});

for (const [name, change, remark] of [
	[
		'more than 330 days ahead',
		{ departure: dayFromToday(340), return: '' },
		'airlines have not opened these dates: an early estimate',
	],
	[
		'between neighbours',
		{ destination: 'New York (LGA)' },
		'11 miles apart: a train or taxi is quicker',
	],
	['in no class that is sold', { class: 'cargo' }, 'We know no class “cargo”'],
] as const) {
	test(`a search ${name} is answered, and its oddness said`, async ({ page }) => {
		await page.goto(addressOf({ ...search, ...change }));
		await expect(offers(page)).toHaveCount(8);
		await expect(page.locator('#results')).toContainText(remark);
	});
}
