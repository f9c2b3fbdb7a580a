import type { Locator } from 'playwright/test';

import { adminPassword } from '../support/admin-password.ts';
import {
	addDay,
	discardQuestion,
	field,
	fillIn,
	needed,
	openNew,
	openRow,
	rowOf,
	save,
	storedTour,
	submitButton,
	tool,
} from '../support/catalog-panel.ts';
import { enterPanel } from '../support/panel.ts';
import { answerQuestion, questionOf } from '../support/questions.ts';
import { expect, test } from '../support/site.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('what is missing or wrong is said at its field, and the first one gets the focus', async ({
	page,
}) => {
	await enterPanel(page, 'tab=flights');
	const dialog = await openNew(page, 'Add flight');
	await fillIn(dialog, { 'Departure date': '2020-01-01', 'Price per traveler': '12,5' });
	await submitButton(dialog).click();
	await expect(field(dialog, 'Origin')).toBeFocused();
	for (const [label, message] of [
		['Origin', 'Please say where the flight starts.'],
		['Destination', 'Please say where the flight goes.'],
		['Departure date', 'Please choose a departure date that has not passed.'],
		['Price per traveler', 'Please enter the price per traveler in dollars.'],
		['Flight out', 'Please choose the flight out.'],
		['Description', 'Please describe the deal.'],
		[
			'Image',
			'Please choose a picture, upload one, or enter an address that begins with https://.',
		],
	] as const) {
		await expect(field(dialog, label)).toHaveAccessibleDescription(new RegExp(`${message}$`));
	}
	await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(7);
	await fillIn(dialog, { ...needed.flight, 'Return date': '2099-04-01' });
	await submitButton(dialog).click();
	await expect(field(dialog, 'Return date')).toBeFocused();
	await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(1);
});

test('what the server refuses is said at its field too, also within a list', async ({ page }) => {
	await enterPanel(page, 'tab=tours');
	const dialog = await openNew(page, 'Add tour package');
	await fillIn(dialog, needed.tour);
	await addDay(dialog, 1, 'Day 1: Alfama', 'Up by tram, down on foot.');
	await addDay(dialog, 2, 'Day 2: Belém', 'Custard tarts.');
	const issues = [
		{ path: 'itinerary.1.text', message: 'No more tarts.' },
		{ path: 'itinerary.1.title', message: 'Somewhere else.' },
	];
	await page.route('**/api/admin/tours', (route) =>
		route.fulfill({ status: 400, json: { message: 'Please check the form.', issues } }),
	);
	await submitButton(dialog).click();
	await expect(field(dialog, 'Day 2 title')).toBeFocused();
	await expect(field(dialog, 'Day 2 title')).toHaveAccessibleDescription('Somewhere else.');
	await expect(field(dialog, 'Day 2 text')).toHaveAccessibleDescription('No more tarts.');
	await expect(page.getByRole('alert').filter({ hasText: 'Failed' })).toHaveCount(0);
});

test('a picture is chosen by keyboard, or typed and shown, or said to be missing', async ({
	page,
}) => {
	await page.route('https://pictures.example/**', (route) =>
		route.request().url().endsWith('.svg')
			? route.fulfill({
					contentType: 'image/svg+xml',
					body: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="5"/>',
				})
			: route.fulfill({ status: 404 }),
	);
	await enterPanel(page, 'tab=destinations');
	const dialog = await openNew(page, 'Add destination');
	const preview = dialog.getByRole('img', { name: 'Preview' });
	await expect(preview).toHaveCount(0);
	await dialog.getByText('Choose one of our pictures').press('Enter');
	await expect(dialog.getByRole('radio').first()).toBeAttached();
	await page.keyboard.press('Tab');
	await page.keyboard.press('Space');
	await expect(field(dialog, 'Image')).toHaveValue('/posters/london-800.webp');
	await page.keyboard.press('ArrowRight');
	await expect(dialog.getByRole('radio', { name: 'Paris', exact: true })).toBeChecked();
	await expect(
		dialog.getByRole('radio', { name: 'Paris', exact: true }),
	).toHaveAccessibleDescription(/Eiffel Tower/);
	await expect(field(dialog, 'Image')).toHaveValue('/posters/paris-800.webp');
	await expect(preview).toHaveAttribute('src', '/posters/paris-800.webp');

	await field(dialog, 'Image').fill('https://pictures.example/coast.svg');
	await expect(preview).toHaveAttribute('src', 'https://pictures.example/coast.svg');
	await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
	await field(dialog, 'Image').fill('https://pictures.example/gone.jpg');
	await expect(
		dialog.getByText('Cannot be loaded. Visitors would see this drawing.'),
	).toBeVisible();
	await expect(preview).toHaveAttribute('src', /^data:image\/svg/);
	await field(dialog, 'Image').fill('http://pictures.example/coast.svg');
	await expect(preview).toHaveCount(0);
});

