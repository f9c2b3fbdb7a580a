import type { Page } from 'playwright/test';

import { fillRegistration, newPerson } from '../support/accounts.ts';
import { fillPassengerForm, reference } from '../support/checkout.ts';
import { fillOffer, openOffer } from '../support/custom-offer.ts';
import { expect, test } from '../support/site.ts';

const offer =
	'/flights?origin=JFK&destination=LHR&departure=2099-03-10&passengers=1-adult&class=economy';

type Form = {
	what: string;
	/** Opens the form and fills it in. */
	fill: (page: Page) => Promise<void>;
	button: string | RegExp;
	/** Waits until it is stored. */
	stored: (page: Page) => Promise<unknown>;
};

const forms: Form[] = [
	{
		what: 'inquiry',
		fill: async (page) => {
			await page.goto('/contact');
			await fillLabels(page, { Subject: 'Trips in May', Message: 'Near the sea, please.' });
		},
		button: 'Send message',
		stored: (page) => expect(page.getByRole('heading', { name: 'Sent' })).toBeFocused(),
	},
	{
		what: 'application',
		fill: async (page) => {
			await page.goto('/careers/apply/travel-consultant');
			await fillLabels(page, { Phone: '+1 212 555 0100', Message: 'I plan journeys.' });
		},
		button: 'Send application',
		stored: (page) => expect(page.getByRole('heading', { name: 'has arrived' })).toBeFocused(),
	},
	{
		what: 'custom offer',
		fill: async (page) => {
			await page.goto('/nowhere');
			await fillOffer(await openOffer(page));
		},
		button: 'Submit request',
		stored: (page) => expect(page.getByRole('heading', { name: 'Sent' })).toBeFocused(),
	},
	{
		what: 'subscription',
		fill: async (page) => {
			await page.goto('/');
			const section = page.getByRole('region', { name: 'Deals worth leaving for' });
			await section.getByLabel('Email').fill('trapped@example.com');
		},
		button: 'Subscribe',
		stored: (page) => expect(page.getByRole('heading', { name: 'Sent' })).toBeFocused(),
	},
	{
		what: 'registration',
		fill: async (page) => {
			await page.goto('/register');
			await fillRegistration(page, newPerson());
		},
		button: 'Create account',
		stored: (page) => expect(page).toHaveURL('/'),
	},
	{
		what: 'booking',
		fill: async (page) => {
			await page.goto(offer);
			await page
				.getByRole('article')
				.first()
				.getByRole('button', { name: /^Select/ })
				.click();
			await fillPassengerForm(page);
		},
		button: 'Complete booking',
		stored: (page) => reference(page),
	},
];

for (const { what, fill, button, stored } of forms) {
	test(`a browser that fills in what nobody sees spoils one try of a ${what}, and is told`, async ({
		page,
	}) => {
		await fill(page);
		const traps = page.locator('[data-trap]');
		for (const trap of await traps.all()) await trap.evaluate(fillAsBrowsersDo);
		await page.getByRole('button', { name: button }).click();
		await expect(page.locator('.toast')).toContainText(
			'This looks as if a program had filled in the form. If it was you, please send it again, or call us: +1 (212) 555-0142.',
		);
		await page.getByRole('button', { name: button }).click();
		await stored(page);
	});
}

test('whoever is quicker than a second waits for the rest of it, and no message is lost', async ({
	page,
	site,
}) => {
	const use = page.waitForRequest((request) => request.headers()['x-form-use'] !== undefined);
	await page.goto('/contact');
	await fillLabels(page, { Subject: 'Quick as a flash', Message: 'Near the sea, please.' });
	// As a page that was opened at this moment.
	await page.evaluate(() => {
		const opened = performance.now();
		const now = performance.now.bind(performance);
		performance.now = () => now() - opened;
	});
	await page.getByRole('button', { name: 'Send message' }).click();
	await expect(page.getByRole('heading', { name: 'Sent' })).toBeFocused();
	expect((await use).headers()['x-form-use']).toBe('1000');
	const rows = await site.storedRows('inquiries');
	expect(rows.filter(({ subject }) => subject === 'Quick as a flash')).toHaveLength(1);
});

test('people neither see the field, nor come to it, nor hear of it', async ({ page }) => {
	await page.goto('/contact');
	const trap = page.locator('form [data-trap]').first();
	await expect(trap).toHaveAccessibleName('');
	expect(await page.getByRole('main').ariaSnapshot()).not.toContain('website');
	const box = await trap.boundingBox();
	expect([box?.width, box?.height]).toEqual([1, 1]);
	await page.getByLabel('Message').focus();
	await page.keyboard.press('Tab');
	await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused();
});

function fillAsBrowsersDo(element: Element): void {
	if (element instanceof HTMLInputElement) element.value = 'https://filled.example';
}

async function fillLabels(page: Page, fields: Record<string, string>): Promise<void> {
	const all = { Name: 'Ada Lovelace', Email: 'trapped@example.com', ...fields };
	for (const [label, value] of Object.entries(all)) await page.getByLabel(label).fill(value);
}
