import type { Locator, Page } from 'playwright/test';

import { expectAccessible } from '../support/accessible.ts';
import { decisionDialog, expectToast, rowOf as bookingRow } from '../support/bookings-tab.ts';
import { fillIn, save } from '../support/catalog-panel.ts';
import { enterPanel } from '../support/panel.ts';
import { answerQuestion, questionOf } from '../support/questions.ts';
import { expect, test } from '../support/site.ts';
import { storedBooking } from '../support/stored-booking.ts';

test.use({ viewport: { width: 1440, height: 900 } });

type Departure = { id: number; tourId: number; date: string; name: string };

/** The first departure of each of two tours: nobody else's tests book them, or tour 11. */
async function twoDepartures(page: Page): Promise<[Departure, Departure]> {
	return [await firstDeparture(page, 10), await firstDeparture(page, 12)];
}

async function firstDeparture(page: Page, tourId: number): Promise<Departure> {
	const { name, departures } = await (await page.request.get(`/api/tours/${tourId}`)).json();
	return { ...departures[0], tourId, name };
}

test('a series is previewed, added without the days that exist, and one of it is deleted', async ({
	page,
}) => {
	const { name: tour } = await firstDeparture(page, 11);
	await enterPanel(page, `tab=tours&q=${encodeURIComponent(tour)}`);
	await page.getByRole('link', { name: `Departures of ${tour}` }).click();
	await expect(page.getByRole('tab', { name: 'Departures', selected: true })).toBeVisible();
	const count = page.getByText(/^(\d+ to \d+ of )?\d+ departures?$/);
	await expect(count).toHaveText('12 departures');
	await expect(page.getByRole('combobox', { name: 'Tour', exact: true })).toHaveValue(/\d+/);

	await page.getByRole('button', { name: 'Add departures' }).click();
	const dialog = page.getByRole('dialog', { name: 'Add departures' });
	await expect(dialog.getByLabel('Tour').locator('option:checked')).toHaveText(tour);
	await dialog.getByLabel('Repeats').selectOption('Every week');
	await fillIn(dialog, { 'First date': '2027-05-01', 'Last date': '2047-05-01' });
	await expect(dialog.getByText(/more than 200 departures/)).toBeVisible();
	await dialog.getByRole('button', { name: 'Add departures' }).click();
	await expect(dialog.getByText('At most 200 departures can be added at once.')).toBeVisible();
	await expect(dialog.getByLabel('First date')).toBeFocused();

	await fillIn(dialog, { 'Last date': '2027-05-31', Seats: '12', 'Own price': '1899.50' });
	const preview = dialog.getByRole('status').filter({ hasText: 'Adds' });
	await expect(preview).toHaveText(
		'Adds 4 departures, from Sat, May 1, 2027 to Sat, May 29, 2027.',
	);
	await expect(dialog.getByText('already: Sat, May 15, 2027.')).toBeVisible();
	await expectAccessible(page);
	await dialog.getByRole('button', { name: 'Add departures' }).click();
	await expect(dialog).toBeHidden();
	await expect(
		page.getByRole('status').filter({ hasText: '4 departures added successfully' }),
	).toBeVisible();
	await expect(count).toHaveText('16 departures');
	const added = rowOf(page, 'Sat, May 1 –');
	await expect(added).toContainText('taken 0 of 12');
	await expect(added).toContainText('$1,899.50');

	await added.getByRole('rowheader').getByRole('button').click();
	await page.getByRole('button', { name: 'Delete departure' }).click();
	await answerQuestion(page, 'Are you sure you want to delete this departure?', true);
	await expect(count).toHaveText('15 departures');
	await expect(added).toHaveCount(0);
	await page.setViewportSize({ width: 320, height: 640 });
	await expectAccessible(page);
});

