import { randomBytes } from 'node:crypto';

import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/site.ts';
import { storedBooking } from '../support/stored-booking.ts';

test('whoever travels has an invoice made out to their employer, and prints it on one page', async ({
	site,
	browser,
}) => {
	const { reference } = storedBooking(82_001);
	const booking = storedBooking(82_001, { status: 'Confirmed', paid: 0, heldUntil: null });
	await site.insertBookings([{ ...booking, departureDate: '2027-12-10' }]);
	const token = randomBytes(32).toString('base64url');
	await site.openTrip({ reference, token });
	const viewport = { width: 320, height: 700 };
	const context = await browser.newContext({ baseURL: site.url, viewport });
	await context.addCookies([{ name: `trip-${reference}`, value: token, url: site.url }]);
	const page = await context.newPage();
	await page.goto(`/trip/${reference}`);

	const price = page.getByRole('region', { name: 'Price' });
	await price.getByText('An invoice', { exact: true }).click();
	const addressee = price.getByLabel('Who pays, and where');
	await expect(addressee).toHaveValue(/^Ada Lovelace/);
	await addressee.fill('  ');
	await price.getByRole('button', { name: 'Write the invoice' }).press('Enter');
	await expect(addressee).toHaveAccessibleDescription(
		'Please write who is to pay: a name, and an address.',
	);
	await expectAccessible(page);
	await addressee.fill('Analytical Engines Ltd\n12 St James Square');
	await price.getByLabel('Their reference').fill('Order 4711');
	await price.getByRole('button', { name: 'Write the invoice' }).press('Enter');
	await expect(price).toContainText('is written: open it to print or to keep it.');
	await price
		.getByRole('link', { name: /^Invoice I-\d{4}-\d{4}$/ })
		.last()
		.click();

	const paper = page.getByRole('article');
	await expect(paper.getByRole('heading', { level: 1 })).toHaveText(/^Invoice I-\d{4}-\d{4}$/);
	await expect(paper).toContainText(/Analytical Engines Ltd.*Order 4711/);
	await expect(paper).toContainText(/Total.*\$1,240\.00.*Still to be paid.*\$1,240\.00/);
	await expectAccessible(page);
	const width = await page.evaluate(() => document.documentElement.scrollWidth);
	expect(width).toBeLessThanOrEqual(320);
	await page.emulateMedia({ media: 'print' });
	await expect(page.getByRole('link', { name: 'Back to the trip' })).toBeHidden();
	const printed = (await page.pdf({ format: 'Letter' })).toString('latin1');
	expect(printed).toContain('/Count 1\n');
	await context.close();
});
