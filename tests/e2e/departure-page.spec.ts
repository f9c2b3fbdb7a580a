import { readFile } from 'node:fs/promises';

import type { Page } from 'playwright/test';

import { expectAccessible } from '../support/accessible.ts';
import { expectToast } from '../support/bookings-tab.ts';
import { enterPanel } from '../support/panel.ts';
import { expect, test } from '../support/site.ts';
import { storedBooking } from '../support/stored-booking.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const tourId = 9;
const people = [
	{ name: 'Ada Lovelace', birthDate: '1986-12-10' },
	{ name: 'Bob Byron', birthDate: null },
	null,
];

/** What a booking of the departure is, beside whose it is. */
function bookedOn({ id, date, name }: { id: number; date: string; name: string }) {
	return {
		type: 'tour' as const,
		itemId: String(tourId),
		departureId: id,
		departureDate: date,
		title: name,
		travelers: 1,
		details: { name },
	};
}

const owing = { status: 'Confirmed', totalPrice: 4000, paid: 1000 } as const;
const anHourAgo = () => new Date(Date.now() - 3_600_000);

/** Opens the page of a departure on which three travel who phoned, and two who owe something. */
async function openDeparture(page: Page): Promise<{ id: number; date: string; name: string }> {
	const { name, departures } = await (await page.request.get(`/api/tours/${tourId}`)).json();
	const { id, date, price } = departures[2];
	await enterPanel(page, 'tab=departures');
	const answer = await page.request.post('/api/desk/bookings', {
		data: {
			type: 'tour',
			itemId: tourId,
			travelers: 3,
			totalPrice: Math.round(price * 3.3) + Math.round(640 * 1.1),
			details: { departureDate: date, ownRoom: true },
			name: 'Ada Lovelace',
			phone: '+44 20 7946 0958',
			email: 'ada@example.com',
			travellers: people,
			isConfirmed: true,
			sendsLetter: false,
		},
	});
	expect(answer.status(), await answer.text()).toBe(201);
	await page.goto(`/admin?tab=departures&open=departure-${id}`);
	await expect(page.getByRole('heading', { level: 2 })).toContainText(name);
	return { id, date, name };
}

test('who is on a departure, how old, in which room, and who has not paid stand on its page, and in a file', async ({
	page,
	site,
}) => {
	const { id, date, name } = await openDeparture(page);
	const booked = bookedOn({ id, date, name });
	await site.insertBookings([
		storedBooking(9101, { ...booked, ...owing, name: 'Carl Half', email: '' }),
		storedBooking(9102, { ...booked, heldUntil: anHourAgo(), name: 'Late Comer' }),
	]);
	await page.reload();
	const travellers = page.getByRole('region', { name: 'Travelers' });
	await expect(travellers).toContainText('4 travelers confirmed');
	const ada = travellers.getByRole('listitem').filter({ hasText: 'ada@example.com' });
	const age = Number(date.slice(0, 4)) - 1986 - (date.slice(5) < '12-10' ? 1 : 0);
	await expect(ada).toContainText(`${age}, born Dec 10, 1986`);
	await expect(ada).toContainText('birth date not given yet');
	await expect(ada).toContainText('Traveler 3: not named yet');
	await expect(ada).toContainText('One traveler has a room of their own');
	const carl = travellers.getByRole('listitem').filter({ hasText: 'Owes $3,000.00' });
	await expect(carl).toContainText('Carl Half');
	// Who gave the seats back is on no list of who travels.
	await travellers.getByText('One hold that has ended').click();
	await expect(travellers.getByRole('listitem').filter({ hasText: 'BD2009102' })).toBeVisible();
	await expectAccessible(page);

	const download = page.waitForEvent('download');
	await travellers.getByRole('button', { name: 'Save as CSV' }).click();
	const file = await download;
	expect(file.suggestedFilename()).toBe(`travelers-${date}-${id}.csv`);
	const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
	expect(lines).toHaveLength(5);
	expect(lines[1]).toContain(`,Ada Lovelace,1986-12-10,${age},`);
	expect(lines[4]).toContain('3000.00');
	await expectToast(page, 'Travelers saved', file.suggestedFilename());

	await travellers.getByRole('link', { name: 'BD2009101' }).click();
	const sheet = page.getByRole('article', { name: 'Booking BD2009101' });
	await sheet.getByRole('link', { name: 'Who else is on it' }).click();
	await expect(travellers).toContainText('Carl Half');
});

test('one letter goes to all who have an address, each with what is theirs; who has none is named', async ({
	page,
	site,
}) => {
	const booked = bookedOn(await openDeparture(page));
	await site.insertBookings([
		storedBooking(9103, { ...booked, ...owing, name: 'Grace Unreached', email: '' }),
		storedBooking(9104, { ...booked, heldUntil: anHourAgo(), email: 'late@example.com' }),
	]);
	await page.reload();
	await page.getByRole('button', { name: 'Write to all' }).click();
	const dialog = page.getByRole('dialog', { name: /^Write to all of/ });
	await expect(dialog).toContainText(/No address is known of .*Grace Unreached/);
	await dialog.getByLabel('Subject').fill('the meeting point of {reference}');
	await dialog.getByRole('textbox', { name: 'Your letter' }).fill('Dear {name}, we meet at nine.');
	await expectAccessible(page);
	await dialog.getByRole('button', { name: /^Send \d+ letters?$/ }).click();
	await expectToast(page, 'Letters Written');
	await expect(dialog).toBeHidden();
	const letters = (await site.storedRows('outbox')).filter(({ subject }) =>
		String(subject).includes('the meeting point of BD'),
	);
	expect(letters.length).toBeGreaterThan(0);
	expect(letters.map(({ recipient }) => recipient)).not.toContain('late@example.com');
	expect(String(letters[0]?.['body'])).toContain('Dear Ada Lovelace, we meet at nine.');
});
