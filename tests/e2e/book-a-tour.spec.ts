import type { Page } from 'playwright/test';

import { fillPassengerForm, reference } from '../support/checkout.ts';
import { expect, test } from '../support/site.ts';

test('a visitor finds a tour, books it for three, and the row is stored', async ({
	page,
	site,
}) => {
	await page.goto('/tours');
	await page.getByLabel('Destination').fill('santorini');
	const found = page.getByRole('link', { name: /^View Details/ });
	await expect(found).toHaveCount(1);
	await found.click();
	await expect(page).toHaveURL(/\/tours\/\d+$/);
	const tourId = new URL(page.url()).pathname.split('/').pop();
	const name = await page.getByRole('heading', { level: 1 }).innerText();

	const dates = page.getByLabel('Departure date');
	await expect(dates.getByRole('option')).toHaveCount(4);
	await dates.selectOption({ index: 1 });
	const departure = await dates.inputValue();
	await page.getByRole('button', { name: 'More travellers' }).click();
	await page.getByRole('button', { name: 'More travellers' }).click();
	const total = await page
		.getByRole('region', { name: 'Book this tour' })
		.locator('strong')
		.innerText();
	await page.getByRole('button', { name: 'Book Now' }).click();

	await expect(page).toHaveURL('/flight-checkout');
	const summary = page.getByRole('region', { name: 'Your trip' });
	for (const text of [name, 'Santorini', '3 travellers', 'Taxes (10%)', total]) {
		await expect(summary).toContainText(text);
	}
	await fillPassengerForm(page, { Email: 'tour@example.com' });
	await page.getByRole('button', { name: 'Complete booking' }).click();
	const booked = await reference(page);
	await expect(page.getByRole('dialog')).toContainText(name);
	expect(await draft(page)).toBeNull();

	const rows = (await site.storedBookings()).filter(({ email }) => email === 'tour@example.com');
	expect(rows).toMatchObject([
		{ reference: booked, type: 'tour', itemId: tourId, travelers: 3, departureDate: departure },
	]);
	expect(`$${rows[0]?.totalPrice.toLocaleString('en-US')}`).toBe(total);
});

test('the checkout keeps the tour through a reload, Back and Forward, and other pages', async ({
	page,
}) => {
	await chooseTour(page);
	for (let reload = 0; reload < 2; reload += 1) {
		await page.reload();
		await expect(page.getByRole('button', { name: 'Complete booking' })).toBeVisible();
	}
	await page.getByRole('banner').getByRole('link', { name: 'Destinations' }).click();
	await page.waitForURL('/destinations');
	await page.goBack();
	await expect(page.getByRole('button', { name: 'Complete booking' })).toBeVisible();
	await page.goBack();
	await expect(page).toHaveURL('/tours/1');
	await page.goForward();
	await expect(page).toHaveURL('/flight-checkout');
	await expect(page.getByRole('button', { name: 'Complete booking' })).toBeVisible();
});

test('going Back from the checkout, another choice can be made', async ({ page }) => {
	await chooseTour(page);
	await page.goBack();
	await expect(page).toHaveURL('/tours/1');
	await page.getByRole('button', { name: 'More travellers' }).click();
	await page.getByRole('button', { name: 'Book Now' }).click();
	await expect(page.getByRole('region', { name: 'Your trip' })).toContainText('2 travellers');
	await page.getByRole('link', { name: 'Change the date or the travellers' }).click();
	await expect(page).toHaveURL('/tours/1');
});

test('a price that changed is shown a person and in all before it is booked', async ({ page }) => {
	await page.goto('/tours/1');
	await expect(page.getByRole('button', { name: 'Book Now' })).toBeEnabled();
	const right = await page.getByText(/× 1 traveller$/).innerText();
	await page.getByRole('button', { name: 'Book Now' }).click();
	await expect(page).toHaveURL('/flight-checkout');
	await page.evaluate(() => {
		const draft = JSON.parse(sessionStorage.getItem('currentBooking') ?? '');
		draft.details.price = 100;
		sessionStorage.setItem('currentBooking', JSON.stringify({ ...draft, totalPrice: 110 }));
	});
	await page.reload();
	const summary = page.getByRole('region', { name: 'Your trip' });
	await expect(summary).toContainText('$110');
	await fillPassengerForm(page);
	await page.getByRole('button', { name: 'Complete booking' }).click();
	await expect(page.getByText('Nothing has been booked')).toBeVisible();
	await expect(summary).toContainText(`Price per person${right.split(' ')[0]}`);
	await page.getByRole('button', { name: 'Complete booking' }).click();
	await reference(page);
});

test('a browser that keeps nothing says so beside the button', async ({ page }) => {
	await page.addInitScript(() => {
		Storage.prototype.setItem = () => {
			throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
		};
	});
	// Another test makes the row of the first one newer than its page, which is then drawn anew.
	await page.goto('/tours/2');
	await page.getByRole('button', { name: 'Book Now' }).click();
	const refusal = page.getByText('Your browser does not let this site keep your choice');
	await expect(page.getByRole('alert').filter({ has: refusal })).toBeVisible();
	await expect(page).toHaveURL('/tours/2');
});

test('a tour is booked by keyboard alone', async ({ page }) => {
	await page.goto('/tours/1');
	await expect(page.getByRole('button', { name: 'Book Now' })).toBeEnabled();
	await tabTo(page, 'Departure date');
	await page.keyboard.press('ArrowDown');
	await tabTo(page, 'Travellers');
	await page.keyboard.press('ArrowUp');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL('/flight-checkout');
	await expect(page.getByRole('region', { name: 'Your trip' })).toContainText('2 travellers');
	const passenger = ['Ada', 'Lovelace', 'ada@example.com', '+1 212 555 0100', '12 Main Street'];
	await tabTo(page, 'First name');
	for (const text of [...passenger, 'New York', '10001', 'United States']) {
		await page.keyboard.type(text);
		await page.keyboard.press('Tab');
	}
	await page.keyboard.press('Space');
	await page.keyboard.press('Enter');
	await reference(page);
});

async function chooseTour(page: Page): Promise<void> {
	await page.goto('/tours/1');
	await page.getByRole('button', { name: 'Book Now' }).click();
	await expect(page).toHaveURL('/flight-checkout');
	await expect(page.getByRole('button', { name: 'Complete booking' })).toBeVisible();
}

function draft(page: Page): Promise<string | null> {
	return page.evaluate(() => sessionStorage.getItem('currentBooking'));
}

/** Presses Tab until the field has the focus; a page has fewer than sixty stops before it. */
async function tabTo(page: Page, label: string): Promise<void> {
	const field = page.getByLabel(label);
	for (let stop = 0; stop < 60; stop += 1) {
		if (await field.evaluate((element) => element === document.activeElement)) return;
		await page.keyboard.press('Tab');
	}
	throw new Error(`Tab never reached ${label}.`);
}
