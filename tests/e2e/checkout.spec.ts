import type { Route } from 'playwright/test';

import { fillPassengerForm, openDealCheckout, reference } from '../support/checkout.ts';
import { expect, test } from '../support/site.ts';

const neededFields = [
	['First name', 'First name is required'],
	['Last name', 'Last name is required'],
	['Email', 'Please enter a valid email address'],
	['Phone', 'Please enter a valid phone number'],
	['Address', 'Address is required'],
	['City', 'City is required'],
	['Country', 'Country is required'],
	['ZIP code', 'ZIP code is required'],
	['I accept the terms and conditions', 'You must accept the terms and conditions'],
] as const;

for (const [what, flightData] of [
	['is not JSON', '{nonsense'],
	// Past 8 KB many servers refuse an address; the page itself must cope with what reaches it.
	['is too long', JSON.stringify({ id: 'x'.repeat(11_000) })],
] as const) {
	test(`flightData that ${what} sends the visitor back to the flights with the reason`, async ({
		page,
	}) => {
		await page.goto(`/flight-checkout?${new URLSearchParams({ flightData })}`);
		await expect(page).toHaveURL(/\/flights$/);
		const toast = page.getByRole('alert');
		await expect(toast).toContainText('Error');
		await expect(toast).toContainText('Could not load flight details. Please try again.');
	});
}

test('with nothing to book, or a saved draft that cannot be read, the visitor is sent home with the reason', async ({
	page,
}) => {
	await page.goto('/flight-checkout');
	await expect(page).toHaveURL(/\/$/);
	await expect(page.getByRole('alert')).toContainText('No booking information');
	await expect(page.getByRole('alert')).toContainText('Please select a flight or tour first');

	await page.evaluate(() => sessionStorage.setItem('currentBooking', '{"type":"tour"'));
	await page.goto('/flight-checkout');
	await expect(page).toHaveURL(/\/$/);
	await expect(page.getByRole('alert')).toContainText('Could not load booking details.');
});

test('a saved tour draft is shown with ten per cent taxes and survives a reload', async ({
	page,
}) => {
	await page.goto('/nowhere');
	// Its price is the tour's own business: here the draft is believed.
	await page.route('**/api/tours/1', (route) => route.abort());
	await page.evaluate((draft) => sessionStorage.setItem('currentBooking', draft), tourDraft());
	await page.goto('/flight-checkout');
	for (const visit of ['first', 'reloaded']) {
		const summary = page.getByRole('region', { name: 'Your trip' });
		await expect(summary, visit).toContainText('Three Days in Kyoto');
		await expect(summary).toContainText('$2,000');
		await expect(summary).toContainText('$200');
		await expect(summary).toContainText('$2,200');
		await page.reload();
	}
});

test('two clicks on Complete booking book once; the confirmation outlasts every Escape before its time, names the phone discount, closes after seven seconds and keeps the reference', async ({
	page,
	site,
}) => {
	await page.clock.install();
	await page.goto('/nowhere');
	await openDealCheckout(page);
	await fillPassengerForm(page, { Email: 'twice@example.com' });
	await page.getByRole('button', { name: 'Complete booking' }).dblclick();
	const booked = await reference(page);
	const overlay = page.getByRole('dialog');
	for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
	await expect(overlay).toContainText(booked);
	await expect(overlay).toBeVisible();
	await expect(overlay).toContainText('discount of up to 45%');
	await expect(overlay.getByRole('link', { name: '+1 (212) 555-0142' })).toBeVisible();
	await expect(overlay.getByRole('button', { name: 'Close' })).toHaveCount(0);
	await expect(overlay.getByRole('link', { name: 'Open your trip' })).toBeVisible();
	await expect(page).toHaveURL(`/trip/${booked}`);
	await page.clock.fastForward(7000);
	await overlay.getByRole('button', { name: 'Close' }).click();
	await expect(page).toHaveURL('/');

	const rows = (await site.storedBookings()).filter((row) => row.email === 'twice@example.com');
	expect(rows.map((row) => row.reference)).toEqual([booked]);
	const kept = await page.evaluate(() => localStorage.getItem('bookings') ?? '');
	expect(kept).toContain(booked);
	expect(kept).not.toContain('Analytical Street');
	expect(kept).not.toContain('555 0100');

	await page.goBack();
	await expect(page).toHaveURL(`/trip/${booked}`);
	await expect(page.getByRole('main').or(overlay)).toContainText(booked);
	await page.goBack();
	await expect(page).toHaveURL('/nowhere');

	// A second one of the same trip is booked by whoever says that it is meant.
	await openDealCheckout(page);
	await fillPassengerForm(page, { Email: 'twice@example.com' });
	await page.getByRole('button', { name: 'Complete booking' }).click();
	const again = page.getByRole('checkbox', { name: 'Book this trip once more' });
	await expect(again).toBeFocused();
	await expect(again).toHaveAccessibleDescription(
		new RegExp(`^Booked in this browser already: ${booked}.*Please confirm another booking`),
	);
	await again.check();
	await page.getByRole('button', { name: 'Complete booking' }).click();
	expect(await reference(page)).not.toBe(booked);
});

