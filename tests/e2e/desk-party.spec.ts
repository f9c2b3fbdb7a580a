import type { Page } from 'playwright/test';

import { addDays } from '#src/domain/calendar/calendar-date.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';

import { expectAccessible } from '../support/accessible.ts';
import { offerOf } from '../support/bookings.ts';
import type { EmbeddedSite } from '../support/embedded-site.ts';
import { enterPanel } from '../support/panel.ts';
import { expect, test } from '../support/site.ts';
import { storedBooking } from '../support/stored-booking.ts';
import { openPart } from '../support/trip-parts.ts';

const today = newYorkDay(new Date());
const departure = addDays(today, 70);
const offer = offerOf(today, 3, {
	departureDate: departure,
	returnDate: addDays(today, 80),
	passengers: '2-adults',
});

/** A tour that is paid, and leaves in seventy days. */
const tour = {
	type: 'tour',
	title: 'Alpine Lakes',
	status: 'Confirmed',
	totalPrice: 2200,
	departureDate: departure,
	details: { name: 'Alpine Lakes', duration: '7 days', departureDate: departure, price: 1000 },
} as const;
const flight = {
	status: 'Confirmed',
	totalPrice: 1240,
	departureDate: departure,
	details: { origin: offer.origin, destination: offer.destination, legs: offer.legs },
} as const;

/** Opens the page of a booking in the panel, which is stored for it. */
async function openBooking(
	page: Page,
	site: EmbeddedSite,
	[number, changes]: [number, Parameters<typeof storedBooking>[1]],
): Promise<string> {
	const { reference } = storedBooking(number);
	const createdAt = new Date(Date.now() - 48 * 3_600_000);
	await site.insertBookings([storedBooking(number, { createdAt, ...changes })]);
	const stored = await site.storedRows('bookings');
	const row = stored.find((each) => each['reference'] === reference);
	await enterPanel(page, `open=booking-${String(row?.['id'])}`);
	return reference;
}

test('one more joins by keyboard at today’s price and leaves by the policy; both are taken back', async ({
	page,
	site,
}) => {
	await openBooking(page, site, [83_001, tour]);
	const party = page.getByRole('region', { name: 'Travelers' });
	await expect(party.getByRole('listitem')).toHaveCount(2);
	await party.getByRole('button', { name: 'Add traveler' }).press('Enter');
	const adding = page.getByRole('dialog', { name: 'Add traveler' });
	await expect(adding).toContainText('$3,300');
	await adding.getByLabel('Full name').fill('Grace Hopper');
	await adding.getByLabel('Birth date').fill('1906-12-09');
	await expectAccessible(page);
	await adding.getByLabel('Full name').press('Enter');
	await expect(party.getByRole('listitem')).toHaveText([/Ada/, /Not named yet/, /Grace Hopper/]);
	await page.getByRole('button', { name: /^Undo/ }).first().click();
	await expect(party.getByRole('listitem')).toHaveCount(2);

	await party.getByRole('button', { name: 'Remove Traveler 2' }).click();
	const leaving = page.getByRole('dialog', { name: 'Remove Traveler 2' });
	await expect(leaving.getByLabel('Off the total')).toHaveValue('990');
	await leaving.getByLabel('Off the total').fill('1100');
	await expect(leaving).toContainText('$1,100.00');
	await leaving.getByRole('button', { name: 'Remove', exact: true }).click();
	await expect(leaving.getByLabel('Reason')).toBeFocused();
	await expectAccessible(page);
	await leaving.getByLabel('Reason').fill('Her father is ill');
	// What is known of those who stay is asked for anew: who changes them has seen that.
	const known = page.waitForResponse(/\/api\/desk\/bookings\/\d+$/);
	await leaving.getByRole('button', { name: 'Remove', exact: true }).click();
	await known;
	await expect(party.getByRole('listitem')).toHaveCount(1);
	await expect(party.getByRole('button', { name: /Remove/ })).toHaveCount(0);

	await party.getByRole('button', { name: 'Change travelers' }).click();
	const changing = page.getByRole('dialog', { name: 'Change travelers' });
	await changing.getByLabel('Full name').fill('Ada King');
	await changing.getByLabel('Birth date').fill('2020-01-01');
	await changing.getByRole('button', { name: 'Save travelers' }).click();
	await expect(changing.getByLabel('Birth date')).toBeFocused();
	await changing.getByLabel('Birth date').fill('1980-12-10');
	await changing.getByRole('button', { name: 'Save travelers' }).click();
	await expect(party.getByRole('listitem')).toHaveText([/Ada King.*born Dec 10, 1980/]);
});

