import { addHours } from 'date-fns/addHours';
import type { Page } from 'playwright/test';

import { expectToast } from '../support/bookings-tab.ts';
import { enterAs, newAgent } from '../support/second-administrator.ts';
import { expect, test } from '../support/site.ts';
import { storedBooking } from '../support/stored-booking.ts';

test.use({ viewport: { width: 1440, height: 900 } });

type Tour = {
	id: number;
	name: string;
	duration: string;
	departures: { id: number; date: string }[];
};

/** A tour's held booking, whose traveller calls. */
async function heldTour(page: Page, number: number, phone: string) {
	const tours: Tour[] = await (await page.request.get('/api/tours')).json();
	const tour = tours.at(-2);
	const departure = tour?.departures[0];
	if (!tour || !departure) throw new Error('There is no tour with a departure.');
	const { date } = departure;
	return storedBooking(number, {
		type: 'tour',
		itemId: String(tour.id),
		title: tour.name,
		name: 'Mary Jackson',
		email: `mary${number}@example.com`,
		phone,
		departureId: departure.id,
		departureDate: date,
		totalPrice: 1000,
		heldUntil: addHours(new Date(), 3),
		createdAt: new Date(),
		details: { name: tour.name, duration: tour.duration, departureDate: date },
	});
}

const actions = (page: Page) => page.getByRole('group', { name: 'Actions' });
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const queued = (page: Page, who: string) => page.getByRole('row').filter({ hasText: who });

/** Other tests of the same site leave others who wait: whoever wrote last is on the last page. */
async function turnTo(page: Page, who: string) {
	await expect(async () => {
		const isThere = await queued(page, who).isVisible();
		if (!isThere) await page.getByRole('button', { name: /^Next/ }).click({ timeout: 1000 });
		await expect(queued(page, who)).toBeVisible({ timeout: 2000 });
	}).toPass();
}

test('an agent’s day: a caller by seven digits, a move, a discount, a payment, a note, a slip undone, a tour by phone, an inquiry, and nothing left', async ({
	page,
	browser,
	site,
}) => {
	await site.insertBookings([await heldTour(page, 7881, '(212) 555-0881')]);
	const inquiry = {
		name: 'Dorothy Vaughan',
		email: 'dorothy@example.com',
		subject: 'A quiet tour',
		message: 'Which of them is the least busy?',
	};
	await page.request.post('/api/inquiries', { data: inquiry });
	await enterAs(page, await newAgent(browser));
	await expect(page.getByRole('tab', { name: 'Registered Users' })).toHaveCount(0);
	for (const [who, kind] of [
		['Mary Jackson', 'hold'],
		['Dorothy Vaughan', 'inquiry'],
	] as const) {
		await page.getByLabel('Kind').selectOption(kind);
		await turnTo(page, who);
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
	await move.getByRole('group', { name: 'Departure' }).getByRole('radio').first().check();
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
	await page.getByRole('option').first().click();
	await page.keyboard.press('Control+Enter');
	await expect(page.getByRole('heading', { name: /^Held: BD/ })).toBeFocused();

	await page.getByRole('tab', { name: /^Today/ }).click();
	await page.getByRole('button', { name: /^Mine/ }).click();
	await expect(queued(page, 'Mary Jackson')).toHaveCount(0);
	await queued(page, 'Dorothy Vaughan')
		.getByRole('button', { name: 'Dorothy Vaughan', exact: true })
		.click();
	const written = page.getByRole('dialog', { name: 'A quiet tour' });
	await written.getByRole('button', { name: 'Reply' }).click();
	await written.getByLabel('Your reply').fill('Dear {name}, Patagonia in autumn.\n\n{agent}');
	await written.getByRole('button', { name: 'Send reply' }).click();
	await expectToast(page, 'Reply Sent', '');
	await page.keyboard.press('Escape');
	await expect(page.getByText('Nothing of yours waits')).toBeVisible();

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

test('two agents at once: who comes second sees what the first did, and does nothing twice', async ({
	page,
	browser,
	site,
}) => {
	await site.insertBookings([await heldTour(page, 7883, '(212) 555-0883')]);
	await enterAs(page, await newAgent(browser));
	const context = await browser.newContext();
	const other = await context.newPage();
	await enterAs(other, await newAgent(browser));
	for (const agent of [page, other]) {
		await agent.goto('/admin?tab=bookings&q=BD2007883');
		await agent.getByRole('row').getByRole('link', { name: 'Open' }).click();
		await expect(agent.getByRole('article', { name: 'Booking BD2007883' })).toBeVisible();
	}
	await actions(page).getByRole('button', { name: 'Confirm', exact: true }).click();
	await expectToast(page, 'Confirmed', '');
	await other.getByRole('button', { name: 'Confirm', exact: true }).click();
	await expectToast(other, '', 'Somebody else has changed this in the meantime.');
	await expect(other.getByRole('list', { name: 'History' })).toContainText('Confirmed');
	await expect(actions(other).getByRole('button', { name: 'Confirm', exact: true })).toHaveCount(0);
	const bookings = await site.storedRows('bookings');
	const its = bookings.find(({ reference }) => reference === 'BD2007883');
	const deeds = await site.storedRows('deeds');
	const done = deeds.filter(({ bookingId }) => bookingId === its?.id);
	expect(done).toMatchObject([{ action: 'confirm' }]);
	await context.close();
});
