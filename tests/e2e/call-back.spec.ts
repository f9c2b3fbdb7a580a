import { slotLabel } from '#src/domain/requests/call-slot-words.ts';
import { callSlots } from '#src/domain/requests/call-slots.ts';
import { site as business } from '#src/site.ts';

import { expectAccessible } from '../support/accessible.ts';
import { fillPassengerForm, reference } from '../support/checkout.ts';
import { enterPanel } from '../support/panel.ts';
import { rowOf } from '../support/requests-in-panel.ts';
import { expect, test } from '../support/site.ts';
import { storedBooking } from '../support/stored-booking.ts';

test.use({ timezoneId: 'Europe/Berlin' });

test('an hour is chosen by keyboard on the contact page, told on both clocks, and marked as called in the panel', async ({
	page,
	site,
}) => {
	await page.goto('/contact');
	await expect(page.getByRole('complementary', { name: 'How to reach us' })).toContainText(
		/Open now, until|Closed (now|today).*opens .*The desk opens in/is,
	);
	await expect(page.getByLabel('Name')).toHaveCount(1);
	await page.getByText('Choose an hour', { exact: true }).focus();
	await page.keyboard.press('Enter');
	const form = page.getByRole('region', { name: 'Or let us call you' });
	await form.getByRole('button', { name: 'Ask for a call' }).click();
	await expect(form.getByLabel('Name')).toBeFocused();
	await expect(form.getByText('Please choose an hour.')).toBeVisible();
	await expectAccessible(page);

	// The last that is offered: no minute that passes meanwhile takes it away.
	const slot = callSlots(business, new Date()).at(-1) ?? { from: new Date(0), to: new Date(0) };
	await form.getByLabel('Name').fill('Caller Lovelace');
	await form.getByLabel('Phone').fill('+1 212 555 0100');
	await form.getByLabel('When shall we call?').selectOption(slot.from.toISOString());
	await form.getByLabel('Email').fill('caller@example.com');
	await form.getByRole('button', { name: 'Ask for a call' }).click();
	await expect(form.getByRole('heading', { name: 'Sent' })).toBeFocused();
	await expect(form).toContainText(
		`We call +1 212 555 0100 on ${slotLabel(business, slot, 'Europe/Berlin')}.`,
	);
	await expect(form).toContainText('A confirmation is on its way to caller@example.com.');
	// Others ask to be called, too.
	const stored = await site.storedRows('callBacks');
	expect(stored.filter(({ email }) => email === 'caller@example.com')).toMatchObject([
		{ name: 'Caller Lovelace' },
	]);

	await enterPanel(page, 'tab=call-backs');
	await expect(page.getByRole('tab', { name: 'Call-backs' })).toContainText(/\d/);
	const row = rowOf(page, 'Caller Lovelace');
	await expect(row).toContainText(slotLabel(business, slot));
	await row.getByRole('button', { name: 'Mark Called: Caller Lovelace' }).click();
	await expect(
		page.getByRole('status').filter({ hasText: 'Caller Lovelace has been marked as Called.' }),
	).toHaveCount(1);
	await expect(row.getByRole('button', { name: 'Mark Requested: Caller Lovelace' })).toBeVisible();
});

test('the hold is told before booking and after it, on both clocks, and an hour that passed is refused at its field', async ({
	page,
}) => {
	// A Sunday on which the desk is closed. The server’s clock is the real one, days later.
	await page.clock.setFixedTime(new Date('2026-11-15T17:00:00Z'));
	await page.route('**/api/bookings', async (route) => {
		const response = await route.fetch();
		const heldUntil = '2026-11-16T22:00:00.000Z';
		await route.fulfill({ response, json: { ...(await response.json()), heldUntil } });
	});
	await page.goto('/tours/1');
	await page.getByRole('button', { name: 'Book Now' }).click();
	const end = 'Monday, November 16, 5 PM New York time (11 PM your time)';
	await expect(page.getByText('Book now, and we hold your seats and this price')).toContainText(
		end,
	);
	await fillPassengerForm(page);
	await page.getByRole('button', { name: 'Complete booking' }).click();
	const booked = await reference(page);
	const overlay = page.getByRole('dialog');
	await expect(overlay).toContainText(`Held until ${end}`);
	await expect(overlay).toContainText('8 h of desk hours left.');
	await expect(overlay).toContainText('Closed now, opens Monday 9 AM. The desk opens in 21 h.');

	await overlay.getByText('Or pick an hour, and we call you', { exact: true }).click();
	await expect(overlay.getByLabel('Name')).toHaveValue('Ada Lovelace');
	await expect(overlay.getByLabel('Booking reference')).toHaveValue(booked);
	const hours = overlay.getByLabel('When shall we call?');
	await hours.selectOption({ label: 'Mon 10–11 AM (4–5 PM your time)' });
	await overlay.getByRole('button', { name: 'Ask for a call' }).click();
	await expect(
		overlay.getByText('That hour has begun or passed. Please choose a later one.'),
	).toBeVisible();
	await expect(hours).toBeFocused();
	await expect(overlay.getByLabel('Phone')).toHaveValue('+1 212 555 0100');
	await expectAccessible(page);
});

test('a call that is asked for on a trip’s page knows who asks and about what, and the page tells its hour', async ({
	page,
	site,
}) => {
	const known = { name: 'Trip Caller', phone: '+1 212 555 0177', email: 'trip.caller@example.com' };
	const heldUntil = new Date(Date.now() + 3_600_000);
	await site.insertBookings([storedBooking(8801, { ...known, heldUntil })]);
	const token = 'c'.repeat(43);
	await site.openTrip({ reference: 'BD2008801', token });
	await page.context().addCookies([{ name: 'trip-BD2008801', value: token, url: site.url }]);
	await page.goto('/trip/BD2008801');
	await page.getByRole('link', { name: 'Let us call you' }).first().click();
	await page.getByText('Choose an hour', { exact: true }).click();
	const form = page.getByRole('region', { name: 'Or let us call you' });
	await expect(form.getByLabel('Name')).toHaveValue(known.name);
	await expect(form.getByLabel('Phone')).toHaveValue(known.phone);
	await expect(form.getByLabel('Booking reference')).toHaveValue('BD2008801');
	// Nobody reads it in the address.
	expect(page.url()).not.toMatch(/Caller|555|8801/);
	const slot = callSlots(business, new Date()).at(-1) ?? { from: new Date(0), to: new Date(0) };
	await form.getByLabel('When shall we call?').selectOption(slot.from.toISOString());
	await form.getByRole('button', { name: 'Ask for a call' }).click();
	await expect(form.getByRole('heading', { name: 'Sent' })).toBeFocused();
	await page.goto('/trip/BD2008801');
	await expect(page.getByText(`We call you on ${slotLabel(business, slot)}`).first()).toBeVisible();
});
