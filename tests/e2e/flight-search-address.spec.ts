import {
	addressOf,
	chooseParty,
	dayFromToday,
	formIsReady,
	offers,
	search,
} from '../support/flight-search.ts';
import { expect, test } from '../support/site.ts';

test('another order is no new search; a search after another is looked at in the same way', async ({
	page,
}) => {
	await page.goto(`${addressOf(search)}&sort=fastest&direct=nonsense`);
	await expect(offers(page)).toHaveCount(8);
	await expect(page.getByRole('radio', { name: 'Fastest' })).toBeChecked();
	await page.getByRole('radio', { name: 'Cheapest' }).check();
	await page.evaluate(() => {
		const list = document.querySelector('#results ul');
		Object.assign(window, { isTheSame: () => list?.isConnected });
	});
	await page.goBack();
	await expect(page.getByRole('radio', { name: 'Fastest' })).toBeChecked();
	expect(await page.evaluate(() => Object(window).isTheSame())).toBe(true);

	await page.getByLabel('Departure date').fill(dayFromToday(41));
	await page.getByRole('button', { name: 'Search flights' }).click();
	await expect(page).toHaveURL(new RegExp(`departure=${dayFromToday(41)}&.*&sort=fastest$`));
});

test('Back to home finds every field as it was left', async ({ page }) => {
	await page.goto('/');
	await formIsReady(page);
	const fields = {
		From: 'New York (JFK)',
		To: 'London (LHR)',
		'Departure date': search.departure,
		'Return date': search.return,
	};
	for (const [label, value] of Object.entries(fields)) {
		await page.getByLabel(label, { exact: true }).fill(value);
	}
	await chooseParty(page, { adults: 2, children: 1, infants: 0 });
	await page.getByLabel('Class').selectOption('business');
	await page.getByRole('button', { name: 'Search flights' }).click();
	await expect(offers(page)).toHaveCount(8);
	await page.goBack();
	await formIsReady(page);
	for (const [label, value] of Object.entries(fields)) {
		await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
	}
	await expect(page.getByLabel('Passengers')).toHaveText('2 adults, 1 child');
	await expect(page.getByLabel('Class')).toHaveValue('business');
	await page.getByRole('button', { name: 'Search flights' }).click();
	await expect(page).toHaveURL(/return=.*&passengers=2-adults-1-child&class=business$/);
});

test('the packages form is reached by keyboard, goes to its search with nothing filled in, and is found as it was by Back', async ({
	page,
}) => {
	await page.goto('/');
	await formIsReady(page);
	await page.getByRole('tab', { name: 'Flights' }).focus();
	await page.keyboard.press('ArrowRight');
	await expect(page.getByRole('tab', { name: 'Packages' })).toBeFocused();
	await page.getByLabel('Destination').fill('Lisbon');
	await page.getByRole('button', { name: 'Search packages' }).click();
	await expect(page).toHaveURL('/tours/search?destination=Lisbon&dates=');
	await page.goBack();
	await expect(page.getByLabel('Destination')).toBeVisible();
	await expect(page.getByLabel('Destination')).toHaveValue('Lisbon');

	await formIsReady(page);
	await page.getByLabel('Dates').fill(search.departure);
	await page.getByRole('button', { name: 'Search packages' }).click();
	await expect(page).toHaveURL(/\/tours\/search/);
	await page.goBack();
	await expect(page.getByLabel('Destination')).toHaveValue('Lisbon');
	await expect(page.getByLabel('Dates')).toHaveValue(search.departure);
	await expect(page.getByLabel('Destination')).toBeVisible();
});
