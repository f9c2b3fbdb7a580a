import { complaints } from '../support/engines/complaints.ts';
import { expect, test } from '../support/engines/site.ts';

test('a custom offer is asked for in the dialog that the header opens', async ({ page }) => {
	await page.open('/faqs');
	await page.button('Custom Travel Offer').click();
	await page.withRole('dialog', 'Request a custom travel offer').seen();
	await page.field('Name').fill('Ada Lovelace');
	await page.field('Email').fill('ada@example.com');
	await page.field('Phone').fill('+44 20 7946 0958');
	await page.field('Destination').fill('Lisbon, Portugal');
	for (const [label, date] of [
		['Departure date', '2099-06-15'],
		['Return date', '2099-06-29'],
	] as const) {
		await page.field(label).typeDate(date);
		expect(await page.field(label).value()).toBe(date);
	}
	await page.field('Travel class').choose('Business');
	await page.field('Budget').fill('$3,000 to $4,000');
	await page.button('Submit request').click();
	await page.says('Custom offer request submitted!');
	await page.says(/We'll be in touch with your personalized travel offer within 24 hours\./);
	await page.withRole('dialog', 'Request a custom travel offer').gone();
	await expect.poll(() => page.button('Custom Travel Offer').isFocused()).toBe(true);
	expect(complaints(page)).toEqual([]);
});
