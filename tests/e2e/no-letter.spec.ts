import type { Page } from 'playwright/test';

import { fillPassengerForm } from '../support/checkout.ts';
import { fillOffer, openOffer } from '../support/custom-offer.ts';
import { enterPanel } from '../support/panel.ts';
import { expect, test } from '../support/site.ts';

const address = 'comes-back@example.com';
const reason = `No confirmation goes to ${address}: letters to it came back, or it had several from us today.`;

test.beforeEach(async ({ page }) => {
	await enterPanel(page);
	// Asked once for all tests of a worker.
	const answer = await page.request.post('/api/admin/muted-addresses', { data: { address } });
	expect([201, 409]).toContain(answer.status());
	await page.context().clearCookies();
});

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
	const all = { Name: 'Ada Lovelace', Email: address, ...fields };
	for (const [label, value] of Object.entries(all)) await page.getByLabel(label).fill(value);
}

test('a message is said to have come, and that no letter confirms it', async ({ page }) => {
	await page.goto('/contact');
	await fill(page, { Subject: 'Trips in May', Message: 'Near the sea, please.' });
	await page.getByRole('button', { name: 'Send message' }).click();
	const main = page.getByRole('main');
	await expect(main).toContainText(`Your message has reached our booking desk. ${reason}`);
	await expect(main).not.toContainText('on its way');
});

test('so is a request for an offer', async ({ page }) => {
	await page.goto('/nowhere');
	const dialog = await openOffer(page);
	await fillOffer(dialog, { Email: address });
	await dialog.getByRole('button', { name: 'Submit request' }).click();
	await expect(dialog).toContainText(`Your request has reached our booking desk. ${reason}`);
	await expect(dialog).not.toContainText('on its way');
});

test('so is an application', async ({ page }) => {
	await page.goto('/careers/apply/travel-consultant');
	await fill(page, { Phone: '+1 212 555 0100', Message: 'I plan journeys.' });
	await page.getByRole('button', { name: 'Send application' }).click();
	await expect(page.getByText(reason)).toBeVisible();
	await expect(page.getByText('on its way')).toBeHidden();
});

test('so is a booking, whose reference stands there all the same', async ({ page }) => {
	await page.goto(
		'/flights?origin=JFK&destination=LHR&departure=2099-03-10&passengers=1-adult&class=economy',
	);
	await page
		.getByRole('article')
		.first()
		.getByRole('button', { name: /^Select/ })
		.click();
	await fillPassengerForm(page, { Email: address });
	await page.getByRole('button', { name: 'Complete booking' }).click();
	const overlay = page.getByRole('dialog');
	await expect(overlay).toContainText(reason);
	await expect(overlay).not.toContainText('We sent it');
	await expect(overlay.getByText(/^BD[0-9A-Z]{7}$/)).toBeVisible();
});