test('seats that are taken stay, two administrators lose nothing, and a closed departure is not sold', async ({
	page,
	site,
}) => {
	const [departure] = await twoDepartures(page);
	const { id, tourId, date, name } = departure;
	const booked = { type: 'tour' as const, departureId: id, title: name, departureDate: date };
	await site.insertBookings([
		storedBooking(9001, { ...booked, travelers: 9, status: 'Confirmed', name: 'Ada Nine' }),
		storedBooking(9002, { ...booked, travelers: 2, heldUntil: new Date(Date.now() + 3_600_000) }),
	]);
	await enterPanel(page, `tab=departures&tour=${tourId}`);
	const row = page.getByRole('row').nth(1);
	await expect(row).toContainText(/taken 11 of \d+ · 2 held/);
	await expect(row).toContainText('Open');
	await row.getByRole('button', { name: 'Edit' }).click();
	const late = page.getByRole('dialog', { name: /^Edit / });
	await fillIn(late, { Seats: '10' });
	await late.getByRole('button', { name: 'Save Changes' }).click();
	await expect(
		late.getByText('11 seats are taken (9 confirmed, 2 held): there cannot be fewer.'),
	).toBeVisible();
	await expect(late.getByLabel('Seats')).toBeFocused();
	await fillIn(late, { Seats: '11' });

	const other = await page.context().newPage();
	await other.goto(`/admin?tab=departures&tour=${tourId}`);
	await other.getByRole('row').nth(1).getByRole('button', { name: 'Edit' }).click();
	const quick = other.getByRole('dialog', { name: /^Edit / });
	await fillIn(quick, { 'Guaranteed from': '6' });
	await save(other, quick, 'Departure updated successfully');
	await late.getByRole('button', { name: 'Save Changes' }).click();
	const notice = late.getByRole('alert').filter({ hasText: 'Somebody else has changed this' });
	// With nine confirmed it is guaranteed at once.
	await expect(notice.getByRole('definition')).toHaveText(['Guaranteed', '6']);
	await notice.getByRole('button', { name: 'Keep what I changed' }).click();
	await expect(late.getByLabel('Guaranteed from')).toHaveValue('6');
	await expect(late.getByLabel('Seats')).toHaveValue('11');
	await save(page, late, 'Departure updated successfully');
	await expect(row).toContainText('taken 11 of 11 · 2 held');
	await expect(row).toContainText('Guaranteed (9 confirmed)');
	await expect(row).toContainText('Full');
	await other.close();

	await row.getByRole('rowheader').getByRole('button').click();
	const opened = page.getByRole('tabpanel');
	await expect(opened.getByRole('heading', { level: 2 })).toContainText(`${name}, `);
	await expect(person(opened, 'Ada Nine')).toContainText('Confirmed');
	await expect(person(opened, 'Ada Lovelace')).toContainText(/Pending, held until/);
	await expectAccessible(page);
	await expect(opened.getByRole('button', { name: 'Delete departure' })).toHaveCount(0);
	await opened.getByRole('button', { name: 'Close departure' }).click();
	await expect(questionOf(page)).toContainText('the 9 confirmed and 2 held ones stay taken');
	await answerQuestion(page, 'Close this departure?', true);
	await expect(opened.getByRole('button', { name: 'Reopen departure' })).toBeVisible();
	await expectToast(page, 'Departure Closed', 'Nobody new can book');
	const { departures } = await (await page.request.get(`/api/tours/${tourId}`)).json();
	expect(departures.map((each: Departure) => each.id)).not.toContain(id);
	await opened.getByRole('link', { name: 'BD2009001' }).click();
	const sheet = page.getByRole('article', { name: 'Booking BD2009001' });
	await expect(sheet).toContainText('Ada Nine');
	await expect(sheet).toContainText('Its departure is full');
});

test('a booking whose hold has ended is found, and confirmed only where seats are left', async ({
	page,
	site,
}) => {
	const [, { id, tourId, date, name }] = await twoDepartures(page);
	const booked = { type: 'tour' as const, departureId: id, title: name, departureDate: date };
	const heldUntil = new Date(Date.now() - 3_600_000);
	await site.insertBookings([
		storedBooking(9011, { ...booked, itemId: String(tourId), travelers: 15, status: 'Confirmed' }),
		storedBooking(9012, { ...booked, itemId: String(tourId), heldUntil, name: 'Too Late' }),
	]);
	await enterPanel(page, 'tab=bookings&q=Too+Late');
	await page.getByLabel('Status').selectOption('Expired');
	const row = bookingRow(page, 'BD2009012');
	await expect(row).toContainText(/Pending, hold ended/);
	await row.getByRole('button', { name: 'Confirm' }).click();
	const question = decisionDialog(page);
	await expect(question).toContainText('Confirming it takes its 2 seats again');
	await question.getByRole('button', { name: 'Confirm Booking' }).click();
	const refusal = question
		.getByRole('alert')
		.filter({ hasText: 'This booking gave its seats back' });
	await expect(refusal.getByRole('listitem')).not.toHaveCount(0);
	await expect(page.getByText('Status Not Updated')).toHaveCount(0);
	await expectAccessible(page);
	await question.getByRole('button', { name: 'Go Back' }).click();
	await expect(row).toContainText(/Pending, hold ended/);
	await page.getByLabel('Status').selectOption('Held');
	await expect(row).toHaveCount(0);
});

function rowOf(page: Page, day: string): Locator {
	return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: day }) });
}

function person(dialog: Locator, name: string): Locator {
	return dialog
		.getByRole('listitem')
		.filter({ has: dialog.page().getByRole('link'), hasText: name });
}
