import { expectAccessible } from '../support/accessible.ts';
import { enterPanel } from '../support/panel.ts';
import { expect, test } from '../support/site.ts';

test('an owner sees what came in this month in two presses, each figure with its rows, and takes it along for the accountant', async ({
	page,
	site,
}) => {
	await site.insertBookings([
		{ ...booked, reference: 'BDMNEY222', name: 'Ada Owes', totalPrice: 1200, clientTotal: 1200 },
		{ ...booked, reference: 'BDMNEY333', name: 'Grace Paid', totalPrice: 800, clientTotal: 800 },
	]);
	const [, grace] = (await site.storedRows('bookings')).filter(({ reference }) =>
		String(reference).startsWith('BDMNEY'),
	);
	await enterPanel(page, `open=booking-${String(grace?.['id'])}`);
	const paidOn = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' }).format();
	const noted = { version: grace?.['version'], amount: 800, method: 'Card', paidOn, note: '' };
	const path = `/api/desk/bookings/${String(grace?.['id'])}/payments`;
	expect((await page.request.post(path, { data: noted })).status()).toBe(200);

	await page.getByRole('tab', { name: 'Month' }).click();
	const received = page.getByRole('row', { name: /^Received \$/ });
	await expect(received).toContainText('$800.00');
	await expectAccessible(page);
	await received.getByRole('link').click();
	await expect(page.getByRole('heading', { name: 'Ledger' })).toBeVisible();
	const row = page.getByRole('row').filter({ hasText: 'Grace Paid' });
	await expect(row).toContainText('$800.00');
	await expect(
		page.getByText(/^Received \$800\.00, paid back \$0\.00: in all \$800\.00/),
	).toBeVisible();
	await expectAccessible(page);

	await page.getByRole('tab', { name: 'Month' }).click();
	await page.getByRole('link', { name: 'Not paid in full' }).click();
	await expect(page.getByRole('row').filter({ hasText: 'Ada Owes' })).toBeVisible();
	await expect(page.getByRole('row').filter({ hasText: 'Grace Paid' })).toHaveCount(0);

	await page.getByRole('tab', { name: 'Month' }).click();
	await page.getByRole('link', { name: 'Booked', exact: true }).click();
	const narrowed = page.getByRole('button', { name: /^Booked in \w+ \d{4}/ });
	await expect(page.getByRole('row').filter({ hasText: 'Ada Owes' })).toBeVisible();
	await narrowed.click();
	await expect(narrowed).toHaveCount(0);
});

const booked = {
	type: 'tour',
	itemId: '1',
	title: 'Petra, Wadi Rum and the Dead Sea',
	email: 'money@example.com',
	phone: '+1 212 555 0144',
	travelers: 2,
	departureDate: '2099-05-15',
	status: 'Confirmed',
	createdAt: new Date().toISOString(),
	details: {},
};
