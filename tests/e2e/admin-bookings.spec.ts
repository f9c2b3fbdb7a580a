import { expectAccessible } from '../support/accessible.ts';
import { bookingDialog, fact, rowOf } from '../support/bookings-tab.ts';
import { enterPanel } from '../support/panel.ts';
import { expect, test } from '../support/site.ts';
import { storedBooking } from '../support/stored-booking.ts';

const searchField = 'Reference, name, email, phone, route or tour';

test.beforeAll(async ({ site }) => {
	const many = Array.from({ length: 60 }, (_, index) =>
		storedBooking(index, {
			name: `Leaf ${String(index).padStart(2, '0')}`,
			status: index % 2 === 0 ? 'Confirmed' : 'Pending Confirmation',
			totalPrice: 1000 + index,
		}),
	);
	const passenger = { name: '', email: 'old@example.com', phone: '+1 212 555 0100', title: '' };
	const oldFlight = storedBooking(70, {
		...passenger,
		reference: 'BDOLDFLY',
		totalPrice: 1240.5,
		details: {
			flight: {
				origin: 'Boston (BOS)',
				destination: 'Lisbon (LIS)',
				departureDate: '2025-03-04',
				airline: 'Old Wings',
				price: '620.25',
			},
			passengerName: 'Nadia Nested',
			city: 'Boston',
			country: 'United States',
		},
	});
	const oldTour = storedBooking(71, {
		...passenger,
		reference: 'BDOLDTOUR',
		type: 'tour',
		name: 'Theo Tour',
		details: {
			tourName: 'Kyoto in Bloom',
			tour: { destination: 'Kyoto, Japan', duration: '7 days', price: 1299 },
			departureDate: '2025-06-12',
			provider: 'Sakura Tours',
		},
	});
	await site.insertBookings([...many, oldFlight, oldTour]);
});

test('search, filters, order and page stand in the address: Back and a reload keep them', async ({
	page,
}) => {
	await enterPanel(page, 'tab=bookings');
	await page.getByPlaceholder(searchField).fill('leaf');
	await expect(page.getByText('1 to 25 of 60 bookings')).toBeVisible();
	await page.getByLabel('Status').selectOption('Confirmed');
	await expect(page.getByText('1 to 25 of 30 bookings')).toBeVisible();
	await page.getByRole('button', { name: 'Total' }).click();
	await expect(page.getByRole('columnheader', { name: 'Total' })).toHaveAttribute(
		'aria-sort',
		'descending',
	);
	await expect(page.getByRole('row').nth(1)).toContainText('$1,058.00');
	await page.getByRole('button', { name: 'Next page' }).click();
	await expect(page.getByText('26 to 30 of 30 bookings')).toBeVisible();
	await expect(page).toHaveURL(/q=leaf.*status=Confirmed.*sort=totalPrice.*page=2/);
	await expect(page.getByRole('row').last()).toContainText('Leaf 00');

	await page.reload();
	await expect(page.getByText('26 to 30 of 30 bookings')).toBeVisible();
	await page.goBack();
	await expect(page.getByText('1 to 25 of 30 bookings')).toBeVisible();
	await page.goBack();
	await expect(page.getByRole('columnheader', { name: 'Created' })).toHaveAttribute(
		'aria-sort',
		'descending',
	);
	await page.goBack();
	await expect(page.getByLabel('Status')).toHaveValue('');
	await page.getByLabel('Type').selectOption('tour');
	await expect(page.getByText('Nothing matches your search.')).toBeVisible();
	await page.getByRole('button', { name: 'Show everything' }).click();
	await expect(page.getByPlaceholder(searchField)).toHaveValue('');
	await expect(page.getByRole('row')).toHaveCount(26);
	await expect(page).toHaveURL('/admin?tab=bookings');
});

test('a booking tells everything about the trip and its passenger', async ({ page }) => {
	await enterPanel(page, 'tab=bookings&q=bd2000003 leaf');
	const row = page.getByRole('row').nth(1);
	for (const text of ['Leaf 03', 'New York (JFK) to London (LHR)', 'Thu, Dec 10, 2026']) {
		await expect(row).toContainText(text);
	}
	await expect(row).toContainText('$1,003.00');
	await expect(row.getByText('Pending', { exact: true })).toBeVisible();
	await row.getByRole('button', { name: 'BD2000003', exact: true }).click();
	const dialog = bookingDialog(page);
	const facts = {
		Reference: 'BD2000003',
		Type: 'Flight',
		Status: 'Pending',
		Payment: 'Unpaid',
		Total: '$1,003.00',
		From: 'New York (JFK)',
		To: 'London (LHR)',
		Departure: 'Thu, Dec 10, 2026',
		Return: 'Sun, Dec 20, 2026',
		Travelers: '2',
		Airline: 'Bright Airways',
		Duration: '7h 10m',
		Class: 'Business',
		'Price of the trip': '$620.00',
		Name: 'Leaf 03',
		Email: 'ada@example.comSend no letters to ada@example.com',
		Phone: '+44 20 7946 0958',
		Address: '12 St James Square',
		City: 'London',
		'ZIP code': 'SW1Y 4LB',
		Country: 'United Kingdom',
	};
	for (const [name, value] of Object.entries(facts)) {
		await expect(fact(dialog, name)).toHaveText(value);
	}
	await dialog.getByRole('button', { name: 'Reply' }).click();
	await expect(dialog.getByLabel('Your answer')).toBeFocused();
});

