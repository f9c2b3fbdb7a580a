import type { Page } from 'playwright/test';

import { fillPassengerForm, reference } from '../support/checkout.ts';
import { expect, test } from '../support/site.ts';

const badFlightData: [what: string, flightData: string][] = [
	['is not JSON', '{nonsense'],
	['is JSON of another shape', '{"id":"x"}'],
	['is null', 'null'],
	['holds an array', '[1,2,3]'],
	['holds script text for an id', '{"id":"<script>alert(1)</script>"}'],
	['is 100 KB long', JSON.stringify({ id: 'x'.repeat(100_000) })],
	['is empty', ''],
];

for (const [what, flightData] of badFlightData) {
	test(`flightData that ${what} sends the visitor back to the flights with the reason`, async ({
		page,
	}) => {
		// Past 8 KB many servers refuse an address; the page itself must cope with what reaches it.
		await page.goto(
			`/flight-checkout?${new URLSearchParams({ flightData }).toString().slice(0, 12_000)}`,
		);
		await expect(page).toHaveURL(/\/flights$/);
		const toast = page.getByRole('alert');
		await expect(toast).toContainText('Error');
		await expect(toast).toContainText('Could not load flight details. Please try again.');
	});
}

test('with nothing to book the visitor is sent home with the reason', async ({ page }) => {
	await page.goto('/flight-checkout');
	await expect(page).toHaveURL(/\/$/);
	await expect(page.getByRole('alert')).toContainText('No booking information');
	await expect(page.getByRole('alert')).toContainText('Please select a flight or tour first');
});

test('a saved tour draft that cannot be read sends the visitor home with the reason', async ({
	page,
}) => {
	await page.goto('/');
	await page.evaluate(() => sessionStorage.setItem('currentBooking', '{"type":"tour"'));
	await page.goto('/flight-checkout');
	await expect(page).toHaveURL(/\/$/);
	await expect(page.getByRole('alert')).toContainText('Could not load booking details.');
});

