import { expect, type Locator, type Page } from 'playwright/test';

/** The row of a booking in the list of the panel. */
export function rowOf(page: Page, reference: string): Locator {
	return page
		.getByRole('row')
		.filter({ has: page.getByRole('button', { name: reference, exact: true }) });
}

/** The open booking. */
export function bookingDialog(page: Page): Locator {
	return page.getByRole('dialog', { name: /^Booking / });
}

/** What asks before a booking is decided on. */
export function decisionDialog(page: Page): Locator {
	return page.getByRole('dialog', { name: /^(Confirm|Cancel) BD/ });
}

/** Opens a booking from its row. */
export async function openRow(page: Page, reference: string): Promise<Locator> {
	await rowOf(page, reference)
		.getByRole('button', { name: `More about ${reference}` })
		.click();
	return bookingDialog(page);
}

/** Goes from a booking's row to its page. */
export async function openPageOf(page: Page, reference: string): Promise<void> {
	const dialog = await openRow(page, reference);
	await dialog.getByRole('link', { name: 'Open', exact: true }).click();
}

/** Asks from a booking's row to cancel it. */
export async function askToCancel(page: Page, reference: string): Promise<void> {
	const dialog = await openRow(page, reference);
	await dialog.getByRole('button', { name: 'Cancel Booking' }).click();
}

/** Confirms the open booking. */
export async function confirmIn(page: Page): Promise<void> {
	await bookingDialog(page).getByRole('button', { name: 'Confirm Booking' }).click();
	await decisionDialog(page).getByRole('button', { name: 'Confirm Booking' }).click();
}

/** The value of a name in a dialog. */
export function fact(dialog: Locator, name: string): Locator {
	return dialog
		.locator('div', { has: dialog.page().locator('dt', { hasText: new RegExp(`^${name}$`) }) })
		.last()
		.getByRole('definition');
}

/** Waits until a toast says something. */
export async function expectToast(page: Page, title: string, description = ''): Promise<void> {
	const toasts = page.getByRole('region', { name: 'Notifications' });
	await expect(toasts).toContainText(title);
	await expect(toasts).toContainText(description);
}