test('the confirmation is the trip from its first moment: a reload shows it, Back and Forward come back to it, and “Open your trip” leads there', async ({
	page,
}) => {
	const isTrip = async (booked: string) => {
		await expect(page).toHaveURL(`/trip/${booked}`);
		await expect(page.getByRole('dialog')).toHaveCount(0);
		await expect(page.getByRole('main')).toContainText(booked);
	};
	await page.goto('/nowhere');
	await openDealCheckout(page);
	await fillPassengerForm(page, { Email: 'reload@example.com' });
	await page.getByRole('button', { name: 'Complete booking' }).click();
	const booked = await reference(page);
	await page.reload();
	await isTrip(booked);
	await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
	await page.goBack();
	await expect(page).toHaveURL('/nowhere');
	await page.goForward();
	await isTrip(booked);

	await openDealCheckout(page);
	await fillPassengerForm(page, { Email: 'reload@example.com' });
	await page.getByRole('checkbox', { name: 'Book this trip once more' }).check();
	await page.getByRole('button', { name: 'Complete booking' }).click();
	const next = await reference(page);
	await page.getByRole('link', { name: 'Open your trip' }).click();
	await isTrip(next);
});

test('a try that failed is not told any more beside the booking that followed', async ({
	page,
}) => {
	await openDealCheckout(page);
	await fillPassengerForm(page, { Email: 'second@example.com' });
	await page.route('**/api/bookings', (route) =>
		route.fulfill({ status: 503, json: { message: 'We cannot be reached.' } }),
	);
	const button = page.getByRole('button', { name: 'Complete booking' });
	await button.click();
	const failed = page.locator('.toast').filter({ hasText: 'Booking Failed' });
	await expect(failed).toBeVisible();
	await page.unroute('**/api/bookings');
	await button.click();
	await reference(page);
	await expect(failed).toHaveCount(0);
	await expect(page.getByRole('alert')).toHaveText('');
});

test('a tampered price is found when the page opens: the right one is shown and booked', async ({
	page,
	site,
}) => {
	const deal = await openDealCheckout(page, { price: 1 });
	const right = deal.price * 2;
	await expect(
		page.getByRole('status').filter({ hasText: 'Nothing has been booked' }),
	).toContainText(`$${right.toLocaleString('en-US')} today, not $2`);
	await expect(page.getByRole('region', { name: 'Your trip' })).toContainText(
		`Total$${right.toLocaleString('en-US')}`,
	);
	await fillPassengerForm(page, { Email: 'tampered@example.com' });
	await page.getByRole('button', { name: 'Complete booking' }).click();
	const found = await reference(page);
	const stored = (await site.storedBookings()).filter(
		({ email }) => email === 'tampered@example.com',
	);
	expect(stored.map((row) => [row.reference, row.totalPrice])).toEqual([[found, right]]);
});

test('every empty field says what it needs; a server that is away leaves what was typed and the keyboard where they were; a tampered price that could not be looked up is refused in view, and asked again', async ({
	page,
	site,
}) => {
	await page.setViewportSize({ width: 640, height: 400 });
	await page.route(/\/api\/flights\/\d+$/, (route) => route.abort());
	const deal = await openDealCheckout(page, { price: 1 });
	const button = page.getByRole('button', { name: 'Complete booking' });
	await button.click();
	for (const [label, message] of neededFields) {
		await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(
			new RegExp(`${message}$`),
		);
	}
	await expect(page.getByLabel('First name')).toBeFocused();

	await fillPassengerForm(page, { Email: 'refused@example.com' });
	const away = (route: Route) => route.fulfill({ status: 503, json: { message: 'away' } });
	for (const [answer, title, why] of [
		[(route: Route) => route.abort(), 'No connection', 'We could not be reached.'],
		[away, 'Booking Failed', 'There was an error processing your booking. Please try again.'],
	] as const) {
		await page.route('**/api/bookings', answer);
		await button.press('Enter');
		await expect(page.locator('.toast')).toContainText(title);
		await expect(page.getByRole('alert')).toContainText(why);
		await expect(button).toBeFocused();
		await expect(page.getByLabel('Email')).toHaveValue('refused@example.com');
		await page.getByRole('button', { name: 'Dismiss' }).click();
		await expect(page.locator('.toast')).toHaveCount(0);
	}

	await page.unroute('**/api/bookings');
	await button.press('Enter');
	const right = deal.price * 2;
	const asked = page.getByRole('status').filter({ hasText: 'Nothing has been booked' });
	await expect(asked).toContainText(`$${right.toLocaleString('en-US')}`);
	await expect(page.getByText('Nothing has been booked')).toBeInViewport();
	await expect(page.getByLabel('Email')).toHaveValue('refused@example.com');
	await button.press('Enter');
	const booked = await reference(page);
	const rows = (await site.storedBookings()).filter((row) => row.email === 'refused@example.com');
	expect(rows.map((row) => [row.reference, row.totalPrice])).toEqual([[booked, right]]);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the checkout of scripts leads back to what can be booked without', async ({ page }) => {
		await page.goto('/flight-checkout');
		await expect(page.locator('noscript p').getByRole('link')).toHaveText(['flight', 'tour']);
		await expect(page.getByText('Loading your trip')).toBeHidden();
	});
});

function tourDraft(): string {
	return JSON.stringify({
		type: 'tour',
		itemId: 1,
		travelers: 2,
		totalPrice: 2200,
		details: {
			name: 'Three Days in Kyoto',
			destination: 'Kyoto, Japan',
			duration: '3 days',
			departureDate: '2027-05-15',
			price: 1000,
		},
	});
}
