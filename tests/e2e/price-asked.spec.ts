import { expectAccessible } from '../support/accessible.ts';
import { expectToast } from '../support/bookings-tab.ts';
import { enterPanel } from '../support/panel.ts';
import { expect, test } from '../support/site.ts';
import { storedBooking } from '../support/stored-booking.ts';

test('the desk asks for more than was confirmed, and its traveller says yes on the page of the trip without a script', async ({
	page,
	site,
	browser,
}) => {
	const { reference } = storedBooking(9301);
	await site.insertBookings([
		storedBooking(9301, {
			type: 'tour',
			title: 'Alpine Lakes',
			status: 'Confirmed',
			totalPrice: 2200,
			paid: 0,
			departureDate: '2099-05-15',
			details: { name: 'Alpine Lakes', duration: '7 days', price: 1000 },
		}),
	]);
	const stored = await site.storedRows('bookings');
	const id = String(stored.find((row) => row['reference'] === reference)?.['id']);
	await enterPanel(page, `open=booking-${id}`);
	await page.getByRole('button', { name: 'Change price' }).click();
	const dialog = page.getByRole('dialog', { name: 'Change price' });
	await dialog.getByLabel('New total').fill('2300');
	await dialog
		.getByRole('textbox', { name: 'Or ask them: what they read' })
		.fill('The lodge has raised its price.');
	await expectAccessible(page);
	await dialog.getByRole('button', { name: 'Ask the traveler' }).click();
	await expectToast(page, 'Traveler Asked');
	await expect(dialog).toBeHidden();
	const price = page.getByRole('region', { name: 'Price', exact: true });
	await expect(price).toContainText('Asked to agree to $2,300.00');

	const context = await browser.newContext({
		javaScriptEnabled: false,
		viewport: { width: 390, height: 844 },
	});
	const token = 'p'.repeat(43);
	await site.openTrip({ reference, token });
	await context.addCookies([{ name: `trip-${reference}`, value: token, url: site.url }]);
	const trip = await context.newPage();
	await trip.goto(`${site.url}/trip/${reference}`);
	await trip.getByRole('link', { name: 'See the new price' }).click();
	const section = trip.getByRole('region', { name: 'A new price?' });
	await expect(section).toContainText('The lodge has raised its price.');
	await section.getByRole('button', { name: 'Agree to $2,300.00' }).click();
	await expect(trip.getByText('your trip has its new price')).toBeVisible();
	await expect(trip.getByText('$2,300.00').first()).toBeVisible();
	await context.close();

	await page.reload();
	await expect(price).toContainText('Total$2,300');
	await expect(price).not.toContainText('Asked to agree');
});
