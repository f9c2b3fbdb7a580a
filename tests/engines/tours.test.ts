import { adminPassword } from '../support/admin-password.ts';
import { bookAsAda } from '../support/engines/checkout.ts';
import { complaints } from '../support/engines/complaints.ts';
import { expect, test } from '../support/engines/site.ts';

test('a tour is booked for three, and the administrator confirms it', async ({ page }) => {
	await page.open('/tours/1');
	// They come after the page, and make the panel taller.
	await page.says('plenty of seats');
	await page.button('More travelers').click();
	await page.button('More travelers').click();
	await page.button('Book Now').click();
	await page.says('3 travelers');
	const reference = await bookAsAda(page, true);

	await page.open(`/admin?tab=bookings&q=${reference}`);
	await page.field('Password').fill(adminPassword);
	await page.button('Sign In').click();
	await page.button(`Confirm ${reference}`).click();
	await page.says('Booking has been confirmed.');
	await page.button(`Confirm ${reference}`).gone();
	await page.button(reference).click();
	await page.withRole('dialog', `Booking ${reference}`).seen();
	expect(await page.part('dialog[open]').text()).toContain('Payment Unpaid');
	expect(complaints(page)).toEqual([]);
});
