import { expectAccessible } from '../support/accessible.ts';
import { expectToast } from '../support/bookings-tab.ts';
import { enterPanel } from '../support/panel.ts';
import { expect, test } from '../support/site.ts';
import { storedBooking } from '../support/stored-booking.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Of the tour whose departures nobody else's tests call off. */
const tourId = 9;

test('the desk sees what each booking is offered, calls a departure off and takes it back; then a traveller takes other seats without a script', async ({
	page,
	site,
	browser,
}) => {
	const { name, departures } = await (await page.request.get(`/api/tours/${tourId}`)).json();
	const [first, second] = departures;
	const reference = 'BD2084001';
	await site.insertBookings([
		storedBooking(84_001, {
			type: 'tour',
			itemId: String(tourId),
			departureId: first.id,
			departureDate: first.date,
			title: name,
			status: 'Confirmed',
			paid: 700,
			name: 'Ada Called',
			details: { name, duration: '7 days', passengerName: 'Ada Called' },
		}),
	]);
	await enterPanel(page, `tab=departures&tour=${tourId}`);
	const row = page.getByRole('row').nth(1);
	await expect(row).toContainText(/taken 2 of/);
	await row.getByRole('rowheader').getByRole('button').click();
	await page.getByRole('button', { name: 'Call off…' }).click();
	const dialog = page.getByRole('dialog', { name: /^Call off/ });
	const offered = dialog.getByRole('listitem').filter({ hasText: reference });
	await expect(offered).toContainText('$700.00 back, or 2 seats on');
	await dialog
		.getByLabel('Offered instead, for 7 days')
		.selectOption('No other departure: their money alone');
	await expect(offered).not.toContainText('seats');
	await dialog.getByLabel('Offered instead, for 7 days').selectOption({ index: 0 });
	await dialog.getByLabel('What you tell them beside the reason').fill('The later one is sure.');
	await expectAccessible(page);
	await dialog.getByRole('button', { name: 'Call off departure' }).click();
	await expectToast(page, 'Departure Called Off');
	await expect(dialog).toBeHidden();
	const calledOff = page.getByRole('term').filter({ hasText: 'Called off' });
	await expect(calledOff).toBeVisible();
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(calledOff).toBeHidden();
	const status = async () => {
		const rows = await site.storedRows('bookings');
		return rows.find((booking) => booking['reference'] === reference)?.['status'];
	};
	expect(await status()).toBe('Confirmed');

	await page.getByRole('button', { name: 'Call off…' }).click();
	await dialog.getByRole('button', { name: 'Call off departure' }).click();
	await expect(calledOff).toBeVisible();
	expect(await status()).toBe('Cancelled');

	const context = await browser.newContext({
		javaScriptEnabled: false,
		viewport: { width: 390, height: 844 },
	});
	const token = 'o'.repeat(43);
	await site.openTrip({ reference, token });
	await context.addCookies([{ name: `trip-${reference}`, value: token, url: site.url }]);
	const trip = await context.newPage();
	await trip.goto(`${site.url}/trip/${reference}`);
	await expect(trip.getByText('We had to call your departure off')).toBeVisible();
	await trip.getByRole('link', { name: 'See what you can do' }).click();
	const section = trip.getByRole('region', { name: 'Called off' });
	await expect(section).toContainText('because too few travelers had booked it');
	await expect(section).toContainText('We keep 2 seats for you until');
	await section.getByRole('button', { name: 'Take these seats' }).click();
	await expect(trip.getByRole('region', { name: 'Your new dates' })).toContainText('you travel on');
	await context.close();
	expect(await status()).toBe('Confirmed');

	await page.reload();
	const offeredSeats = page.getByRole('region', { name: 'Offered another departure' });
	const people = offeredSeats.getByRole('listitem').filter({ hasText: reference });
	await expect(people).toContainText('Taken');
	expect(second.date > first.date).toBe(true);
});