test('a deal gets its first flight times at the desk, and its trip’s page has them', async ({
	page,
	site,
	browser,
}) => {
	const back = addDays(departure, 8);
	const deal = {
		status: 'Confirmed',
		departureDate: departure,
		details: {
			origin: 'New York (JFK)',
			destination: 'London (LHR)',
			departureDate: departure,
			returnDate: back,
			duration: '7h 10m',
		},
	} as const;
	const reference = await openBooking(page, site, [83_004, deal]);
	const times = page.getByRole('region', { name: 'Flight times' });
	await expect(times).toContainText('No times are known yet.');
	await times.getByRole('button', { name: 'Record airline and times' }).click();
	const dialog = page.getByRole('dialog', { name: 'Record airline and times' });
	await expect(dialog).toContainText('No times were known so far.');
	const outward = dialog.getByRole('group', { name: /^Outward, booked for / });
	const homeward = dialog.getByRole('group', { name: /^Return, booked for / });
	await outward.getByLabel('Leaves JFK').fill(`${departure}T20:35`);
	await outward.getByLabel('Lands in LHR').fill(`${addDays(departure, 1)}T08:45`);
	await outward.getByLabel('It stops on the way').check();
	// What is missing is asked for at its field.
	await dialog.getByRole('button', { name: 'Record', exact: true }).click();
	await expect(homeward.getByLabel('Leaves LHR')).toBeFocused();
	await homeward.getByLabel('Leaves LHR').fill(`${addDays(back, 1)}T11:20`);
	await homeward.getByLabel('Lands in JFK').fill(`${addDays(back, 1)}T14:30`);
	await expect(dialog).toContainText('A flight leaves on another day than the traveler booked');
	await expectAccessible(page);
	await dialog.getByRole('button', { name: 'Record', exact: true }).click();
	await expect(times).toContainText('The traveler is asked');
	await expect(times).toContainText('1 day later');
	await expect(page.getByRole('region', { name: /^New York/ })).toContainText('8:35 PM');

	const context = await browser.newContext({
		javaScriptEnabled: false,
		viewport: { width: 390, height: 844 },
	});
	const token = 'd'.repeat(43);
	await site.openTrip({ reference, token });
	await context.addCookies([{ name: `trip-${reference}`, value: token, url: site.url }]);
	const trip = await context.newPage();
	await trip.goto(`${site.url}/trip/${reference}`);
	await expect(trip.getByText('They are not on the days that you booked.')).toBeVisible();
	await trip.getByRole('link', { name: 'See the new times' }).click();
	const schedule = trip.getByRole('region', { name: 'New flight times' });
	await expect(schedule).toContainText('That is not on the days that you booked, so it is yours');
	await expect(schedule).toContainText('8:35 PM');
	await schedule.getByRole('button', { name: 'Accept the new times' }).click();
	await expect(schedule).toContainText('You accepted the new times');
	await context.close();
});

test('new flight times are recorded at the desk, and accepted on the trip’s page without a script', async ({
	page,
	site,
	browser,
}) => {
	const reference = await openBooking(page, site, [83_002, flight]);
	const times = page.getByRole('region', { name: 'Flight times' });
	await times.getByRole('button', { name: 'Record airline and times' }).click();
	const dialog = page.getByRole('dialog', { name: 'Record airline and times' });
	const leaves = dialog
		.getByRole('group', { name: 'Outward' })
		.getByLabel(/^Leaves/)
		.first();
	const before = await leaves.inputValue();
	const later = new Date(Date.parse(`${before}Z`) + 5 * 3_600_000).toISOString().slice(0, 16);
	await leaves.fill(later);
	await expect(dialog).toContainText('Up to 5h off');
	await expectAccessible(page);
	await dialog.getByRole('button', { name: 'Record', exact: true }).click();
	await expect(times).toContainText('The traveler is asked');
	await expect(times).toContainText('5h later');

	const context = await browser.newContext({
		javaScriptEnabled: false,
		viewport: { width: 390, height: 844 },
	});
	const token = 'p'.repeat(43);
	await site.openTrip({ reference, token });
	await context.addCookies([{ name: `trip-${reference}`, value: token, url: site.url }]);
	const trip = await context.newPage();
	await trip.goto(`${site.url}/trip/${reference}`);
	await trip.getByRole('link', { name: 'See the new times' }).click();
	const schedule = trip.getByRole('region', { name: 'New flight times' });
	await expect(schedule).toContainText('5h later');
	await schedule.getByText('Take my money back instead').click();
	await expect(schedule.getByRole('form')).toContainText('$1,240.00');
	await schedule.getByRole('button', { name: 'Accept the new times' }).click();
	await expect(schedule).toContainText('You accepted the new times');
	await context.close();

	await page.reload();
	await expect(times).toContainText('The traveler accepts');
	await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
		'I accept the new flight times.',
	);
});

test('what a traveller of a confirmed trip asks for without a script, the desk gives by one press of a key', async ({
	page,
	site,
	browser,
}) => {
	const reference = await openBooking(page, site, [83_003, tour]);
	const context = await browser.newContext({
		javaScriptEnabled: false,
		viewport: { width: 390, height: 844 },
	});
	const token = 'q'.repeat(43);
	await site.openTrip({ reference, token });
	await context.addCookies([{ name: `trip-${reference}`, value: token, url: site.url }]);
	const trip = await context.newPage();
	await trip.goto(`${site.url}/trip/${reference}`);
	const part = await openPart(trip, 'Travelers');
	await part.getByText('Add or remove a traveler').click();
	await part.getByRole('radio', { name: 'One more traveler' }).check();
	await part.getByRole('button', { name: 'Ask for this change' }).click();
	await expect(part).toContainText('Our desk has your wish');
	await context.close();

	await page.reload();
	const wish = page.getByRole('region', { name: 'Asks for another party' });
	await expect(wish).toContainText('One more traveler, for $1,100.00 more');
	await expectAccessible(page);
	await wish.getByRole('button', { name: 'Change as asked' }).press('Enter');
	await expect(wish).toHaveCount(0);
	await expect(page.getByRole('region', { name: 'Travelers' }).getByRole('listitem')).toHaveCount(
		3,
	);
});
