import { expectAccessible } from '../support/accessible.ts';
import {
	bookingDialog,
	decisionDialog,
	expectToast,
	fact,
	rowOf,
} from '../support/bookings-tab.ts';
import { enterPanel } from '../support/panel.ts';
import { expect, test } from '../support/site.ts';
import { storedBooking } from '../support/stored-booking.ts';

test('letters are stopped at the address of a booking, which says so until they go out again', async ({
	page,
	site,
}) => {
	const email = 'Muted301@example.com';
	await site.insertBookings([storedBooking(311, { name: 'Muted 311', email })]);
	await enterPanel(page, 'tab=bookings&q=muted 311');
	await rowOf(page, 'BD2000311').getByRole('button', { name: 'BD2000311', exact: true }).click();
	const dialog = bookingDialog(page);
	const address = fact(dialog, 'Email');
	await address.getByRole('button', { name: `Send no letters to ${email}` }).click();
	await expectToast(page, 'Letters Stopped', `No letter goes to ${email} any more.`);
	await expect(address).toContainText('Somebody there asked us not to write: ring them instead.');
	await expectAccessible(page);

	await dialog.getByRole('button', { name: 'Confirm Booking' }).click();
	await expect(decisionDialog(page)).toContainText('It does not go out. Somebody there asked us');
	await decisionDialog(page).getByRole('button', { name: 'Confirm Booking' }).click();
	await dialog.getByRole('button', { name: 'Close' }).last().click();
	const letter = page
		.getByRole('region', { name: 'Letters about to go out' })
		.getByRole('listitem')
		.filter({ hasText: email });
	await expect(letter).toContainText(
		/^Letter not sent to Muted301@example\.com: your booking BD2000311 is confirmed\. Somebody there asked us not to write: ring them instead\./,
	);
	await expectAccessible(page);

	await rowOf(page, 'BD2000311').getByRole('button', { name: 'BD2000311', exact: true }).click();
	await address.getByRole('button', { name: `Send letters again to ${email}` }).click();
	await expectToast(page, 'Letters Go Out Again', 'goes out now');
	await expect(address.getByRole('button', { name: 'Send no letters' })).toBeVisible();
	await dialog.getByRole('button', { name: 'Close' }).last().click();
	await expect(letter).toContainText(/^Letter at \d+:\d\d [AP]M [A-Z]+ to Muted301@example\.com/);
});
