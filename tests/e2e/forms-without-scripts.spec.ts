import type { Page } from 'playwright/test';

import { expect, test } from '../support/site.ts';
import { countOf } from '../support/stored-of.ts';

test.use({ javaScriptEnabled: false });

test('a message is refused with what is wrong at its fields and summed up where the focus is, keeps what was typed, and is stored once', async ({
	page,
	site,
}) => {
	await page.goto('/contact');
	await page.getByLabel('Name').fill('Ada <b>Lovelace</b>');
	await page.getByLabel('Subject').fill('Hi "you"');
	await page.getByLabel('Message').fill('Short </textarea>');
	await page.getByRole('button', { name: 'Send message' }).click();
	await expect(page).toHaveTitle(/^Error: Contact/);
	const summary = page.getByRole('alert').filter({ hasText: 'look at this again' });
	await expect(summary).toBeFocused();
	await expect(summary.getByRole('link')).toHaveText(['Please enter a valid email address.']);
	await expect(page.getByLabel('Name')).toHaveValue('Ada <b>Lovelace</b>');
	await expect(page.getByLabel('Message')).toHaveValue('Short </textarea>');
	await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
		'Please enter a valid email address.',
	);
	await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
	await summary.getByRole('link').first().click();
	await expect(page.getByLabel('Email')).toBeFocused();

	await page.getByLabel('Email').fill('plain@example.com');
	await page.getByRole('button', { name: 'Send message' }).click();
	await expect(page).toHaveURL('/sent/message');
	await expect(page.getByRole('heading', { name: 'Message sent successfully!' })).toBeVisible();
	// A button pressed twice sends the same words twice.
	const form = {
		name: 'Ada <b>Lovelace</b>',
		email: 'plain@example.com',
		subject: 'Hi "you"',
		message: 'Short </textarea>',
	};
	const again = await page.request.post('/api/inquiries', { form, maxRedirects: 0 });
	expect(again.headers()['location']).toBe('/sent/message');
	expect(await countOf(site, 'inquiries', 'plain@example.com')).toBe(1);
});

test('a custom offer is asked for on a page of its own', async ({ page, site }) => {
	await page.goto('/nowhere');
	await page.getByRole('link', { name: 'Custom Travel Offer' }).click();
	await expect(page).toHaveURL('/custom-offer');
	await page.getByRole('button', { name: 'Submit request' }).click();
	await expect(page).toHaveTitle(/^Error: /);
	await fill(page, {
		Name: 'Ada Lovelace',
		Email: 'plain@example.com',
		Phone: '+44 20 7946 0958',
		Destination: 'Lisbon, Portugal',
		'Departure date': '2099-06-15',
		'Return date': '2099-06-29',
		Adults: '2',
		Budget: '$3,000 to $4,000',
	});
	await page.getByLabel('Travel class').selectOption('Business');
	await page.getByRole('button', { name: 'Submit request' }).click();
	await expect(page).toHaveURL('/sent/offer');
	const rows = await site.storedRows('customOffers');
	expect(rows.filter(({ email }) => email === 'plain@example.com')).toMatchObject([
		{ adults: 2, children: 0, travelClass: 'Business' },
	]);
});

test('a call is asked for in an hour of now', async ({ page, site }) => {
	await page.goto('/contact');
	await page.getByRole('link', { name: 'Choose an hour' }).click();
	await page.getByRole('button', { name: 'Ask for a call' }).click();
	await expect(page.getByRole('alert').filter({ hasText: 'again' }).getByRole('link')).toHaveCount(
		3,
	);
	await fill(page, { Name: 'Ada Lovelace', Phone: '+44 20 7946 0958', Email: 'plain@example.com' });
	await page.getByLabel('When shall we call?').selectOption({ index: 2 });
	await page.getByRole('button', { name: 'Ask for a call' }).click();
	await expect(page).toHaveURL('/sent/call-back');
	expect(await countOf(site, 'callBacks', 'plain@example.com')).toBe(1);
});

test('the newsletter is subscribed to, and a job applied for', async ({ page, site }) => {
	await page.goto('/');
	const newsletter = page.getByRole('region', { name: 'Deals worth leaving for' });
	await newsletter.getByRole('button', { name: 'Subscribe' }).click();
	await expect(page).toHaveTitle(/^Error: Newsletter/);
	await page.getByLabel('Email').fill('plain@example.com');
	await page.getByRole('button', { name: 'Subscribe' }).click();
	await expect(page).toHaveURL('/sent/newsletter');
	expect(await countOf(site, 'subscribers', 'plain@example.com')).toBe(1);

	await page.goto('/careers/apply/travel-consultant');
	await page.getByRole('button', { name: 'Send application' }).click();
	await expect(
		page.getByRole('alert').filter({ hasText: 'again' }).getByRole('link').first(),
	).toBeVisible();
	await fill(page, {
		Name: 'Ada Lovelace',
		Email: 'plain@example.com',
		Phone: '+44 20 7946 0958',
		Message: 'I have planned journeys for twelve years.',
	});
	await page.getByRole('button', { name: 'Send application' }).click();
	await expect(page).toHaveURL('/sent/application');
	expect(await countOf(site, 'applications', 'plain@example.com')).toBe(1);
});

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
	for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
}
