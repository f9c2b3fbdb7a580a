import type { Page, Route } from 'playwright/test';

import { fillPassengerForm, openDealCheckout, reference } from '../support/checkout.ts';
import { expect, test } from '../support/site.ts';

/** Holds the booking back on its way; tells how often one was sent. */
async function holdBookings(page: Page) {
	const held = Promise.withResolvers<void>();
	let sent = 0;
	await page.route('**/api/bookings', async (route: Route) => {
		sent += 1;
		await held.promise;
		await route.continue();
	});
	return { release: () => held.resolve(), sent: () => sent };
}

test('that a booking is processed is announced, again after 5 and 20 seconds, while the button keeps the focus and sends once', async ({
	page,
}) => {
	const { release, sent } = await holdBookings(page);
	await openDealCheckout(page);
	await fillPassengerForm(page);
	await page.clock.install();
	const button = page.getByRole('button', { name: 'Complete booking' });
	await button.press('Enter');
	const processing = page.getByRole('button', { name: 'Processing' });
	await expect(processing).toHaveAttribute('aria-disabled', 'true');
	await expect(processing).toBeFocused();
	const said = page.locator('form [aria-live=polite]');
	await expect(said).toHaveText('Processing');
	await page.clock.fastForward(4000);
	await expect(said).toHaveText('Processing');
	await page.clock.fastForward(1500);
	await expect(said).toHaveText('Still trying. Please stay on this page.');
	await expect(said).toBeVisible();
	await page.clock.fastForward(15_000);
	await expect(said).toHaveText(/^Still trying: it takes longer than usual/);
	await expect(processing).toBeFocused();
	await processing.press('Enter');
	await processing.click({ force: true });
	await page.clock.resume();
	release();
	expect(await reference(page)).toMatch(/^BD/);
	expect(sent()).toBe(1);
});

test('who sends by Enter in a field finds the focus on the button meanwhile', async ({ page }) => {
	const { release } = await holdBookings(page);
	await openDealCheckout(page);
	await fillPassengerForm(page);
	await page.getByLabel('First name').press('Enter');
	await expect(page.getByRole('button', { name: 'Processing' })).toBeFocused();
	release();
	expect(await reference(page)).toMatch(/^BD/);
});
