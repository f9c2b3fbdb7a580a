import { expectAccessible } from '../support/accessible.ts';
import { bookingDialog, expectToast, rowOf } from '../support/bookings-tab.ts';
import { enterPanel } from '../support/panel.ts';
import { expect, test } from '../support/site.ts';
import { storedBooking } from '../support/stored-booking.ts';

test.beforeAll(async ({ site }) => {
	await site.insertBookings([
		storedBooking(211, { name: 'Listed 211', email: 'ada211@example.com' }),
	]);
});

test('the desk reads a letter as it goes out, cancels it, and sends it after all', async ({
	page,
	site,
}) => {
	await enterPanel(page, 'tab=bookings&q=listed 211');
	await rowOf(page, 'BD2000211').getByRole('button', { name: 'Confirm BD2000211' }).click();
	await expectToast(page, 'Status Updated', 'Booking has been confirmed.');
	await page.getByRole('button', { name: 'BD2000211', exact: true }).click();
	const download = page.waitForEvent('download');
	await bookingDialog(page).getByRole('link', { name: 'Calendar file' }).click();
	expect((await download).suggestedFilename()).toBe('BD2000211.ics');
	await page.keyboard.press('Escape');

	await page.goto('/admin?tab=letters&q=ada211');
	const subject = 'your booking BD2000211 is confirmed';
	await page.getByRole('button', { name: subject }).click();
	const dialog = page.getByRole('dialog');
	await expect(dialog).toContainText('A calendar file goes with it.');
	await expect(dialog.getByRole('region', { name: 'Plain text' })).toContainText('Dear Listed');
	const frame = dialog.locator('iframe').contentFrame();
	await expect(frame.getByRole('heading', { level: 1 })).toHaveText(
		'Your booking BD2000211 is confirmed',
	);
	// In our look: the policy of the panel would have taken it.
	await expect(frame.getByText('Bright Departures').first()).toHaveCSS(
		'background-color',
		'rgb(18, 34, 61)',
	);
	await expectAccessible(page);
	await dialog.getByRole('button', { name: 'Cancel letter' }).click();
	await expectToast(page, 'Letter Cancelled', 'No letter goes to ada211@example.com');
	await expect(dialog.getByText('Cancelled', { exact: true }).first()).toBeVisible();
	await expect(dialog.getByRole('button', { name: 'Cancel letter' })).toHaveCount(0);
	await dialog.getByRole('button', { name: 'Resend' }).click();
	await expectToast(page, 'Letter Sent Again', 'goes out within a minute');
	const rows = await site.storedRows('outbox');
	expect(rows.filter(({ recipient }) => recipient === 'ada211@example.com')).toHaveLength(2);
});

test('letters and their samples are accessible and fit at 390, 768 and 1440 pixels', async ({
	page,
}) => {
	await enterPanel(page, 'tab=letters');
	await expect(page.getByRole('heading', { name: 'Letters', level: 2 })).toBeVisible();
	await page.getByRole('button', { name: 'Preview letters' }).click();
	const dialog = page.getByRole('dialog', { name: 'Preview letters' });
	await dialog.getByLabel('Kind of letter').selectOption({ label: 'Hold reminder' });
	const frame = dialog.locator('iframe').contentFrame();
	await expect(frame.getByRole('heading', { level: 1 })).toContainText('more desk hours');
	for (const width of [390, 768, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		await expectAccessible(page);
	}
});
