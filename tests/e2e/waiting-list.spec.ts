import type { APIRequestContext } from 'playwright/test';
import * as z from 'zod/mini';

import { listedTour } from '#src/contract/catalog/catalog.ts';
import { tourTotal } from '#src/domain/bookings/trip-price.ts';

import { expectAccessible } from '../support/accessible.ts';
import { fillPassengerForm, reference } from '../support/checkout.ts';
import type { EmbeddedSite } from '../support/embedded-site.ts';
import { expect, test } from '../support/site.ts';

/** One that no other test books, for groups of twelve. */
const tourId = 5;

test.afterEach(({ site }) => site.moveClock(0));

test('of a full departure the first who waits is offered what comes free, lets it pass, and the next books it', async ({
	page,
	site,
	request,
}) => {
	const { date, id } = await fill(request, 0);
	// The page learns that it is old at the worst of times: as the form has been closed.
	const old = Promise.withResolvers<void>();
	await page.route('**/api/catalog-versions', async (route) => {
		await old.promise;
		await route.fulfill({ json: { tours: 'newer' } });
	});
	await page.goto(`/tours/${tourId}`);
	const joining = page.getByRole('button', { name: 'Join the waiting list' });
	await joining.filter({ visible: true }).first().click();
	const dialog = page.getByRole('dialog', { name: 'Join the waiting list' });
	await dialog.getByRole('button', { name: 'Join the list' }).click();
	await expect(dialog.getByText('Name must be at least 2 characters.')).toBeVisible();
	await dialog.getByLabel('Name').fill('Grace Hopper');
	await dialog.getByLabel('Email').fill('grace@example.com');
	await dialog.getByLabel('Travelers').fill('13');
	await dialog.getByRole('button', { name: 'Join the list' }).click();
	await expect(dialog.getByText('This departure has 12 seats in all.')).toBeVisible();
	await dialog.getByLabel('Travelers').fill('10');
	await expectAccessible(page);
	await dialog.getByRole('button', { name: 'Join the list' }).click();
	await expect(dialog).toContainText(
		'You are on the waiting list, and we write to grace@example.com',
	);
	await dialog.getByRole('button', { name: 'Done' }).click();
	await expect(dialog).toBeHidden();
	const opener = joining.filter({ visible: true }).first();
	await expect(opener).toBeFocused();
	await opener.evaluate((button) => button.setAttribute('data-before', ''));
	old.resolve();
	await expect(page.locator('[data-before]')).toHaveCount(0);
	await expect(opener).toBeFocused();
	await page.unrouteAll({ behavior: 'wait' });
	await join(request, { departureId: id, name: 'Joan Clarke', travellers: 9 });

	// The hold of whoever has the seats ends.
	await site.moveClock(24 * 6);
	await site.doJob('waiting list');
	const grace = await linkFor(site, 'grace@example.com', 'seats');
	await page.goto(grace);
	const held = page.getByRole('region', { name: 'Waiting list' });
	await expect(held.getByRole('heading', { name: 'We hold 10 seats for you' })).toBeFocused();
	await expectAccessible(page);
	await held.getByRole('button', { name: 'Give them back' }).click();
	await expect(held.getByRole('button', { name: /^Really give them back/ })).toBeVisible();

	await site.moveClock(24);
	await site.doJob('waiting list');
	await page.reload();
	await expect(held).toContainText('The time for these seats has passed');

	await page.goto(await linkFor(site, 'joan@example.com', 'seats'));
	await expect(held.getByRole('heading', { name: 'We hold 9 seats for you' })).toBeVisible();
	await held.getByLabel('Seats to book').selectOption('8 travelers');
	await held.getByRole('button', { name: 'Book 8 seats' }).click();
	await expect(page).toHaveURL('/flight-checkout');
	await expect(page.getByRole('region', { name: 'Your trip' })).toContainText('8 travelers');
	await fillPassengerForm(page, { Email: 'joan@example.com' });
	await page.getByRole('button', { name: 'Complete booking' }).click();
	const booked = await reference(page);
	const rows = await site.storedBookings();
	expect(rows.filter((row) => row.reference === booked)).toMatchObject([
		{ email: 'joan@example.com', travelers: 8, departureDate: date },
	]);
	const places = await site.storedRows('waitingList');
	expect(places.map(({ status }) => status)).toEqual(['passed', 'booked']);

	await page.goto(await linkFor(site, 'joan@example.com', 'seats'));
	await expect(held).toContainText('These seats are booked: the link was used already.');
});

test('the link of the first letter leaves the list, after it is asked once more', async ({
	page,
	site,
	request,
}) => {
	const { id } = await fill(request, 1);
	await join(request, { departureId: id, name: 'Hedy Lamarr', travellers: 1 });
	await page.goto(await linkFor(site, 'hedy@example.com', 'leave'));
	const place = page.getByRole('region', { name: 'Waiting list' });
	await place.getByRole('button', { name: 'Leave the list' }).click();
	await expect(place).toContainText('You are off the waiting list.');
	await page.goto(`/tours/${tourId}#leave=` + 'A'.repeat(43));
	await place.getByRole('button', { name: 'Leave the list' }).click();
	await expect(place).toContainText('This link is not right.');
});

/** Books every seat of one of the tour's departures, the soonest being 0, in place of somebody. */
async function fill(request: APIRequestContext, which: number) {
	const tours = z.parse(z.array(listedTour), await (await request.get('/api/tours')).json());
	const tour = tours.find(({ id }) => id === tourId);
	const departure = tour?.departures[which];
	if (!departure) throw new Error('The tour has no such departure.');
	const travelers = 12;
	const answer = await request.post('/api/bookings', {
		data: {
			type: 'tour',
			itemId: tourId,
			name: 'Ada Lovelace',
			email: 'ada@example.com',
			phone: '+44 20 7946 0958',
			travelers,
			totalPrice: tourTotal(departure.price, travelers),
			details: {
				departureDate: departure.date,
				agesPromised: true,
				passengerName: 'Ada Lovelace',
				address: '12 St James Square',
				city: 'London',
				country: 'United Kingdom',
				zipCode: 'SW1Y 4LB',
			},
		},
	});
	expect(answer.status()).toBe(201);
	return departure;
}

async function join(
	request: APIRequestContext,
	place: { departureId: number; name: string; travellers: number },
): Promise<void> {
	const email = `${place.name.split(' ')[0]?.toLowerCase()}@example.com`;
	const answer = await request.post('/api/waiting-list', { data: { ...place, email } });
	expect(answer.status()).toBe(201);
}

/** Where the last letter of the waiting list to somebody leads for a purpose, as soon as it is delivered. */
async function linkFor(
	site: EmbeddedSite,
	to: string,
	purpose: 'seats' | 'leave',
): Promise<string> {
	const links = () =>
		site
			.shownLetters()
			.filter((letter) => letter.startsWith(to))
			.flatMap(
				(letter) => new RegExp(`/tours/\\d+[^\\s#]*#${purpose}=[\\w-]{43}`).exec(letter)?.[0] ?? [],
			);
	await expect.poll(() => links().length, { timeout: 10_000 }).toBeGreaterThan(0);
	return links().at(-1) ?? '';
}
