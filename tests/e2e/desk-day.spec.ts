import { addHours } from 'date-fns/addHours';
import type { Page } from 'playwright/test';

import { expectToast } from '../support/bookings-tab.ts';
import { emptyQueue } from '../support/empty-queue.ts';
import { departureIn, roomyDepartures } from '../support/roomy-departures.ts';
import { enterAs, newAgent } from '../support/second-administrator.ts';
import { expect, test } from '../support/site.ts';
import { storedBooking } from '../support/stored-booking.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const actions = (page: Page) => page.getByRole('group', { name: 'Actions' });
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const queued = (page: Page, who: string) => page.getByRole('row').filter({ hasText: who });

test('an agent’s day: a caller by seven digits, a move, a discount, a payment, a note, a slip undone, a tour by phone, an inquiry, and nothing left', async ({
	page,
	browser,
	site,
}) => {
	await emptyQueue(site.url);
	const { tour, departure, next } = await roomyDepartures(page.request, 8);
	await site.insertBookings([
		storedBooking(7881, {
			type: 'tour',
			itemId: String(tour.id),
			title: tour.name,
			name: 'Mary Jackson',
			email: 'mary@example.com',
			phone: '(212) 555-0881',
			departureId: departure.id,
			departureDate: departure.date,
			totalPrice: 1000,
			heldUntil: addHours(new Date(), 3),
			createdAt: new Date(),
			details: { name: tour.name, duration: tour.duration, departureDate: departure.date },
		}),
	]);
	const inquiry = {
		name: 'Dorothy Vaughan',
		email: 'dorothy@example.com',
		subject: 'A quiet tour',
		message: 'Which of them is the least busy?',
	};
	await page.request.post('/api/inquiries', { data: inquiry });
	await enterAs(page, await newAgent(browser));
	await expect(page.getByRole('tab', { name: 'Registered Users' })).toHaveCount(0);
	const shown = page.getByRole('group', { name: 'View' });
	for (const [view, who] of [
		['Waiting for them', 'Mary Jackson'],
		['Due', 'Dorothy Vaughan'],
	] as const) {
		await shown.getByRole('button', { name: new RegExp(`^${view}`) }).click();
		await queued(page, who).getByRole('button', { name: 'Assign to me' }).click();
		await expect(queued(page, who).getByLabel(/^Assigned to/)).toHaveValue(/\d/);
	}

	await page.keyboard.press('Control+k');
	const find = page.getByRole('dialog', { name: 'Find' });
	await find.getByRole('combobox').fill('5550881');
	await find.getByRole('option', { name: /BD2007881/ }).click();
	await expect(page.getByRole('article', { name: 'Booking BD2007881' })).toBeVisible();

	await actions(page).getByRole('button', { name: 'Move to another departure' }).click();
	const move = page.getByRole('dialog', { name: 'Move to another departure' });
	await departureIn(move, next).check();
	await move.getByRole('button', { name: 'Move', exact: true }).click();
	await expectToast(page, 'Moved to', 'Its letter goes out in 10 minutes.');

	await actions(page).getByRole('button', { name: 'Change price' }).click();
	const price = page.getByRole('dialog', { name: 'Change price' });
	await price.getByRole('button', { name: '10% off' }).click();
	await price.getByLabel('Reason').fill('Promised by a colleague');
	await price.getByRole('button', { name: 'Change price' }).click();
	await expectToast(page, 'Price changed to', '');
	const agreed = (await part(page, 'Price').innerText()).match(/Total\s*\$([\d,.]+)/)?.[1] ?? '';

	await part(page, 'Balance').getByRole('button', { name: 'Record payment' }).click();
	const payment = page.getByRole('dialog', { name: /^Record payment/ });
	await payment.getByRole('button', { name: 'Record payment' }).click();
	await expect(part(page, 'Balance')).toContainText('Paid');
	await expect(part(page, 'Balance').getByRole('listitem')).toHaveCount(1);
	await part(page, 'Notes').getByLabel('Note for the desk').fill('Calls back about the room.');
	await part(page, 'Notes').getByRole('button', { name: 'Add note' }).click();
	await expect(part(page, 'Notes').getByRole('listitem')).toHaveCount(1);

	// Cancelled by a slip: as it was, from the toast.
	await actions(page).getByRole('button', { name: 'Cancel booking' }).click();
	const cancel = page.getByRole('dialog', { name: 'Cancel BD2007881?' });
	await cancel.getByRole('button', { name: 'Cancel booking' }).click();
	await expectToast(page, 'Cancelled', '');
	const toasts = page.getByRole('region', { name: 'Notifications' });
	await toasts.getByRole('button', { name: 'Undo' }).click();
	await expectToast(page, 'Undone: Cancelled', 'The booking is as it was before.');
	await actions(page).getByRole('button', { name: 'Confirm', exact: true }).click();
	await expectToast(page, 'Confirmed', '');
	await expect(page.getByRole('list', { name: 'History' })).toContainText('Moved to');

	await page.keyboard.press('n');
	await expect(page.getByLabel('Phone')).toBeFocused();
	await page.keyboard.type('+1 212 555 0882');
	await page.getByLabel('Name').fill('Katherine Johnson');
	await page.getByRole('combobox', { name: 'Tour or deal' }).fill('kyo');
	const trips = page.getByRole('listbox', { name: 'Tours and deals' });
	await trips.getByRole('option').first().click();
	await page.keyboard.press('Control+Enter');
	await expect(page.getByRole('heading', { name: /^Held: BD/ })).toBeFocused();

	await page.getByRole('tab', { name: /^Today/ }).click();
	await page.getByRole('button', { name: /^Mine/ }).click();
	await shown.getByRole('button', { name: /^Waiting for them/ }).click();
	await expect(page.getByText('Nothing of yours waits for somebody else')).toBeVisible();
	await shown.getByRole('button', { name: /^Due/ }).click();
	await queued(page, 'Dorothy Vaughan')
		.getByRole('button', { name: 'Dorothy Vaughan', exact: true })
		.click();
	const written = page.getByRole('dialog', { name: 'A quiet tour' });
	await written.getByRole('button', { name: 'Reply' }).click();
	await written.getByLabel('Your reply').fill('Dear {name}, Patagonia in autumn.\n\n{agent}');
	await written.getByRole('button', { name: 'Send reply' }).click();
	await expectToast(page, 'Reply Sent', '');
	await page.keyboard.press('Escape');
	await expect(page.getByText('Nothing of yours is due')).toBeVisible();

	const bookings = await site.storedRows('bookings');
	const mary = bookings.find(({ reference }) => reference === 'BD2007881');
	expect(mary).toMatchObject({ status: 'Confirmed', totalPrice: Number(agreed.replace(',', '')) });
	expect(await site.storedRows('payments')).toContainEqual(
		expect.objectContaining({ bookingId: mary?.id, amount: mary?.totalPrice }),
	);
	expect(bookings).toContainEqual(
		expect.objectContaining({ name: 'Katherine Johnson', source: 'desk' }),
	);
});
