import type { Locator, Page } from 'playwright/test';

import { expectAccessible } from '../support/accessible.ts';
import { expectToast, openPageOf } from '../support/bookings-tab.ts';
import { fillIn } from '../support/catalog-panel.ts';
import { enterPanel } from '../support/panel.ts';
import { departureIn, roomyDepartures } from '../support/roomy-departures.ts';
import { expect, test } from '../support/site.ts';
import { storedBooking } from '../support/stored-booking.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Opens the page of a booking as the desk does: from the list. */
async function openBooking(page: Page, reference: string): Promise<Locator> {
	await enterPanel(page, `tab=bookings&q=${reference}`);
	await openPageOf(page, reference);
	const sheet = page.getByRole('article', { name: `Booking ${reference}` });
	await expect(sheet).toBeVisible();
	return sheet;
}

function press(page: Page, name: string) {
	return page.getByRole('group', { name: 'Actions' }).getByRole('button', { name }).click();
}

/** What stands below the toast about the last operation. */
function toastButton(page: Page, name: string) {
	return page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name });
}

test('a caller’s tour is moved, gets its discount, is held, confirmed and cancelled, and each is taken back', async ({
	page,
	site,
}) => {
	const { tour, departure, next } = await roomyDepartures(page.request, 7);
	await site.insertBookings([
		storedBooking(601, {
			type: 'tour',
			itemId: String(tour.id),
			title: tour.name,
			departureId: departure.id,
			departureDate: departure.date,
			totalPrice: 1000,
			heldUntil: new Date(Date.now() + 3_600_000),
			details: { name: tour.name, duration: tour.duration, departureDate: departure.date },
		}),
	]);
	const sheet = await openBooking(page, 'BD2000601');

	// A discount that may not be given is refused at the field, and what was typed stays.
	await press(page, 'Change price');
	const price = page.getByRole('dialog', { name: 'Change price' });
	await fillIn(price, { 'New total': '500', Reason: 'Promised by a colleague' });
	await price.getByRole('button', { name: 'Change price' }).click();
	await expect(price.getByText('The discount can be 45% of $1,000.00 at most')).toBeVisible();
	await price.getByRole('button', { name: '10% off' }).click();
	await expect(price.getByLabel('New total')).toHaveValue('900.00');
	await expect(price.getByText('$100.00 (10%) less than by the rules.')).toBeVisible();
	await expectAccessible(page);

	// The line drops: nobody knows what was done, that is said, and what was typed stays.
	await page.route('**/api/desk/bookings/*/price', (route) => route.abort());
	await price.getByRole('button', { name: 'Change price' }).click();
	await expectToast(page, 'No answer yet', 'It may have been done');
	await expect(price.getByLabel('New total')).toHaveValue('900.00');
	await page.unroute('**/api/desk/bookings/*/price');
	await price.getByRole('button', { name: 'Change price' }).click();
	await expect(price).toBeHidden();
	await expectToast(page, 'Price changed to $900.00', 'Its letter goes out in 10 minutes.');
	await expect(sheet.getByRole('region', { name: 'Price' })).toContainText(
		'Promised by a colleague',
	);

	// Moved by keys alone.
	await press(page, 'Move to another departure');
	const move = page.getByRole('dialog', { name: 'Move to another departure' });
	await move.getByRole('button', { name: 'Move' }).click();
	await expect(move.getByText('Please choose a departure.')).toBeVisible();
	await departureIn(move, next).focus();
	await page.keyboard.press('Space');
	await expectAccessible(page);
	await page.keyboard.press('Enter');
	await expect(move).toBeHidden();
	await expectToast(page, 'Moved to', 'Its letter goes out in 10 minutes.');
	await expect(sheet.getByRole('list', { name: 'History' })).toContainText('Moved to');
	const moved = await site.storedRows('bookings');
	expect(moved.find(({ reference }) => reference === 'BD2000601')).toMatchObject({
		departureId: next.id,
	});
	await toastButton(page, 'Undo').click();
	await expectToast(page, 'Undone: Moved to', 'The booking is as it was before.');
	const back = await site.storedRows('bookings');
	expect(back.find(({ reference }) => reference === 'BD2000601')).toMatchObject({
		departureId: departure.id,
		totalPrice: 900,
	});

	await press(page, 'Extend hold');
	const hold = page.getByRole('dialog', { name: 'Extend hold' });
	await expect(hold.getByLabel('Hold until')).not.toHaveValue('');
	await hold.getByRole('button', { name: '2 days' }).click();
	await hold.getByRole('radio', { name: 'No letter' }).check();
	await expectAccessible(page);
	await hold.getByRole('button', { name: 'Extend hold' }).click();
	await expect(hold).toBeHidden();

	// Pressed twice, it is done once.
	await page.getByRole('button', { name: 'Confirm', exact: true }).dblclick();
	await expectToast(page, 'Confirmed', 'Its letter goes out in 10 minutes.');
	await press(page, 'Cancel booking');
	const cancel = page.getByRole('dialog', { name: 'Cancel BD2000601?' });
	await expect(cancel.getByRole('button', { name: 'Cancel booking' })).toBeVisible();
	await expectAccessible(page);
	await cancel.getByRole('button', { name: 'Cancel booking' }).click();
	await expectToast(page, 'Cancelled', 'Its letter goes out in 10 minutes.');
	await press(page, 'Re-open');
	await expectToast(page, 'Re-opened, held until', '');
	await toastButton(page, 'Undo').click();
	await expectToast(page, 'Undone: Re-opened', 'The booking is as it was before.');
	await page.setViewportSize({ width: 320, height: 640 });
	await expectAccessible(page);
});

