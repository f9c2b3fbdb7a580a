import type { Page } from 'playwright/test';

import { fillPassengerForm, reference } from '../support/checkout.ts';
import { expect, test } from '../support/site.ts';

const sunday = new Date('2026-11-29T17:00:00Z');
const mondayNoon = new Date('2026-11-30T17:00:00Z');

test('on a Sunday on a phone: when the desk is there again, reference, hold and a large button that calls it within one screen, the reference copied, Print, and paper with the ticket and nothing of the page behind it', async ({
	page,
	context,
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.addInitScript(() => {
		window.print = () => document.documentElement.setAttribute('data-printed', '');
	});
	await page.clock.setFixedTime(sunday);
	await page.setViewportSize({ width: 390, height: 844 });
	await bookTour(page);
	const overlay = page.getByRole('dialog');
	await expectDesk(page, 'Closed now, opens Monday 9 AM');
	const call = overlay.getByRole('link', { name: 'Call +1 (212) 555-0142' });
	await expect(call).toHaveAttribute('href', 'tel:+12125550142');
	const box = await call.boundingBox();
	expect(box?.height).toBeGreaterThanOrEqual(56);
	expect(box?.width).toBeGreaterThanOrEqual(240);
	expect(box?.y).toBeLessThanOrEqual(444);
	await expect(overlay.getByText(/^Held until/)).toBeInViewport({ ratio: 1 });

	await overlay.getByRole('button', { name: 'Copy' }).click();
	await expect(overlay.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await reference(page));
	await page.setViewportSize({ width: 1280, height: 720 });
	await overlay.getByRole('button', { name: 'Print' }).click();
	await expect(page.locator('html')).toHaveAttribute('data-printed');
	await expectTicketOnPaper(page);
});

test('at noon on a Monday on a wide screen: the desk is open, its number is no button, and a browser that copies nothing says so', async ({
	page,
}) => {
	await page.addInitScript(() => {
		navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
	});
	await page.clock.setFixedTime(mondayNoon);
	await page.setViewportSize({ width: 1440, height: 900 });
	await bookTour(page);
	await expectDesk(page, 'Open now, until 8 PM');
	const overlay = page.getByRole('dialog');
	const number = overlay.getByText('Call +1 (212) 555-0142', { exact: true });
	await expect(number).toHaveCount(1);
	await expect(number).toBeHidden();
	await overlay.getByRole('button', { name: 'Copy' }).click();
	await expect(page.getByRole('button', { name: 'Copy it by hand' })).toBeVisible();
});

/** Whether the desk is there. */
async function expectDesk(page: Page, status: string): Promise<void> {
	await expect(page.getByRole('dialog')).toContainText(`Our desk: ${status}.`);
}

/** One page with the ticket, whom to call and when. */
async function expectTicketOnPaper(page: Page): Promise<void> {
	await page.emulateMedia({ media: 'print' });
	const overlay = page.getByRole('dialog');
	const ticket = page.getByRole('article', { name: 'Your ticket' });
	for (const text of ['1 traveler', '$']) await expect(ticket).toContainText(text);
	expect(await reference(page)).toMatch(/^BD/);
	await expect(ticket).toBeVisible();
	await expect(overlay.getByText('Monday to Friday')).toBeVisible();
	for (const screenOnly of ['Print', 'Copy', 'Call +1 (212) 555-0142']) {
		await expect(overlay.getByText(screenOnly, { exact: true })).toBeHidden();
	}
	// By what they are, not by role: the page behind the dialog is inert anyway.
	for (const behind of ['header', 'footer', 'h1', 'form', '[aria-labelledby=your-trip]']) {
		await expect(page.locator(`${behind}:not(dialog *)`).first()).toBeHidden();
	}
	const isWhole = await overlay.evaluate(
		(dialog) => dialog.scrollHeight <= dialog.clientHeight + 1,
	);
	expect(isWhole).toBe(true);
	const pdf = (await page.pdf()).toString('latin1');
	expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
}

async function bookTour(page: Page): Promise<void> {
	await page.goto('/tours/1');
	await page.getByRole('button', { name: 'Book Now' }).click();
	await book(page);
}

async function book(page: Page, email = 'ada@example.com'): Promise<void> {
	await expect(page.getByRole('button', { name: 'Complete booking' })).toBeEnabled();
	await fillPassengerForm(page, { Email: email });
	await page.getByRole('button', { name: 'Complete booking' }).click();
	await reference(page);
}