test('bookings of the old shapes show rightly in list and dialog', async ({ page }) => {
	await enterPanel(page, 'tab=bookings&q=BDOLD');
	const flight = rowOf(page, 'BDOLDFLY');
	for (const text of ['Nadia Nested', 'Boston (BOS) to Lisbon (LIS)', 'Tue, Mar 4, 2025']) {
		await expect(flight).toContainText(text);
	}
	await expect(flight).toContainText('$1,240.50');
	await page.getByRole('button', { name: 'BDOLDFLY', exact: true }).click();
	const dialog = bookingDialog(page);
	const flightFacts = {
		Airline: 'Old Wings',
		'Price of the trip': '$620.25',
		Name: 'Nadia Nested',
		City: 'Boston',
		Address: '–',
	};
	for (const [name, value] of Object.entries(flightFacts)) {
		await expect(fact(dialog, name)).toHaveText(value);
	}
	await page.keyboard.press('Escape');

	const tour = rowOf(page, 'BDOLDTOUR');
	for (const text of ['Theo Tour', 'Kyoto in Bloom', 'Thu, Jun 12, 2025']) {
		await expect(tour).toContainText(text);
	}
	await page.getByRole('button', { name: 'BDOLDTOUR', exact: true }).click();
	const tourFacts = {
		Type: 'Tour',
		Destination: 'Kyoto, Japan',
		Duration: '7 days',
		Provider: 'Sakura Tours',
		'Price per person': '$1,299.00',
	};
	for (const [name, value] of Object.entries(tourFacts)) {
		await expect(fact(dialog, name)).toHaveText(value);
	}
	await expect(dialog.getByRole('heading', { name: 'Kyoto in Bloom' })).toBeVisible();
});

test('list and dialog can be used by everybody at 320 and 1440 pixels', async ({ page }) => {
	await enterPanel(page, 'tab=bookings&q=leaf');
	const dialog = bookingDialog(page);
	for (const width of [320, 1440]) {
		await page.setViewportSize({ width, height: 800 });
		await expect(page.getByText('1 to 25 of 60 bookings')).toBeVisible();
		await expectAccessible(page);
		await page.getByRole('button', { name: 'BD2000059', exact: true }).click();
		await expect(dialog.getByRole('button', { name: 'Confirm Booking' })).toBeInViewport();
		await expect(dialog.getByRole('button', { name: 'Cancel Booking' })).toBeInViewport();
		await expectAccessible(page);
		await page.keyboard.press('Escape');
		await expect(dialog).toHaveCount(0);
	}
});

test('paper shows the list without its tools, and of an open booking nothing else', async ({
	page,
}) => {
	await enterPanel(page, 'tab=bookings&q=leaf&status=Confirmed');
	await expect(page.getByText('1 to 25 of 30 bookings')).toBeVisible();
	await page.emulateMedia({ media: 'print' });
	await expect(page.getByText('Status: Confirmed · Search: “leaf”')).toBeVisible();
	await expect(page.getByRole('table')).toBeVisible();
	for (const name of ['Refresh', 'Print', 'Next page', 'More about BD2000058']) {
		await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
	}
	await page.emulateMedia({ media: 'screen' });
	await page.getByRole('button', { name: 'BD2000058', exact: true }).click();
	await page.emulateMedia({ media: 'print' });
	await expect(fact(bookingDialog(page), 'Country')).toBeVisible();
	await expect(bookingDialog(page).getByRole('button')).toHaveCount(0);
	await expect(page.locator('table')).toBeHidden();
});

test('a caller is found by surname and number, and ranges of days stand in the address', async ({
	page,
	site,
}) => {
	await site.insertBookings([
		storedBooking(80, {
			reference: 'BDCALLER2',
			name: 'Renée Caller',
			phone: '+1 (555) 010-9977',
			departureDate: '2031-03-10',
		}),
		storedBooking(81, { name: 'René Caller', departureDate: '2031-03-12' }),
	]);
	await enterPanel(page, 'tab=bookings');
	await page.getByPlaceholder(searchField).fill('caller renee 0109977');
	await expect(page.getByText('1 booking', { exact: true })).toBeVisible();
	await expect(rowOf(page, 'BDCALLER2')).toBeVisible();

	await page.getByPlaceholder(searchField).fill('caller');
	await expect(page.getByText('2 bookings', { exact: true })).toBeVisible();
	await page.getByLabel('Departure to').fill('2031-03-11');
	await expect(page.getByText('1 booking', { exact: true })).toBeVisible();
	// The range moves with its first day.
	await page.getByLabel('Departure from').fill('2031-03-12');
	await expect(page.getByLabel('Departure to')).toHaveValue('2031-03-12');
	await expect(rowOf(page, 'BD2000081')).toBeVisible();
	await expect(page).toHaveURL(/departureTo=2031-03-12&departureFrom=2031-03-12/);
	await page.reload();
	await expect(page.getByText('1 booking', { exact: true })).toBeVisible();
	await page.getByLabel('Booked from').fill('2031-01-01');
	await expect(page.getByText('Nothing matches your search.')).toBeVisible();
	await expectAccessible(page);
	await page.getByRole('button', { name: 'Show everything' }).click();
	await expect(page.getByLabel('Departure from')).toHaveValue('');
});