test('a saved tour draft is shown with ten per cent taxes and survives a reload', async ({
	page,
}) => {
	await page.goto('/');
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

test('every empty field says what it needs and the first one has the focus', async ({ page }) => {
	await openDealCheckout(page);
	await page.getByRole('button', { name: 'Complete booking' }).click();
	for (const [label, message] of [
		['First name', 'First name is required'],
		['Last name', 'Last name is required'],
		['Email', 'Please enter a valid email address'],
		['Phone', 'Please enter a valid phone number'],
		['Address', 'Address is required'],
		['City', 'City is required'],
		['Country', 'Country is required'],
		['ZIP code', 'ZIP code is required'],
		['I accept the terms and conditions', 'You must accept the terms and conditions'],
	] as const) {
		await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(
			new RegExp(`${message}$`),
		);
	}
	await expect(page.getByLabel('First name')).toBeFocused();
});

test('two clicks on Complete booking book once', async ({ page, site }) => {
	await openDealCheckout(page);
	await fillPassengerForm(page, { Email: 'twice@example.com' });
	await page.getByRole('button', { name: 'Complete booking' }).dblclick();
	const booked = await reference(page);
	const rows = (await site.storedBookings()).filter((row) => row.email === 'twice@example.com');
	expect(rows.map((row) => row.reference)).toEqual([booked]);
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

test('where the price cannot be looked up, the server refuses a tampered one and asks again', async ({
	page,
	site,
}) => {
	await page.route(/\/api\/flights\/\d+$/, (route) => route.abort());
	const deal = await openDealCheckout(page, { price: 1 });
	await fillPassengerForm(page, { Email: 'refused@example.com' });
	await page.getByRole('button', { name: 'Complete booking' }).click();

	const right = deal.price * 2;
	await expect(
		page.getByRole('status').filter({ hasText: 'Nothing has been booked' }),
	).toContainText(`$${right.toLocaleString('en-US')}`);
	await expect(page.getByLabel('Email')).toHaveValue('refused@example.com');
	await page.getByRole('button', { name: 'Complete booking' }).click();
	const booked = await reference(page);
	const rows = (await site.storedBookings()).filter((row) => row.email === 'refused@example.com');
	expect(rows.map((row) => [row.reference, row.totalPrice])).toEqual([[booked, right]]);
});

test('a refusal leaves the keyboard where it was; another price is brought into view', async ({
	page,
}) => {
	await page.setViewportSize({ width: 640, height: 400 });
	await page.route(/\/api\/flights\/\d+$/, (route) => route.abort());
	await openDealCheckout(page, { price: 1 });
	await fillPassengerForm(page);
	const button = page.getByRole('button', { name: 'Complete booking' });
	await page.route('**/api/bookings', (route) => route.abort());
	await button.press('Enter');
	await expect(page.getByRole('alert')).toContainText('Booking Failed');
	await expect(button).toBeFocused();

	await page.unroute('**/api/bookings');
	await button.press('Enter');
	await expect(page.getByText('Nothing has been booked')).toBeInViewport();
});

test('a server that is away says so, keeps what was typed and lets the visitor try again', async ({
	page,
}) => {
	await page.route('**/api/bookings', (route) =>
		route.fulfill({ status: 503, json: { message: 'away' } }),
	);
	await openDealCheckout(page);
	await fillPassengerForm(page);
	await page.getByRole('button', { name: 'Complete booking' }).click();
	await expect(page.getByRole('alert')).toContainText('Booking Failed');
	await expect(page.getByRole('alert')).toContainText(
		'There was an error processing your booking. Please try again.',
	);
	await page.unroute('**/api/bookings');
	await page.getByRole('button', { name: 'Complete booking' }).click();
	await reference(page);
});

test('the confirmation names the phone discount, closes after seven seconds and keeps the reference', async ({
	page,
}) => {
	await page.clock.install();
	await page.goto('/faqs');
	await openDealCheckout(page);
	await fillPassengerForm(page);
	await page.getByRole('button', { name: 'Complete booking' }).click();
	const booked = await reference(page);
	const overlay = page.getByRole('dialog');
	await expect(overlay).toContainText('discount of up to 45%');
	await expect(overlay.getByRole('link', { name: '+1 (212) 555-0142' })).toBeVisible();
	await expect(overlay.getByRole('button', { name: 'Close' })).toHaveCount(0);
	await page.clock.fastForward(7000);
	await overlay.getByRole('button', { name: 'Close' }).click();
	await expect(page).toHaveURL(`/trip/${booked}`);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(page.getByRole('main')).toContainText(booked);

	const kept = await page.evaluate(() => localStorage.getItem('bookings') ?? '');
	expect(kept).toContain(booked);
	expect(kept).not.toContain('Analytical Street');
	expect(kept).not.toContain('555 0100');

	await page.goBack();
	await expect(page).toHaveURL('/faqs');
});

test('the confirmation outlasts every Escape before its time', async ({ page }) => {
	await openDealCheckout(page);
	await fillPassengerForm(page);
	await page.getByRole('button', { name: 'Complete booking' }).click();
	const booked = await reference(page);
	for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
	await expect(page.getByRole('dialog')).toContainText(booked);
	await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the checkout says what it needs and pretends nothing', async ({ page }) => {
		await page.goto('/flight-checkout');
		await expect(page.locator('noscript p')).toContainText('Booking needs JavaScript.');
		await expect(page.getByText('Loading your trip')).toBeHidden();
	});
});

type Deal = { id: number; price: number };

async function openDealCheckout(page: Page, change: Partial<Deal> = {}): Promise<Deal> {
	const [deal] = (await (await page.request.get('/api/flights/featured')).json()) as Deal[];
	if (!deal) throw new Error('The seed has no featured deal.');
	const flightData = JSON.stringify({ ...deal, travelers: 2, ...change });
	await page.goto(`/flight-checkout?${new URLSearchParams({ flightData })}`);
	await expect(page.getByRole('button', { name: 'Complete booking' })).toBeEnabled();
	return deal;
}

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
