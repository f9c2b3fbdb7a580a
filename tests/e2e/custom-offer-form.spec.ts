import type { Page } from 'playwright/test';

import { fillOffer, offerFields, type OfferField, openOffer } from '../support/custom-offer.ts';
import { expect, test } from '../support/site.ts';

const wrong: [label: OfferField, value: string, message: string][] = [
	['Name', ' A ', 'Name must be at least 2 characters.'],
	['Email', 'ada@', 'Please enter a valid email address.'],
	['Phone', '12345', 'Please enter a valid phone number.'],
	['Destination', 'X', 'Please specify your destination.'],
	['Departure date', '', 'Please select a departure date.'],
	['Return date', '', 'Please select a return date.'],
	['Return date', '2099-06-14', 'The return date cannot be before the departure date.'],
	['Adults', '0', 'At least 1 adult is required.'],
	['Adults', '1.5', 'Please enter a whole number.'],
	['Children', '-1', 'The number of children cannot be negative.'],
	['Budget', ' ', 'Please specify your budget.'],
];

test('an empty form says all that it needs at once, and the first field has the focus; filled in, each rule alone is said at its field; numbers of people that are emptied become the least there can be', async ({
	page,
}) => {
	let sent = 0;
	page.on('request', (request) => {
		if (request.url().endsWith('/api/custom-offers')) sent += 1;
	});
	await page.goto('/nowhere');
	const dialog = await openOffer(page);
	await dialog.getByRole('button', { name: 'Submit request' }).click();
	await expect(dialog.locator('.field-error')).toHaveText([
		'Name must be at least 2 characters.',
		'Please enter a valid email address.',
		'Please enter a valid phone number.',
		'Please specify your destination.',
		'Please select a departure date.',
		'Please select a return date.',
		'Please specify your budget.',
	]);
	await expect(dialog.getByLabel('Name')).toBeFocused();

	await fillOffer(dialog);
	for (const [label, value, message] of wrong) {
		const field = dialog.getByLabel(label, { exact: true });
		await field.fill(value);
		await dialog.getByRole('button', { name: 'Submit request' }).click();
		// The length stands beside what is wrong, and not in it.
		const hint = label === 'Phone' ? 'At least 10 characters ' : '';
		await expect(field, message).toHaveAccessibleDescription(`${hint}${message}`);
		await expect(field).toBeFocused();
		await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(1);
		await field.fill(offerFields[label]);
		await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(0);
	}
	for (const [label, least] of [
		['Adults', '1'],
		['Children', '0'],
	] as const) {
		await dialog.getByLabel(label).fill('');
		await dialog.getByLabel(label).blur();
		await expect(dialog.getByLabel(label)).toHaveValue(least);
	}
	expect(sent).toBe(0);
});

test('days that have passed cannot be chosen; a departure after the return empties the return, which then begins there; Escape closes the calendar first and the form after it', async ({
	page,
}) => {
	await page.clock.setFixedTime('2027-03-10T12:00:00');
	await page.goto('/nowhere');
	const dialog = await openOffer(page);
	const departure = dialog.getByLabel('Departure date', { exact: true });
	const back = dialog.getByLabel('Return date', { exact: true });
	for (const field of [departure, back]) await expect(field).toHaveAttribute('min', '2027-03-10');
	await departure.fill('2099-06-15');
	await back.fill('2099-06-29');
	await departure.fill('2099-06-20');
	await expect(back).toHaveValue('2099-06-29');
	await departure.fill('2099-07-08');
	await expect(back).toHaveValue('');
	await expect(back).toHaveAttribute('min', '2099-07-08');

	await dialog.getByRole('button', { name: 'Open calendar for Return date' }).click();
	const calendar = page.getByRole('dialog', { name: 'Choose a day' });
	await expect(calendar.getByRole('button', { name: 'Tuesday, July 7, 2099' })).toBeDisabled();
	await calendar.getByRole('button', { name: 'Wednesday, July 8, 2099' }).click();
	await expect(back).toHaveValue('2099-07-08');

	const opener = dialog.getByRole('button', { name: 'Open calendar for Departure date' });
	await opener.click();
	await expect(calendar).toBeInViewport({ ratio: 1 });
	await page.keyboard.press('Escape');
	await expect(calendar).toHaveCount(0);
	await expect(opener).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(dialog).toHaveCount(0);
});

const waysOut: [string, (page: Page) => Promise<void>][] = [
	['Escape', (page) => page.keyboard.press('Escape')],
	['Cancel', (page) => page.getByRole('button', { name: 'Cancel' }).click()],
	['the cross', (page) => page.getByRole('button', { name: 'Close', exact: true }).click()],
	['a press beside it', (page) => page.mouse.click(5, 400)],
];
test('whatever closes it, the focus goes back, on a phone to the button of the menu, and what was typed is there again; text that is selected beyond the edge does not close it', async ({
	page,
}) => {
	await page.goto('/nowhere');
	const dialog = await openOffer(page);
	await fillOffer(dialog);
	await dialog.getByLabel('Name').hover();
	await page.mouse.down();
	await page.mouse.move(5, 400);
	await page.mouse.up();
	await expect(dialog).toBeVisible();
	for (const [way, close] of waysOut) {
		await test.step(way, async () => {
			await close(page);
			await expect(dialog).toHaveCount(0);
			await expect(page.getByRole('button', { name: 'Custom Travel Offer' })).toBeFocused();
			await openOffer(page);
			for (const [label, value] of Object.entries(offerFields)) {
				await expect(dialog.getByLabel(label, { exact: true })).toHaveValue(value);
			}
		});
	}

	await dialog.getByRole('button', { name: 'Cancel' }).click();
	await page.setViewportSize({ width: 390, height: 844 });
	await openOffer(page);
	await dialog.getByRole('button', { name: 'Cancel' }).click();
	await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
});