test('a flight is moved to another day by the same engine, and its contact is changed and sent now', async ({
	page,
	site,
}) => {
	const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
	await site.insertBookings([
		storedBooking(602, {
			departureDate: day(60),
			details: {
				origin: 'New York (JFK)',
				destination: 'London (LHR)',
				departureDate: day(60),
				returnDate: day(67),
				cabinClass: 'economy',
			},
		}),
	]);
	const sheet = await openBooking(page, 'BD2000602');
	await press(page, 'Move to another date');
	const move = page.getByRole('dialog', { name: 'Move to another date' });
	await expect(move.getByRole('radio', { name: /JFK to/ }).first()).toBeVisible();
	await move.getByLabel('Departure', { exact: true }).fill(day(61));
	await move.getByRole('button', { name: 'Search flights' }).click();
	const chosen = move.getByRole('group', { name: 'Flight' }).getByRole('radio').first();
	await chosen.check();
	await expectAccessible(page);
	await move.getByRole('button', { name: 'Move', exact: true }).click();
	await expect(move).toBeHidden();
	await expectToast(page, 'Moved to', 'Its letter goes out in 10 minutes.');

	await press(page, 'Change contact');
	const contact = page.getByRole('dialog', { name: 'Change contact' });
	await fillIn(contact, { Name: 'Ada King', 'Email address': 'king@example.com' });
	await expect(contact.getByText('Links in earlier letters still open the trip.')).toBeVisible();
	await expectAccessible(page);
	await contact.getByRole('button', { name: 'Change contact' }).click();
	await expectToast(page, 'Name and email address changed', 'Its letter goes out in 10 minutes.');
	await expect(sheet).toContainText('Ada King');
	await toastButton(page, 'Send now').click();
	await expectToast(page, 'Letter Sent', 'this can no longer be undone.');

	// What was done before has its own letter still, though it can no longer be undone by itself.
	const history = sheet.getByRole('list', { name: 'History' }).getByRole('listitem');
	const moved = history.filter({ hasText: 'Moved to' }).first();
	await expect(moved.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
	await moved.getByRole('button', { name: /^Send now the letter about: Moved to/ }).click();
	await expect(moved.getByRole('button')).toHaveCount(0);
});
