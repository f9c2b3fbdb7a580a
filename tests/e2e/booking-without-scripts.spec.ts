import type { Page } from 'playwright/test';

import { fillPassengerForm } from '../support/checkout.ts';
import { addressOf, search } from '../support/flight-search.ts';
import { expect, test } from '../support/site.ts';

test.use({ javaScriptEnabled: false });

test('a flight of a search is booked: its price lines are shown, what is wrong is said, and the trip’s page follows', async ({
	page,
	site,
}) => {
	await page.goto(addressOf(search));
	const offer = page.getByRole('article').first();
	const price = (await offer.locator('.offer-total').innerText()).trim();
	await offer.getByRole('button', { name: /^Select/ }).click();
	await expect(page).toHaveURL(/\/book\//);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Complete your booking');
	await expect(page.getByRole('region', { name: 'Your trip' })).toContainText(price);

	await page.getByRole('button', { name: 'Complete booking' }).click();
	await expect(page).toHaveTitle(/^Error: /);
	const summary = page.getByRole('alert').filter({ hasText: 'look at this again' });
	await expect(summary).toBeFocused();
	await expect(summary.getByRole('link')).toHaveCount(9);
	await expect(page.getByLabel('First name')).toHaveAccessibleDescription('First name is required');
	await expect(page.getByRole('region', { name: 'Your trip' })).toContainText(price);

	await fillPassengerForm(page, { Email: 'plain@example.com' });
	await page.getByRole('button', { name: 'Complete booking' }).dblclick();
	await expectBooked(page);
	const rows = await site.storedBookings();
	expect(rows.filter(({ email }) => email === 'plain@example.com')).toMatchObject([
		{ name: 'Ada Lovelace', travelers: 2, type: 'flight' },
	]);
});

test('a deal is booked from its page, and from its price breakdown', async ({ page, site }) => {
	await page.goto('/flights/1');
	await page.getByRole('link', { name: 'Book this deal' }).click();
	await fillPassengerForm(page, { Email: 'deal@example.com' });
	await page.getByRole('button', { name: 'Complete booking' }).click();
	await expectBooked(page);

	await page.goto('/quote/deal-1?travelers=3');
	await page.getByRole('link', { name: 'Book', exact: true }).click();
	await fillPassengerForm(page, { Email: 'deal@example.com' });
	await page.getByRole('button', { name: 'Complete booking' }).click();
	await expectBooked(page);
	const rows = await site.storedBookings();
	expect(rows.filter(({ email }) => email === 'deal@example.com')).toMatchObject([
		{ itemId: '1', travelers: 1 },
		{ itemId: '1', travelers: 3 },
	]);
});

test('a tour is booked on the departure that was chosen, for the party that was said', async ({
	page,
	site,
}) => {
	await page.goto('/tours/1');
	const panel = page.getByRole('region', { name: 'Book this tour' });
	const day = panel.getByRole('radio').nth(1);
	await day.check();
	const date = await day.inputValue();
	await panel.getByRole('spinbutton', { name: 'Travelers' }).fill('2');
	await panel.getByRole('button', { name: 'Book Now' }).click();
	await fillPassengerForm(page, { Email: 'tour@example.com' });
	await page.getByRole('button', { name: 'Complete booking' }).click();
	await expectBooked(page);
	const rows = await site.storedBookings();
	expect(rows.filter(({ email }) => email === 'tour@example.com')).toMatchObject([
		{ type: 'tour', itemId: '1', travelers: 2, departureDate: date },
	]);
});

test('who finds a departure full joins its waiting list, and who does not is told of the seats', async ({
	page,
	site,
}) => {
	await page.goto('/tours/5');
	const panel = page.getByRole('region', { name: 'Book this tour' });
	await panel.getByRole('spinbutton', { name: 'Travelers' }).fill('12');
	await panel.getByRole('button', { name: 'Book Now' }).click();
	const address = page.url();
	await fillPassengerForm(page, { Email: 'all@example.com' });
	await page.getByRole('button', { name: 'Complete booking' }).click();
	await expectBooked(page);

	await page.goto(address);
	await fillPassengerForm(page, { Email: 'late@example.com' });
	await page.getByRole('button', { name: 'Complete booking' }).click();
	await expect(page.getByRole('alert').filter({ hasText: 'seats' })).toBeVisible();
	await page.getByText('If the departure is full').click();
	const form = page.getByRole('form', { name: 'Waiting list' });
	await form.getByLabel('Your name').fill('Grace Hopper');
	await form.getByRole('button', { name: 'Join the list' }).click();
	await expect(page.getByRole('alert').filter({ hasText: 'again' })).toBeFocused();
	await page.getByRole('alert').getByRole('link').first().click();
	await form.getByLabel('Your email').fill('late@example.com');
	await form.getByRole('button', { name: 'Join the list' }).click();
	await expect(page).toHaveURL('/sent/waiting-list');
	const rows = await site.storedRows('waitingList');
	expect(rows.filter(({ email }) => email === 'late@example.com')).toMatchObject([
		{ name: 'Grace Hopper', travellers: 12 },
	]);
});

test('a total that is not today’s is refused with today’s, and what was typed stays', async ({
	page,
	site,
}) => {
	await page.goto('/book/deal-1?travelers=2');
	const form = {
		page: '/book/deal-1?travelers=2',
		type: 'flight',
		itemId: '1',
		travelers: '2',
		totalPrice: '1',
		firstName: 'Ada',
		lastName: 'Lovelace',
		email: 'cheap@example.com',
		phone: '+1 212 555 0100',
		address: '12 Analytical Street',
		city: 'New York',
		country: 'United States',
		zipCode: '10001',
		termsAccepted: 'on',
	};
	const answer = await page.request.post('/api/bookings', { form });
	expect(answer.status()).toBe(409);
	const html = await answer.text();
	expect(html).toContain('<title>Error: Book');
	expect(html).toContain('value="cheap@example.com"');
	expect(html).not.toContain('name="totalPrice" value="1"');
	const rows = await site.storedBookings();
	expect(rows.filter(({ email }) => email === 'cheap@example.com')).toEqual([]);
});

async function expectBooked(page: Page): Promise<void> {
	await expect(page).toHaveURL(/\/trip\/BD/);
	await expect(page.getByRole('heading', { name: 'Call us to confirm it' })).toBeVisible();
}
