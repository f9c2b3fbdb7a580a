import type { Page } from './page.ts';

const passenger = {
	'First name': 'Ada',
	'Last name': 'Lovelace',
	Email: 'ada@example.com',
	Phone: '+1 212 555 0100',
	Address: '12 Analytical Street',
	City: 'New York',
	Country: 'United States',
	'ZIP code': '10001',
};

/**
 * Fills the checkout's form, books, and gives the reference that the confirmation shows.
 * @param promisesAges of a tour that is not for every age
 */
export async function bookAsAda(page: Page, promisesAges = false): Promise<string> {
	await page.arrives(/^\/flight-checkout/);
	for (const [label, value] of Object.entries(passenger)) await page.field(label).fill(value);
	if (promisesAges) await page.part('input[name=agesPromised]').click();
	await page.field('I accept the terms and conditions').click();
	await page.button('Complete booking').click();
	await page.says(/BD[0-9A-Z]{7}/);
	const confirmation = await page.part('dialog[open]').text();
	return /BD[0-9A-Z]{7}/.exec(confirmation)?.[0] ?? '';
}
