import { enterPanel } from '../support/panel.ts';
import { test } from '../support/site.ts';
import { storedBooking } from '../support/stored-booking.ts';
test('shots', async ({ page, site }) => {
	await site.insertBookings([storedBooking(471, { status: 'Confirmed', totalPrice: 1000, paid: 0 })]);
	const [stored] = (await site.storedRows('bookings')).filter((row) => row['reference'] === 'BD2000471');
	for (const [i, width] of [1440, 390, 768].entries()) {
		await page.setViewportSize({ width, height: 900 });
		await enterPanel(page, `open=booking-${String(stored?.['id'])}`);
		const region = page.getByRole('region', { name: 'Balance', exact: true });
		await region.getByRole('button', { name: 'Record payment' }).click();
		const dialog = page.getByRole('dialog').first();
		await dialog.getByLabel('Amount').fill('250.5');
		await page.screenshot({ path: `/tmp/payments-shots/dialog-${width}.png` });
		await dialog.getByLabel('Note').fill('Read out on the phone');
		await dialog.getByRole('button', { name: 'Record payment' }).click();
		await region.getByRole('listitem').nth(i).waitFor();
		await region.screenshot({ path: `/tmp/payments-shots/balance-${width}.png` });
		await page.screenshot({ path: `/tmp/payments-shots/page-${width}.png` });
		await region.getByRole('button', { name: /^Receipt/ }).first().click();
		await page.screenshot({ path: `/tmp/payments-shots/receipt-${width}.png` });
	}
});