test('changes are not thrown away unasked: not by Escape, the cross, or a press beside the form', async ({
	page,
}) => {
	const name = 'Kyoto on Foot';
	await enterPanel(page, 'tab=tours');
	const dialog = await openRow(page, name);
	// Only a list was changed.
	await tool(dialog, 'Remove feature 1').click();
	await page.keyboard.press('Escape');
	await answerQuestion(page, discardQuestion, false);
	await dialog.getByRole('button', { name: 'Close dialog' }).click();
	// Escape refuses as well.
	await expect(questionOf(page, discardQuestion)).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(questionOf(page)).toHaveCount(0);
	await page.mouse.click(5, 5);
	await answerQuestion(page, discardQuestion, false);
	await expect(dialog).toBeVisible();
	await dialog.getByRole('button', { name: 'Cancel' }).click();
	await answerQuestion(page, discardQuestion, true);
	await expect(dialog).toBeHidden();

	// What is as it was needs no question.
	const again = await openRow(page, name);
	const price = await field(again, 'Price').inputValue();
	await field(again, 'Price').fill('1');
	await field(again, 'Price').fill(price);
	await page.keyboard.press('Escape');
	await expect(again).toBeHidden();
});

test('Escape closes the airports that are suggested, and not the form', async ({ page }) => {
	await enterPanel(page, 'tab=flights');
	const dialog = await openNew(page, 'Add flight');
	await field(dialog, 'Origin').pressSequentially('lisb');
	await expect(dialog.getByRole('listbox').getByRole('option').first()).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(dialog.getByRole('listbox').getByRole('option')).toHaveCount(0);
	await expect(dialog).toBeVisible();
	await expect(questionOf(page)).toHaveCount(0);
	await field(dialog, 'Origin').pressSequentially('o');
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Enter');
	await expect(field(dialog, 'Origin')).toHaveValue('Lisbon (LIS)');
});

test('of two windows the later one is told, sees what changed, and loses nothing', async ({
	page,
}) => {
	await enterPanel(page, 'tab=destinations');
	const name = await page.getByRole('rowheader').nth(2).innerText();
	const late = await openRow(page, name);
	await fillIn(late, { Description: 'Mine: a long look at the sea.' });

	const other = await page.context().newPage();
	await other.goto('/admin?tab=destinations');
	const quick = await openRow(other, name);
	await fillIn(quick, { Region: 'Elsewhere' });
	await save(other, quick, 'Destination updated successfully');

	await submitButton(late).click();
	const notice = tooLate(late);
	await expect(notice).toBeVisible();
	await expect(notice.getByRole('definition')).toHaveText(['Elsewhere']);
	await expect(field(late, 'Description')).toHaveValue('Mine: a long look at the sea.');
	await notice.getByRole('button', { name: 'Keep what I changed' }).click();
	await expect(field(late, 'Region')).toHaveValue('Elsewhere');
	await expect(field(late, 'Description')).toHaveValue('Mine: a long look at the sea.');

	const slow = await openRow(other, name);
	await save(page, late, 'Destination updated successfully');
	await fillIn(slow, { Region: 'Nowhere' });
	await submitButton(slow).click();
	await slow.getByRole('button', { name: 'Load the current version' }).click();
	await expect(tooLate(slow)).toHaveCount(0);
	await expect(field(slow, 'Region')).toHaveValue('Elsewhere');
	await expect(field(slow, 'Description')).toHaveValue('Mine: a long look at the sea.');
	await fillIn(slow, { 'Starting price': '777' });
	await submitButton(slow).click();
	await answerQuestion(other, 'Save this price?', true);
	await expect(slow).toBeHidden();
	const said = other.getByRole('status').filter({ hasText: 'Destination updated successfully' });
	await expect(said).toBeVisible();
	await expect(rowOf(other, name)).toContainText('$777.00');
	await other.close();
});

test('a session that ends in mid-edit costs nothing that was typed', async ({ page }) => {
	await enterPanel(page, 'tab=tours');
	const dialog = await openNew(page, 'Add tour package');
	await fillIn(dialog, { ...needed.tour, Name: 'Late at Night' });
	await dialog.getByRole('button', { name: 'Add feature' }).click();
	await field(dialog, 'Feature 1').fill('A lamp');
	await page.context().clearCookies();
	// The panel may have asked for something by itself meanwhile, and stand behind the question already.
	await submitButton(dialog).dispatchEvent('click');
	const ended = page.getByRole('dialog', { name: 'Your session has ended' });
	await ended.getByLabel('Password', { exact: true }).fill(adminPassword);
	await ended.getByRole('button', { name: 'Go on' }).click();
	await expect(dialog).toBeHidden();
	await expect(
		page.getByRole('status').filter({ hasText: 'Tour package created successfully' }),
	).toBeVisible();
	expect(await storedTour(page, 'Late at Night')).toMatchObject({ features: ['A lamp'] });
});

function tooLate(dialog: Locator): Locator {
	const words = 'Somebody else has changed this in the meantime.';
	return dialog.getByRole('alert').filter({ hasText: words });
}
