import { readFile } from 'node:fs/promises';

import type { Page } from 'playwright/test';

import { expectAccessible } from '../support/accessible.ts';
import { confirmPassword, enterPanel } from '../support/panel.ts';
import { expect, test } from '../support/site.ts';
import { storedBooking } from '../support/stored-booking.ts';

test('a person is looked up, handed their data, erased by the address typed again, and stays out of every list', async ({
	page,
	site,
}) => {
	const email = 'erased.person@example.com';
	const traveller = { email, name: 'Ada Erased-Person', departureDate: '2031-01-01' };
	await site.insertBookings([storedBooking(9050, traveller)]);
	await page.request.post('/api/subscribe', { data: { email } });
	await enterPanel(page, 'tab=bookings&q=BD2009050');
	await expect(page.getByRole('row', { name: /BD2009050/ })).toContainText('Ada Erased-Person');
	await page.getByRole('tab', { name: 'Personal Data' }).click();

	await page.getByLabel('Email address').fill('ada');
	await page.getByRole('button', { name: 'Look up' }).click();
	await expect(page.getByText('Please enter an email address')).toBeVisible();
	await expect(page.getByLabel('Email address')).toBeFocused();
	await page.getByLabel('Email address').fill(email.toUpperCase());
	await page.keyboard.press('Enter');
	const found = page.getByRole('heading', { name: `Held of ${email.toUpperCase()}` });
	await expect(found).toBeFocused();
	await expect(page.getByRole('listitem').filter({ hasText: '1 booking' })).toBeVisible();
	expect(page.url()).not.toContain('example.com');

	const saving = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Download as a file' }).click();
	const file = await saving;
	expect(file.suggestedFilename()).toMatch(/^personal-data-\d{4}-\d\d-\d\d\.json$/);
	const told = JSON.parse(await readFile(await file.path(), 'utf8'));
	expect(told.held.bookings).toMatchObject([{ reference: 'BD2009050', email }]);

	await confirmPassword(page);
	await page.getByRole('button', { name: 'Erase…' }).click();
	const dialog = page.getByRole('dialog');
	await expect(dialog).toContainText('One booking has not departed yet');
	await expect(dialog).toContainText(
		'What stays of 1 booking: reference, trip, dates, total and status',
	);
	const confirmation = dialog.getByLabel(/^Type .+ to erase it$/);
	await confirmation.fill('yes');
	await page.keyboard.press('Enter');
	await expect(dialog.getByText('Please type the same address again.')).toBeVisible();
	await expect(confirmation).toBeFocused();
	await page.keyboard.press('Escape');
	// Closed, and taken away: what opens it before that opens nothing.
	await expect(page.locator('dialog')).toHaveCount(0);
	await expect(page.getByRole('button', { name: 'Erase…' })).toBeFocused();
	await page.keyboard.press('Enter');
	await confirmation.fill(email);
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { name: /is erased$/ })).toBeFocused();
	await expect(page.getByRole('listitem').filter({ hasText: '1 subscription' })).toBeVisible();
	await expect(page.getByText('letters in the desk’s mailbox')).toBeVisible();

	await page.goBack();
	const row = page.getByRole('row', { name: /BD2009050/ });
	await expect(row).toContainText('Erased');
	await expect(row).not.toContainText('Ada');
	await page.getByRole('button', { name: 'BD2009050', exact: true }).click();
	const booking = page.getByRole('dialog');
	await expect(booking).toContainText('New York (JFK)');
	await expect(booking.getByRole('button', { name: 'Reply' })).toHaveCount(0);
	await expect(booking).not.toContainText('example.com');
	await page.keyboard.press('Escape');
	await page.getByRole('tab', { name: 'User Activities' }).click();
	// Bookings of other tests would fill the first page.
	await page.getByLabel('Kind').selectOption('Change');
	await expect(
		page.getByRole('row').filter({ hasText: 'Erased what was held of a person: 1 booking' }),
	).toBeVisible();
});

test('nothing held, an administrator and a failure are told in words', async ({ page }) => {
	await enterPanel(page, 'tab=personal-data');
	await ask(page, 'nobody@example.com');
	await expect(page.getByRole('heading', { name: 'Nothing is held' })).toBeFocused();
	await expect(page.getByRole('button', { name: 'Erase…' })).toHaveCount(0);
	const session: { user: { email: string } } = await (
		await page.request.get('/api/session')
	).json();
	await ask(page, session.user.email);
	await expect(page.getByText('an administrator’s address, or our own')).toBeVisible();
	await expect(page.getByRole('button', { name: 'Download as a file' })).toBeVisible();
	await expect(page.getByRole('button', { name: 'Erase…' })).toHaveCount(0);

	await page.route('**/api/admin/people/find', (route) => route.abort());
	await ask(page, 'ada@example.com');
	await expect(page.getByRole('alert').filter({ hasText: 'could not' })).toContainText(
		'What we hold of ada@example.com could not be looked up. The connection was lost.',
	);
	await page.unrouteAll({ behavior: 'wait' });
	await page.getByRole('button', { name: 'Try again' }).click();
	await expect(page.getByRole('heading', { name: /Nothing is held|Held of ada/ })).toBeFocused();
});

test('at 320 and 1440 pixels the person and the question are accessible and fit', async ({
	page,
	site,
}) => {
	const email = 'somebody.with.a.long.address.indeed@department.of.example.com';
	await site.insertBookings([storedBooking(9100, { email })]);
	await enterPanel(page, 'tab=personal-data');
	await ask(page, email);
	for (const width of [320, 1440]) {
		await page.setViewportSize({ width, height: 800 });
		await expect(page.getByRole('button', { name: 'Erase…' })).toBeVisible();
		await expectAccessible(page);
		await page.getByRole('button', { name: 'Erase…' }).click();
		await expect(page.getByRole('dialog')).toBeVisible();
		await expectAccessible(page);
		await page.keyboard.press('Escape');
		await expect(page.locator('dialog')).toHaveCount(0);
	}
});

async function ask(page: Page, email: string): Promise<void> {
	await page.getByLabel('Email address').fill(email);
	await page.keyboard.press('Enter');
}
