import type { Page } from 'playwright/test';

import { expectAccessible } from '../support/accessible.ts';
import {
	askToCancel,
	bookingDialog,
	decisionDialog,
	expectToast,
	fact,
	rowOf,
} from '../support/bookings-tab.ts';
import type { EmbeddedSite } from '../support/embedded-site.ts';
import { enterPanel } from '../support/panel.ts';
import { expect, test } from '../support/site.ts';
import { storedBooking } from '../support/stored-booking.ts';

test.beforeAll(async ({ site }) => {
	await site.insertBookings(
		[201, 202, 203, 204].map((number) =>
			storedBooking(number, { name: `Lettered ${number}`, email: `ada${number}@example.com` }),
		),
	);
	await site.insertBookings([
		storedBooking(206, {
			name: 'Lettered 206',
			email: 'ada206@example.com',
			status: 'Confirmed',
		}),
		storedBooking(207, { name: 'Lettered 207', email: 'ada207@example.com', status: 'Confirmed' }),
		storedBooking(205, {
			name: 'Lettered 205',
			email: 'ada205@example.com',
			type: 'tour',
			title: 'Kyoto on Foot',
			status: 'Confirmed',
			departureDate: '2099-12-31',
			totalPrice: 3300,
		}),
	]);
});

test('one press in the list confirms; below it stands which letter goes out, until it is kept back', async ({
	page,
	site,
}) => {
	await enterPanel(page, 'tab=bookings&q=lettered 201');
	await rowOf(page, 'BD2000201').getByRole('button', { name: 'Confirm BD2000201' }).click();
	await expectToast(page, 'Status Updated', 'Booking has been confirmed.');
	const letter = letters(page).getByRole('listitem').filter({ hasText: 'ada201@example.com' });
	await expect(letter).toContainText(
		/Letter at \d+:\d\d [AP]M.*your booking BD2000201 is confirmed/,
	);
	expect(await lettersTo(site, 'ada201@example.com')).toHaveLength(1);
	await page.reload();
	await letter.getByRole('button', { name: 'Do not send to ada201@example.com' }).click();
	await expectToast(page, 'Letter Cancelled', 'No letter goes to ada201@example.com');
	await expect(letter).toHaveCount(0);
	expect(await lettersTo(site, 'ada201@example.com')).toMatchObject([
		{ sentAt: null, cancelledAt: expect.anything() },
	]);
	await expect(rowOf(page, 'BD2000201').getByText('Confirmed', { exact: true })).toBeVisible();
});

test('the dialog that cancels shows refund and letter; another amount is told once there is a reason', async ({
	page,
	site,
}) => {
	await enterPanel(page, 'tab=bookings&q=lettered 205');
	await askToCancel(page, 'BD2000205');
	const dialog = decisionDialog(page);
	const shown = dialog.getByRole('region', { name: 'Letter' });
	const refund = dialog.getByLabel('Refund', { exact: true });
	const reason = dialog.getByLabel('Reason');
	await expect(refund).toHaveValue('2970.00');
	await expect(refund).toHaveAccessibleDescription(/^\$2,970\.00 by the policy/);
	await expect(shown).toContainText('To ada205@example.com');
	await expect(shown).toContainText('You get back 90% of the');
	await expect(shown).toContainText('$2,970.00');
	await expect(shown).toContainText('The refund is counted from now.');
	await dialog.getByText('The policy by date').click();
	await expect(dialog.getByRole('definition').first()).toHaveText('90%, $2,970');
	await expectAccessible(page);

	await refund.fill('3,000.50');
	await reason.focus();
	await expect(refund).toHaveValue('3000.50');
	await expect(shown).toContainText('You get back $3,000.50.');
	await dialog.getByRole('button', { name: 'Cancel Booking' }).click();
	await expect(reason).toBeFocused();
	await expect(reason).toHaveAccessibleDescription(/The policy pays back \$2,970\.00 now\./);
	await expectAccessible(page);
	await refund.fill('3300.01');
	await reason.fill('They asked a month ago');
	await dialog.getByRole('button', { name: 'Cancel Booking' }).click();
	await expect(refund).toBeFocused();
	await expect(refund).toHaveAccessibleDescription(/\$3,300\.00 at most/);
	await dialog.getByRole('button', { name: 'Use $2,970.00' }).click();
	await expect(refund).toHaveValue('2970.00');
	await refund.fill('3000.50');
	await dialog.getByRole('radio', { name: 'No letter' }).check();
	await dialog.getByRole('button', { name: 'Cancel Booking' }).click();
	await expectToast(page, 'Status Updated', 'Booking has been cancelled.');
	await expect(letters(page).getByText('ada205@example.com')).toHaveCount(0);
	expect(await lettersTo(site, 'ada205@example.com')).toEqual([]);

	await expect(fact(bookingDialog(page), 'Refund promised')).toHaveText('$3,000.50');
	await expect(fact(bookingDialog(page), 'Reason')).toHaveText('They asked a month ago');
});

