import type { Page } from 'playwright/test';

import { fillRegistration, newPerson } from '../support/accounts.ts';
import { adminPassword } from '../support/admin-password.ts';
import { fillPassengerForm, openDealCheckout } from '../support/checkout.ts';
import { fillOffer, openOffer } from '../support/custom-offer.ts';
import { expect, test } from '../support/site.ts';

/** An address that no letter goes to. */
const address = 'comes-back@example.com';
const noLetter = `No confirmation goes to ${address}: letters to it came back or are not wanted, or it had several from us today.`;

test.beforeAll(async ({ site }) => {
	const post = (path: string, body: object, cookie = '') =>
		fetch(`${site.url}/api/admin/${path}`, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json', Cookie: cookie },
			body: JSON.stringify(body),
		});
	const { headers } = await post('login', { password: adminPassword });
	const [cookie] = headers.get('Set-Cookie')?.split(';') ?? [];
	expect([201, 409]).toContain((await post('muted-addresses', { address }, cookie)).status);
});

type Form = {
	what: string;
	/** Opens the form and fills it in. */
	fill: (page: Page) => Promise<void>;
	button: string;
	/** What stands there once it is stored. */
	said: string | RegExp;
};

const forms: Form[] = [
	{
		what: 'inquiry',
		fill: async (page) => {
			await page.goto('/contact');
			await fillIn(page, { Subject: 'Trips in May', Message: 'Near the sea, please.' });
		},
		button: 'Send message',
		said: `We'll get back to you soon. ${noLetter}`,
	},
	{
		what: 'application',
		fill: async (page) => {
			await page.goto('/careers/apply/travel-consultant');
			await fillIn(page, { Phone: '+1 212 555 0100', Message: 'I plan journeys.' });
		},
		button: 'Send application',
		said: noLetter,
	},
	{
		what: 'custom offer',
		fill: async (page) => {
			await page.goto('/nowhere');
			await fillOffer(await openOffer(page), { Email: address });
		},
		button: 'Submit request',
		said: `within 24 hours. ${noLetter}`,
	},
	{
		what: 'booking',
		fill: async (page) => {
			await openDealCheckout(page);
			await fillPassengerForm(page, { Email: address });
		},
		button: 'Complete booking',
		said: noLetter,
	},
	{
		what: 'subscription',
		fill: async (page) => {
			await page.goto('/');
			const section = page.getByRole('region', { name: 'Deals worth leaving for' });
			await section.getByLabel('Email').fill(address);
		},
		button: 'Subscribe',
		said: 'unless the address is on the list already or gets no more letters from us for now',
	},
	{
		what: 'registration',
		fill: async (page) => {
			await page.goto('/register');
			await fillRegistration(page, newPerson());
		},
		button: 'Create account',
		said: 'Registration Successful',
	},
];

test('a browser that fills in what nobody sees spoils one try of any form; then is said what becomes of it', async ({
	page,
}) => {
	for (const { what, fill, button, said } of forms) {
		await test.step(what, async () => {
			await fill(page);
			for (const trap of await page.locator('[data-trap]').all()) {
				await trap.evaluate(fillAsBrowsersDo);
			}
			await page.getByRole('button', { name: button }).click();
			await expect(page.locator('.toast')).toContainText(
				'This looks as if a program had filled in the form. If it was you, please send it again, or call us: +1 (212) 555-0142.',
			);
			await page.getByRole('button', { name: button }).click();
			await expect(page.getByText(said).first()).toBeVisible();
			await expect(page.getByText(/(confirmation is on its way|We sent it) to/)).toBeHidden();
		});
	}
});

test('people neither see the field, nor come to it, nor hear of it; whoever is quicker than a second waits for the rest of it, and no message is lost', async ({
	page,
	site,
}) => {
	const use = page.waitForRequest((request) => request.headers()['x-form-use'] !== undefined);
	await page.goto('/contact');
	const trap = page.locator('form [data-trap]').first();
	expect(await page.getByRole('main').ariaSnapshot()).not.toContain('website');
	const box = await trap.boundingBox();
	expect([box?.width, box?.height]).toEqual([1, 1]);
	await page.getByLabel('Message').focus();
	await page.keyboard.press('Tab');
	await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused();

	await fillIn(page, { Subject: 'Quick as a flash', Message: 'Near the sea, please.' });
	// As a page that was opened at this moment.
	await page.evaluate(() => {
		const opened = performance.now();
		const now = performance.now.bind(performance);
		performance.now = () => now() - opened;
	});
	await page.getByRole('button', { name: 'Send message' }).click();
	await expect(page.getByRole('status')).toContainText('Message sent successfully!');
	await expect(page.getByLabel('Subject')).toHaveValue('');
	await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused();
	expect((await use).headers()['x-form-use']).toBe('1000');
	const rows = await site.storedRows('inquiries');
	expect(rows.filter(({ subject }) => subject === 'Quick as a flash')).toHaveLength(1);
});

function fillAsBrowsersDo(element: Element): void {
	if (element instanceof HTMLInputElement) element.value = 'https://filled.example';
}

async function fillIn(page: Page, fields: Record<string, string>): Promise<void> {
	const all = { Name: 'Ada Lovelace', Email: address, ...fields };
	for (const [label, value] of Object.entries(all)) await page.getByLabel(label).fill(value);
}
