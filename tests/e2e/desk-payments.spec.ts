import type { Page } from 'playwright/test';

import { expectAccessible } from '../support/accessible.ts';
import { bookingDialog, expectToast, fact, openPageOf, rowOf } from '../support/bookings-tab.ts';
import type { EmbeddedSite } from '../support/embedded-site.ts';
import { enterPanel } from '../support/panel.ts';
import { expect, test } from '../support/site.ts';
import { storedBooking } from '../support/stored-booking.ts';

const reference = 'BD2000451';

test.beforeAll(async ({ site }) => {
	const booking = storedBooking(451, { status: 'Confirmed', totalPrice: 1000, paid: 0 });
	const old = {
		status: 'Confirmed',
		totalPrice: 1000,
		paid: 0,
		departureDate: '2099-05-15',
	} as const;
	await site.insertBookings([booking, storedBooking(452, old)]);
});

test('a booking from before there were terms of payment is given those of today by one press, and they are taken back', async ({
	page,
}) => {
	await enterPanel(page, 'tab=bookings&q=BD2000452');
	await openPageOf(page, 'BD2000452');
	await expect(balance(page)).toContainText('no part of it falls due');
	await balance(page).getByRole('button', { name: 'Set today’s terms of payment' }).press('Enter');
	await expectToast(page, 'Terms of payment set', 'Its letter goes out in 10 minutes.');
	await expect(balance(page)).toContainText(/by \w{3}, \w{3} \d+, \d{4}/);
	await expect(balance(page)).not.toContainText('no part of it falls due');
	await page.getByRole('button', { name: 'Undo' }).first().click();
	await expect(balance(page)).toContainText('no part of it falls due');
});

/** Other tests of the same site note payments, too. */
async function storedPayments(site: EmbeddedSite): Promise<Record<string, unknown>[]> {
	const bookings = await site.storedRows('bookings');
	const id = bookings.find((row) => row['reference'] === reference)?.['id'];
	const payments = await site.storedRows('payments');
	return payments.filter((payment) => payment['bookingId'] === id);
}

const balance = (page: Page) => page.getByRole('region', { name: 'Balance', exact: true });
const form = (page: Page) => page.getByRole('dialog', { name: `Record payment of ${reference}` });
const question = (page: Page) => page.getByRole('alertdialog', { name: /all the same\?$/ });

test('a payment is recorded with its receipt, refused with words, undone, read wherever the booking is, and stored once where its answer was lost', async ({
	page,
	site,
}) => {
	await enterPanel(page, `tab=bookings&task=payment&q=${reference}`);
	await rowOf(page, reference).getByRole('button', { name: reference, exact: true }).click();
	await expect(fact(bookingDialog(page), 'Payment')).toHaveText('Unpaid');
	await bookingDialog(page).getByRole('link', { name: 'Open', exact: true }).click();
	await expect(balance(page)).toContainText(/Unpaid.*Still to be paid\s*\$1,000\.00/);

	await balance(page).getByRole('button', { name: 'Record payment' }).press('Enter');
	const amount = form(page).getByLabel('Amount');
	const note = form(page).getByLabel('Note');
	const record = form(page).getByRole('button', { name: 'Record payment' });
	await expect(amount).toHaveValue('1000');
	for (const [typed, words] of [
		['1.234,56', 'Please enter the amount in dollars, as 1234.50.'],
		['€10', 'Please enter the amount in dollars, as 1234.50.'],
		['0', 'Please enter more than nothing.'],
		['-5', 'Please enter the amount without a sign'],
	] as const) {
		await amount.fill(typed);
		await record.click();
		await expect(amount).toBeFocused();
		await expect(amount).toHaveAccessibleDescription(new RegExp(words));
	}
	await amount.fill('$1,200');
	await note.fill('Visa 4111 1111 1111 1111');
	await record.click();
	await expect(note).toHaveAccessibleDescription(/Card numbers are never kept/);
	await note.fill('Read out on the phone');
	await expectAccessible(page);
	await record.click();
	await expect(question(page)).toContainText('Only $1,000.00 is to be paid');
	await question(page).getByRole('button', { name: 'Go Back' }).click();
	await amount.fill('300');
	await record.dblclick();
	await expectToast(page, 'Payment of $300.00 recorded', 'Its letter goes out in 10 minutes.');
	await expect(balance(page)).toContainText(/Part paid.*Still to be paid\s*\$700\.00/);
	await expect(balance(page).getByRole('listitem')).toHaveCount(1);
	expect(await storedPayments(site)).toMatchObject([{ note: 'Read out on the phone' }]);

	const [receipt] = await Promise.all([
		page.waitForEvent('popup'),
		balance(page)
			.getByRole('link', { name: /^Receipt R-\d{4}-\d{4}: Payment of \$300\.00/ })
			.click(),
	]);
	await expect(receipt.getByRole('heading', { level: 1 })).toHaveText(/^Receipt R-\d{4}-\d{4}$/);
	await expect(receipt.getByRole('article')).toContainText(
		/350 Fifth Avenue.*Received\s*\$300\.00/,
	);
	await expect(receipt.getByRole('article')).not.toContainText('Read out on the phone');
	await receipt.close();

	for (const width of [320, 768, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		await expectAccessible(page);
	}
	await page.getByRole('button', { name: 'Undo' }).first().click();
	await expectToast(page, 'Undone: Payment of $300.00 recorded', 'as it was before');
	await expect(balance(page)).toContainText(/Unpaid.*No payment is recorded yet/);
	expect(await storedPayments(site)).toMatchObject([{ takenBackAt: expect.any(String) }]);

	await recordOnBadLine(page);
	expect(await storedPayments(site)).toHaveLength(2);
});

/** A payment whose answer does not come may be recorded, which is said, and is sent again. */
async function recordOnBadLine(page: Page) {
	await balance(page).getByRole('button', { name: 'Record payment' }).click();
	await form(page).getByLabel('Amount').fill('250.5');
	// It arrives, and its answer is lost.
	await page.route('**/api/desk/bookings/*/payments', async (route) => {
		await route.fetch();
		await route.abort();
	});
	await form(page).getByRole('button', { name: 'Record payment' }).click();
	await expectToast(page, 'No answer yet', 'It may have been done');
	await page.unroute('**/api/desk/bookings/*/payments');
	await expect(form(page).getByLabel('Amount')).toHaveValue('250.5');
	await form(page).getByRole('button', { name: 'Record payment' }).click();
	await expect(form(page)).toBeHidden();
	await expect(balance(page)).toContainText(/Part paid.*\$749\.50/);
}
