import {
	askToCancel,
	bookingDialog,
	confirmIn,
	decisionDialog,
	expectToast,
	fact,
	openRow,
	rowOf,
} from '../support/bookings-tab.ts';
import { enterPanel } from '../support/panel.ts';
import { expect, test } from '../support/site.ts';
import { storedBooking } from '../support/stored-booking.ts';

const changedMeanwhile =
	'Somebody else has changed this in the meantime. Here it is as it is now; please look before you change it.';

test.beforeAll(async ({ site }) => {
	await site.insertBookings(
		[101, 102, 103].map((number) => storedBooking(number, { name: `Decided ${number}` })),
	);
	await site.insertBookings(
		[107, 108, 109].map((number) => storedBooking(number, { name: `Focused ${number}` })),
	);
});

test('a booking is confirmed from its row and cancelled from its dialog, and stored so', async ({
	page,
	site,
}) => {
	await enterPanel(page, 'tab=bookings&q=decided 101');
	const row = rowOf(page, 'BD2000101');
	await row.getByRole('button', { name: 'Confirm BD2000101' }).click();
	await expectToast(page, 'Status Updated', 'Booking has been confirmed.');
	await expect(row.getByText('Confirmed', { exact: true })).toBeVisible();
	await expect(row.getByRole('button', { name: 'Confirm BD2000101' })).toHaveCount(0);
	const opener = page.getByRole('button', { name: 'BD2000101', exact: true });
	await expect(opener).toBeFocused();

	await opener.click();
	const dialog = bookingDialog(page);
	// Confirmed is not paid: nobody has noted a payment.
	await expect(fact(dialog, 'Payment')).toHaveText('Unpaid');
	await expect(dialog.getByRole('button', { name: 'Confirm Booking' })).toHaveCount(0);
	const question = decisionDialog(page);
	await dialog.getByRole('button', { name: 'Cancel Booking' }).click();
	await question.getByRole('button', { name: 'Go Back' }).click();
	await expect(fact(dialog, 'Status')).toHaveText('Confirmed');
	await dialog.getByRole('button', { name: 'Cancel Booking' }).click();
	await expect(question).toContainText(
		'Are you sure you want to cancel booking BD2000101 of Decided 101?',
	);
	await question.getByRole('button', { name: 'Cancel Booking' }).click();
	await expect(dialog.getByRole('heading', { name: 'Booking BD2000101' })).toBeFocused();
	await expectToast(page, 'Status Updated', 'Booking has been cancelled.');
	await expect(fact(dialog, 'Status')).toHaveText('Cancelled');
	await expect(fact(dialog, 'Payment')).toHaveCount(0);
	await expect(dialog.getByRole('button', { name: 'Confirm Booking' })).toBeVisible();
	await expect(dialog.getByRole('button', { name: 'Cancel Booking' })).toHaveCount(0);
	await page.keyboard.press('Escape');
	await expect(row.getByText('Cancelled', { exact: true })).toBeVisible();

	const stored = await site.storedRows('bookings');
	expect(stored.find(({ reference }) => reference === 'BD2000101')).toMatchObject({
		status: 'Cancelled',
		version: 3,
	});
});

test('a connection lost while confirming puts everything back, and says so', async ({ page }) => {
	await enterPanel(page, 'tab=bookings&q=decided 102');
	await page.getByRole('button', { name: 'BD2000102', exact: true }).click();
	const dialog = bookingDialog(page);
	const lost = Promise.withResolvers<void>();
	await page.route('**/api/desk/bookings/*/confirm', async (route) => {
		await lost.promise;
		await route.abort();
	});
	await confirmIn(page);
	await expect(fact(dialog, 'Status')).toHaveText('Confirmed');
	lost.resolve();
	await expectToast(page, 'No answer yet', 'It may have been done');
	await expect(fact(dialog, 'Status')).toHaveText('Pending');
	// It can be tried again at once, or left.
	await decisionDialog(page).getByRole('button', { name: 'Go Back' }).click();
	await page.keyboard.press('Escape');
	const row = rowOf(page, 'BD2000102');
	await expect(row.getByText('Pending', { exact: true })).toBeVisible();
	await page.unroute('**/api/desk/bookings/*/confirm');
	await row.getByRole('button', { name: 'Confirm BD2000102' }).click();
	await expectToast(page, 'Status Updated', 'Booking has been confirmed.');
});

test('of two windows the second one is told of the change of the first, and shows it', async ({
	page,
	context,
}) => {
	await enterPanel(page, 'tab=bookings&q=decided 103');
	await expect(rowOf(page, 'BD2000103')).toBeVisible();
	const second = await context.newPage();
	await second.goto('/admin?tab=bookings&q=decided 103');
	await second.getByRole('button', { name: 'BD2000103', exact: true }).click();

	await askToCancel(page, 'BD2000103');
	await decisionDialog(page).getByRole('button', { name: 'Cancel Booking' }).click();
	await expectToast(page, 'Status Updated', 'Booking has been cancelled.');

	const dialog = bookingDialog(second);
	await confirmIn(second);
	await expectToast(second, 'Status Not Updated', changedMeanwhile);
	await expect(fact(dialog, 'Status')).toHaveText('Cancelled');
	await decisionDialog(second).getByRole('button', { name: 'Go Back' }).click();
	await second.keyboard.press('Escape');
	await expect(rowOf(second, 'BD2000103').getByText('Cancelled', { exact: true })).toBeVisible();
	await openRow(second, 'BD2000103');
	await bookingDialog(second).getByRole('button', { name: 'Confirm Booking' }).click();
	await expect(decisionDialog(second)).toContainText('It is cancelled. Are you sure');
	await decisionDialog(second).getByRole('button', { name: 'Confirm Booking' }).click();
	await expectToast(second, 'Status Updated', 'Booking has been confirmed.');
});

test('a confirmed booking leaves the list of those that wait, from its row or its dialog, and the focus stays in the list', async ({
	page,
}) => {
	await enterPanel(page, 'tab=bookings&q=focused&status=Pending+Confirmation');
	await rowOf(page, 'BD2000108').getByRole('button', { name: 'Confirm BD2000108' }).click();
	await expect(rowOf(page, 'BD2000108')).toHaveCount(0);
	const last = page.getByRole('button', { name: 'BD2000107', exact: true });
	await expect(last).toBeFocused();
	await last.click();
	const dialog = bookingDialog(page);
	await confirmIn(page);
	await expect(fact(dialog, 'Status')).toHaveText('Confirmed');
	await expect(page.locator('tbody').getByText('BD2000107')).toHaveCount(0);
	await expect(dialog.getByRole('button', { name: 'Cancel Booking' })).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(dialog).toHaveCount(0);
	await expect(page.getByRole('button', { name: 'BD2000109', exact: true })).toBeFocused();
});
