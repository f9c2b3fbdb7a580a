import type { Page } from 'playwright/test';

import { violations } from '../support/accessible.ts';
import { fillPassengerForm, reference } from '../support/checkout.ts';
import { formIsReady, formIsTakenOver, offers, search } from '../support/flight-search.ts';
import { expect, test } from '../support/site.ts';

const party = '2 adults, 1 child, 1 infant on lap';
const fares = 'In these fares, children and infants pay the fare of an adult.';

test('two adults, a girl of nine and a baby: counted by keyboard on the home page, searched and booked', async ({
	page,
	site,
}) => {
	await page.goto('/');
	await formIsReady(page);
	await fillIn(page);
	const field = page.getByLabel('Passengers');
	await field.focus();
	await page.keyboard.press('Enter');
	const counters = countersOf(page);
	await expect(counters).toBeFocused();
	const adults = counters.getByRole('spinbutton', { name: 'Adults' });
	const infants = counters.getByRole('spinbutton', { name: 'Infants on lap' });
	for (let stops = 0; stops < 2; stops += 1) await page.keyboard.press('Tab');
	await expect(adults).toBeFocused();
	await page.keyboard.press('ArrowUp');
	await expect(adults).toHaveAttribute('aria-valuenow', '2');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Tab');
	await page.keyboard.press('1');
	await counters.getByRole('button', { name: 'More infants on lap' }).press('Enter');
	await expect(infants).toHaveAccessibleDescription('Under 2');
	await expect(infants).toHaveAttribute('aria-valuemax', '2');
	await expect(counters).toContainText(fares);
	expect(await violations(page, { except: '.toasts' })).toEqual([]);
	await page.keyboard.press('Escape');
	await expect(counters).toHaveCount(0);
	await expect(field).toBeFocused();
	await expect(field).toHaveText(party);

	await page.getByRole('button', { name: 'Search flights' }).click();
	await expect(page).toHaveURL(/&passengers=2-adults-1-child-1-infant&/);
	await expect(offers(page)).toHaveCount(8);
	await expect(page.getByLabel('Passengers')).toHaveText(party);
	await offers(page).first().click();
	const summary = page.getByRole('region', { name: 'Your trip' });
	await expect(summary).toContainText(party);
	await expect(summary).toContainText(fares);
	await expect(page.getByText(`You book for ${party}.`)).toBeVisible();
	await fillPassengerForm(page, { Email: 'family@example.com' });
	await page.getByRole('button', { name: 'Complete booking' }).click();

	const booked = await reference(page);
	const ticket = page.getByRole('article', { name: 'Your ticket' });
	await expect(ticket).toContainText(party);
	await expect(ticket).toContainText(fares);
	const booking = (await site.storedBookings()).find((row) => row.reference === booked);
	expect(booking).toMatchObject({ email: 'family@example.com', travelers: 4 });
	expect(booking?.details).toMatchObject({ party: '2-adults-1-child-1-infant' });
});

test('the select of the built page becomes a button in its place, whose counters say where they end, offer what is asked for most, and close by a press elsewhere', async ({
	page,
}) => {
	await page.setViewportSize({ width: 320, height: 700 });
	await page.goto('/');
	const field = page.getByLabel('Passengers');
	const before = await field.boundingBox();
	await formIsReady(page);
	await expect(field).toHaveRole('button');
	expect(await field.boundingBox()).toEqual(before);
	await field.click();
	const counters = countersOf(page);
	const status = counters.getByRole('status');
	// Where a counter ends, its button is disabled for assistive technology, and pressed all the same.
	const press = (name: string) =>
		counters.getByRole('button', { name, exact: true }).click({ force: true });
	await press('Fewer adults');
	await expect(status).toHaveText('At least one adult has to travel.');
	await press('More infants on lap');
	await expect(status).toHaveText('Each infant needs an adult to sit with.');
	await press('More infants on lap');
	await expect(field).toHaveText('1 adult, 1 infant on lap');
	await press('2 Adults 2 Children');
	await expect(status).toHaveText('');
	await expect(field).toHaveText('2 adults, 2 children');
	await press('More children');
	await expect(status).toHaveText('');
	await counters.getByRole('spinbutton', { name: 'Children' }).press('End');
	await expect(field).toHaveText('2 adults, 7 children');
	await press('More children');
	await expect(status).toHaveText(/^A search is for at most 9 seats\./);
	await expect(field).toHaveText('2 adults, 7 children');
	const box = await counters.boundingBox();
	expect(box && [box.x >= 0, box.x + box.width <= 320]).toEqual([true, true]);

	await press('More infants on lap');
	await counters.getByRole('button', { name: 'Request a custom offer' }).click();
	const request = page.getByRole('dialog', { name: 'Request a custom travel offer' });
	await expect(request.getByLabel('Adults')).toHaveValue('2');
	await expect(request.getByLabel('Children')).toHaveValue('8');
	await expect(request.getByLabel('Special requests')).toHaveValue(/One .* is an infant under 2/);
	await page.keyboard.press('Escape');
	await expect(request).toHaveCount(0);
	await expect(counters.getByRole('button', { name: 'Request a custom offer' })).toBeFocused();
	await field.click();
	await expect(counters).toHaveCount(0);
	await field.click();
	await expect(counters).toBeVisible();
	await page.getByRole('heading', { level: 1 }).dispatchEvent('pointerdown');
	await expect(counters).toHaveCount(0);
});

test('the select that somebody has open stays until it is left, and is there again where the counters cannot be fetched', async ({
	page,
}) => {
	await page.route(/PartyPicker/, (route) => route.abort());
	await page.goto('/');
	const field = page.getByLabel('Passengers');
	await field.focus();
	await formIsTakenOver(page);
	await field.selectOption('2-adults');
	await expect(field).toHaveRole('combobox');
	await field.blur();
	await expect(field).toHaveRole('button');
	await expect(field).toHaveText('2 adults');

	await field.click();
	await expect(field).toHaveRole('combobox');
	await expect(field).toBeFocused();
	await field.selectOption('2-adults-1-child');
	await fillIn(page);
	await page.getByRole('button', { name: 'Search flights' }).click();
	await expect(page).toHaveURL(/&passengers=2-adults-1-child&/);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the select has the four parties that are asked for most', async ({ page }) => {
		await page.goto('/');
		await expect(page.getByLabel('Passengers').getByRole('option')).toHaveText([
			'1 Adult',
			'2 Adults',
			'2 Adults 1 Child',
			'2 Adults 2 Children',
		]);
		await fillIn(page);
		await page.getByLabel('Passengers').selectOption('2-adults');
		await page.getByRole('button', { name: 'Search flights' }).click();
		await expect(page).toHaveURL(/&passengers=2-adults&/);
	});
});

function countersOf(page: Page) {
	return page.getByRole('dialog', { name: 'Who is flying?' });
}

async function fillIn(page: Page): Promise<void> {
	await page.getByLabel('From', { exact: true }).fill(search.origin);
	await page.getByLabel('To', { exact: true }).fill(search.destination);
	await page.getByLabel('Departure date').fill(search.departure);
}
