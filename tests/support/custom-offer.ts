import { expect, type Locator, type Page } from 'playwright/test';

/** What the form takes as it is. */
export const offerFields = {
	Name: 'Ada Lovelace',
	Email: 'ada@example.com',
	Phone: '+44 20 7946 0958',
	Destination: 'Lisbon, Portugal',
	'Departure date': '2099-06-15',
	'Return date': '2099-06-29',
	Adults: '2',
	Children: '1',
	Budget: '$3,000 to $4,000',
};

export type OfferField = keyof typeof offerFields;

/** Opens the form by the header's button, in the menu where the screen is small. */
export async function openOffer(page: Page): Promise<Locator> {
	const menu = page.getByRole('button', { name: 'Open menu' });
	if (await menu.isVisible()) await menu.click();
	await page.getByRole('button', { name: 'Custom Travel Offer' }).click();
	const dialog = offerDialog(page);
	await expect(dialog).toBeVisible();
	return dialog;
}

export function offerDialog(page: Page): Locator {
	return page.getByRole('dialog', { name: 'Request a custom travel offer' });
}

/** Fills the form, with other values for some fields where a test needs them. */
export async function fillOffer(
	dialog: Locator,
	other: Partial<Record<OfferField, string>> = {},
): Promise<void> {
	for (const [label, value] of Object.entries({ ...offerFields, ...other })) {
		await dialog.getByLabel(label, { exact: true }).fill(value);
	}
}