test('of an airline’s refund the amount can be left open', async ({ page, site }) => {
	await enterPanel(page, 'tab=bookings&q=lettered 206');
	await askToCancel(page, 'BD2000206');
	const dialog = decisionDialog(page);
	const refund = dialog.getByLabel('Refund', { exact: true });
	await expect(refund).toHaveValue('');
	await expect(refund).toHaveAccessibleDescription(/up to \$1,190\.00/);
	await dialog.getByRole('button', { name: 'Cancel Booking' }).click();
	await expectToast(page, 'Status Updated', 'Booking has been cancelled.');
	const [letter] = await lettersTo(site, 'ada206@example.com');
	expect(letter?.['body']).toContain('what the airline refunds by the rules of your fare');
});

test('a decision that is changed at once leaves one letter', async ({ page, site }) => {
	await enterPanel(page, 'tab=bookings&q=lettered 202');
	await rowOf(page, 'BD2000202').getByRole('button', { name: 'Confirm BD2000202' }).click();
	await expect(letters(page)).toContainText('BD2000202 is confirmed');
	await page.getByRole('button', { name: 'BD2000202', exact: true }).click();
	await bookingDialog(page).getByRole('button', { name: 'Cancel Booking' }).click();
	await expect(decisionDialog(page)).toContainText('It takes the place of the letter');
	await decisionDialog(page).getByRole('button', { name: 'Cancel Booking' }).click();
	await page.keyboard.press('Escape');
	await expect(letters(page)).toContainText('BD2000202 is cancelled');
	await expect(letters(page)).not.toContainText('BD2000202 is confirmed');
	const written = await lettersTo(site, 'ada202@example.com');
	expect(written.filter(({ cancelledAt }) => cancelledAt === null)).toMatchObject([
		{ kind: 'booking-cancelled' },
	]);
});

test('a letter that cannot be shown keeps nobody from deciding, paid or not', async ({
	page,
	site,
}) => {
	await page.route('**/api/bookings/*/letters', (route) => route.abort());
	await enterPanel(page, 'tab=bookings&q=lettered');
	for (const [number, words] of [
		[203, 'Refund and letter could not be loaded.'],
		[207, 'Refund and letter could not be loaded.'],
	] as const) {
		await askToCancel(page, `BD2000${number}`);
		await expect(decisionDialog(page)).toContainText(words);
		await decisionDialog(page).getByRole('button', { name: 'Cancel Booking' }).click();
		await expect(
			rowOf(page, `BD2000${number}`).getByText('Cancelled', { exact: true }),
		).toBeVisible();
		await expectToast(page, 'Status Updated', 'Booking has been cancelled.');
		await page.keyboard.press('Escape');
		// The row shows it before the server has answered, and the toast may be the first one's.
		const stored = async () => (await lettersTo(site, `ada${number}@example.com`)).length;
		await expect.poll(stored).toBe(1);
	}
});

test('letters that wait are accessible and fit at 320 and 1440 pixels', async ({ page }) => {
	await page.route('**/api/admin/letters/waiting', (route) => {
		const subject = 'Bright Departures: your booking BD2000201 is confirmed';
		const recipient = `${'a-long-address'.repeat(4)}@example.com`;
		const sendAt = '2026-11-21T12:02:00.000Z';
		const newest = [1, 2, 3].map((id) => ({ id, recipient, subject, sendAt, muted: null }));
		return route.fulfill({ json: { waiting: 41, newest } });
	});
	await enterPanel(page, 'tab=bookings&q=lettered');
	await expect(letters(page)).toContainText('38 more wait, too.');
	for (const width of [320, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		await expectAccessible(page);
	}
});

function letters(page: Page) {
	return page.getByRole('region', { name: 'Letters about to go out' });
}

async function lettersTo(site: EmbeddedSite, address: string) {
	return (await site.storedRows('outbox')).filter(({ recipient }) => recipient === address);
}
