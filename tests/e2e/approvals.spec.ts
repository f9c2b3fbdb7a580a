import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';

import { expectAccessible } from '../support/accessible.ts';
import { expectToast } from '../support/bookings-tab.ts';
import { enterPanel } from '../support/panel.ts';
import { enterAs, newAgent } from '../support/second-administrator.ts';
import { expect, test } from '../support/site.ts';
import { storedBooking } from '../support/stored-booking.ts';

const reference = 'BD2000461';

test('an agent asks from the dialog that refused them, and an administrator approves with one key in Today, or declines on the page', async ({
	page,
	browser,
	site,
}) => {
	const paid = {
		status: 'Confirmed',
		totalPrice: 1000,
		paid: 0,
		departureDate: '2099-05-15',
	} as const;
	await site.insertBookings([storedBooking(461, paid)]);
	const id = (await site.storedRows('bookings')).find((row) => row['reference'] === reference)?.[
		'id'
	];

	await enterPanel(page);
	const payment = { amount: 1000, method: 'Card', paidOn: newYorkDay(new Date()), note: '' };
	const path = `/api/desk/bookings/${String(id)}/payments`;
	const noted = await page.request.post(path, {
		data: { ...payment, version: 1, letter: 'none' },
	});
	expect(noted.ok(), await noted.text()).toBe(true);

	const elsewhere = await browser.newPage({ baseURL: site.url });
	const agent = await newAgent(browser);
	await enterAs(elsewhere, agent);
	await elsewhere.goto(`/admin?open=booking-${String(id)}`);
	const balance = elsewhere.getByRole('region', { name: 'Balance', exact: true });
	const form = elsewhere.getByRole('dialog', { name: `Record payment of ${reference}` });
	async function ask() {
		await balance.getByRole('button', { name: 'Record payment' }).click();
		await form.getByLabel('Refund', { exact: true }).check();
		await form.getByLabel('Amount').fill('50');
		await form.getByLabel('Reason').fill('Goodwill for the delay');
		await form.getByRole('button', { name: 'Record refund' }).click();
		await expect(form.getByLabel('Amount')).toHaveAccessibleDescription(/Only an administrator/);
		await form.getByRole('button', { name: 'Ask an administrator' }).press('Enter');
		await expectToast(elsewhere, 'Administrator Asked', 'It waits in Today');
		await expect(form).toHaveCount(0);
	}
	await ask();
	const asked = elsewhere.getByRole('region', { name: 'Asked of an administrator' });
	await expect(asked).toContainText('Pay back $50.00 (Card): Goodwill for the delay');
	await expect(asked.getByRole('button')).toHaveCount(0);
	await expectAccessible(elsewhere);

	await enterPanel(page, 'tab=today&kind=approval');
	const row = page
		.getByRole('row')
		.filter({ hasText: `${reference}, ${agent.fullName}: Pay back $50.00` });
	await expect(row).toContainText('Approval');
	await row.getByRole('button').first().focus();
	await page.keyboard.press('y');
	await expectToast(page, 'Refund of $50.00 recorded', 'Its letter goes out in 10 minutes.');
	await expect(row).toHaveCount(0);

	await elsewhere.reload();
	await expect(asked).toHaveCount(0);
	await ask();
	await page.goto(`/admin?open=booking-${String(id)}`);
	const here = page.getByRole('region', { name: 'Asked of an administrator' });
	await here.getByRole('button', { name: 'Decline' }).press('Enter');
	await expectToast(page, 'Declined', `A note tells ${agent.fullName}.`);
	await expect(here).toHaveCount(0);
	await expect(page.getByRole('region', { name: 'Notes' })).toContainText(
		'Declined: Pay back $50.00',
	);
	await elsewhere.close();
});
