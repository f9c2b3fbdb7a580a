import type { Page } from 'playwright/test';

import { expect, test } from '../support/site.ts';

test('an address is subscribed, a second time as well, and stored once', async ({ page, site }) => {
	for (const address of ['reader@example.com', 'Reader@example.com']) {
		await page.goto('/');
		const { email, button } = form(page);
		await email.fill(address);
		await email.press('Enter');
		await expect(page.getByRole('status')).toHaveText(
			"Successfully subscribed! You'll now receive our exclusive travel deals.",
		);
		await expect(email).toHaveValue('');
		await expect(email).toBeFocused();
		await expect(button).toHaveText('Subscribe');
	}
	const rows = await site.storedRows('subscribers');
	expect(rows.filter((row) => /reader@/i.test(String(row['email'])))).toHaveLength(1);
});

test('an address that is missing is asked for, and nothing is sent; while one is on its way nothing can be changed; the reason of a failure is told and the text stays', async ({
	page,
}) => {
	let sent = 0;
	page.on('request', (request) => {
		if (request.url().endsWith('/api/subscribe')) sent += 1;
	});
	await page.goto('/');
	const { email, button } = form(page);
	for (const nothing of ['', '   ']) {
		await email.fill(nothing);
		await button.click();
		await expect(page.getByRole('status')).toHaveText(
			'Email required Please enter your email address.',
		);
		await expect(email).toBeFocused();
		await expect(email).toHaveAccessibleDescription('Please enter your email address.');
		await expect(email).toHaveAttribute('aria-invalid', 'true');
		await page.getByRole('button', { name: 'Dismiss' }).click();
		await expect(email).toHaveAccessibleDescription('Please enter your email address.');
		await email.pressSequentially('r');
		await expect(email).toHaveAccessibleDescription('');
		await expect(email).not.toHaveAttribute('aria-invalid');
	}
	await email.fill('reader');
	await button.click();
	expect(await email.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);
	expect(sent).toBe(0);

	const sending = Promise.withResolvers<void>();
	await page.route('**/api/subscribe', async (route) => {
		await sending.promise;
		await route.fulfill({ status: 503, json: { message: 'Please try again shortly.' } });
	});
	await email.fill('later@example.com');
	await button.click();
	await expect(button).toHaveText('Subscribing...');
	await expect(button).toBeDisabled();
	await expect(email).toBeDisabled();
	sending.resolve();
	await expect(page.getByRole('alert')).toHaveText('Subscription failed Please try again shortly.');
	await expect(email).toHaveValue('later@example.com');
	await expect(button).toBeFocused();

	await page.unroute('**/api/subscribe');
	await page.route('**/api/subscribe', (route) => route.abort());
	await button.click();
	await expect(page.getByRole('alert')).toContainText('No connection');
});

test('a failure to load what sends it is a failure to subscribe', async ({ page }) => {
	await page.goto('/');
	await page.route('**/_astro/requests*.js', (route) => route.abort());
	const { email } = form(page);
	await email.fill('later@example.com');
	await email.press('Enter');
	await expect(page.getByRole('alert')).toHaveText('Subscription failed Please try again later.');
	await expect(email).toHaveValue('later@example.com');
});

function form(page: Page) {
	const section = page.getByRole('region', { name: 'Deals worth leaving for' });
	return { email: section.getByLabel('Email'), button: section.getByRole('button') };
}
