import type { Page } from 'playwright/test';

import { addDays } from '#src/domain/calendar/calendar-date.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';

import { countedKeys } from '../support/counted-keys.ts';
import type { EmbeddedSite } from '../support/embedded-site.ts';
import { enterPanel } from '../support/panel.ts';
import { expect, test } from '../support/site.ts';
import { storedBooking } from '../support/stored-booking.ts';

/** Opens the page of a booking that was stored just now, with seats held for it. */
async function openHeld(page: Page, site: EmbeddedSite, number: number): Promise<void> {
	const heldUntil = new Date(Date.now() + 7_200_000);
	await site.insertBookings([storedBooking(number, { name: `Keys ${number}`, heldUntil })]);
	const reference = `BD${2_000_000 + number}`;
	const rows = await site.storedRows('bookings');
	const id = rows.find((row) => row['reference'] === reference)?.['id'];
	await enterPanel(page, `open=booking-${String(id)}`);
	await expect(page.getByRole('article', { name: `Booking ${reference}` })).toBeVisible();
}

test('an open booking is confirmed by two keys, and its payment recorded by four', async ({
	page,
	site,
}) => {
	await openHeld(page, site, 4421);
	const confirming = countedKeys(page);
	await confirming.press('c');
	const actions = page.getByRole('group', { name: 'Actions' });
	await expect(actions.getByRole('button', { name: 'Confirm', exact: true })).toHaveCount(0);
	expect(confirming.count()).toBeLessThanOrEqual(2);

	// One operation at a time.
	await expect(page.getByRole('button', { name: 'Record payment' })).toBeEnabled();
	const paying = countedKeys(page);
	await paying.press('p');
	await expect(page.getByRole('dialog', { name: /^Record payment/ })).toBeVisible();
	await paying.press('Control+Enter');
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expect(
		page.getByRole('region', { name: 'Balance' }).getByText('Paid', { exact: true }).first(),
	).toBeVisible();
	expect(paying.count()).toBeLessThanOrEqual(4);
});

test('a traveller is answered from a template by five keys', async ({ page, site }) => {
	await openHeld(page, site, 4422);
	const keys = countedKeys(page);
	await keys.press('r');
	const answer = page.getByLabel('Your answer');
	await expect(answer).toBeFocused();
	await page.keyboard.press('Shift+Tab');
	const templates = page.getByLabel('Template');
	await expect(templates).toBeFocused();
	await expect(templates.getByRole('option', { name: 'Answer to a question' })).toBeAttached();
	await keys.press('a');
	await expect(answer).not.toHaveValue('');
	await keys.press('Control+Enter');
	await expect(page.getByText('Answer Sent', { exact: true })).toBeVisible();
	// Back to the templates is one press more.
	expect(keys.count() + 1).toBeLessThanOrEqual(5);
});

test('a flight for one is taken on the phone in fifty keys beside the caller’s own words', async ({
	page,
}) => {
	const day = addDays(newYorkDay(new Date()), 160);
	const typed = (date: string) => date.replace(/(\d+)-(\d+)-(\d+)/, '$2$3$1');
	await enterPanel(page, 'open=new-booking');
	await expect(page.getByLabel('Phone')).toBeFocused();
	const keys = countedKeys(page);
	await page.keyboard.type('+1 212 555 0188');
	await keys.press('Tab');
	await page.keyboard.type('Grace Hopper');
	await keys.press('Tab');
	await page.keyboard.type('grace.flight@example.com');
	for (let step = 0; step < 2; step += 1) await keys.press('Tab');
	await keys.press('ArrowRight');
	await keys.press('Tab');
	await keys.type('nyc');
	await keys.press('Tab');
	await expect(page.getByLabel('To', { exact: true })).toBeFocused();
	await keys.type('lon');
	await keys.press('Tab');
	await keys.type(typed(day));
	for (let step = 0; step < 2; step += 1) await keys.press('Tab');
	await keys.type(typed(addDays(day, 7)));
	await keys.press('Enter');
	await expect(
		page.getByRole('group', { name: 'Flights found' }).getByRole('radio'),
	).not.toHaveCount(0);
	for (let step = 0; step < 5; step += 1) await keys.press('Tab');
	await keys.press('Space');
	await keys.press('Control+Enter');
	await expect(page.getByRole('heading', { name: /^Held: BD/ })).toBeFocused();
	expect(keys.count()).toBeLessThanOrEqual(50);
});
