import type { APIRequestContext, Page } from 'playwright/test';
import * as z from 'zod/mini';

import { bookingReceipt } from '#src/contract/bookings/booking.ts';
import { listedTour } from '#src/contract/catalog/catalog.ts';
import { tourTotal } from '#src/domain/bookings/trip-price.ts';

import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/site.ts';
import { openPart } from '../support/trip-parts.ts';

/** One that no other test books. */
const tourId = 5;

test('whoever booked names the others without a script, on a phone, and in two tabs at once', async ({
	page,
	browser,
	baseURL,
}) => {
	const address = `/trip/${await bookTour(page.request)}`;
	const context = await browser.newContext({
		...(baseURL !== undefined && { baseURL }),
		storageState: await page.context().storageState(),
		javaScriptEnabled: false,
	});
	const plain = await context.newPage();
	await plain.goto(address);
	const lead = traveller(plain, 'Lead traveler');
	await expect(lead.getByLabel('Full name')).toHaveValue('Ada Lovelace');
	await lead.getByLabel('Birth date').fill('2015-12-10');
	await traveller(plain, 'Traveler 2').getByLabel('Full name').fill('Grace Hopper');
	await save(plain);
	await expect(lead.getByLabel('Birth date')).toHaveAccessibleDescription(
		'The lead traveler must be 18 or older on the day of departure.',
	);
	await expect(traveller(plain, 'Traveler 2').getByLabel('Full name')).toHaveValue('Grace Hopper');
	await lead.getByLabel('Birth date').fill('1980-12-10');
	await save(plain);
	await expect(plain).toHaveURL(`${address}?done=travellers#travellers`);
	await expect(section(plain)).toContainText('Saved.');
	await expect(section(plain)).toContainText('14 days before departure');

	await saveInAccount(page.request, {
		name: 'Al Byron',
		birthDate: '2019-01-01',
		needs: 'no nuts',
	});
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto(address);
	await openPart(page, 'Travelers');
	const second = traveller(page, 'Traveler 2');
	await expect(second.getByLabel('Full name')).toHaveValue('Grace Hopper');
	await second.getByLabel('Birth date').fill('1979-05-31');
	const third = traveller(page, 'Traveler 3');
	// The name alone: the account knows the rest.
	await third.getByLabel('Full name').fill('Al Byron');
	await expect(third.getByLabel('Birth date')).toHaveValue('2019-01-01');
	await expect(third.getByLabel('Diet or mobility needs')).toHaveValue('no nuts');
	await section(page).getByRole('button', { name: 'Save travelers' }).dblclick();
	await expect(section(page)).toContainText(
		'Saved. We know everything we need of everybody who travels.',
	);
	await expect(section(page)).toContainText(/child, \d+ on the day of departure/);
	await expectAccessible(page);

	// The other tab shows what was there before.
	await traveller(plain, 'Traveler 3').getByLabel('Full name').fill('Somebody Else');
	await save(plain);
	const name = traveller(plain, 'Traveler 3').getByLabel('Full name');
	await expect(name).toHaveAccessibleDescription('Saved meanwhile: Al Byron');
	await expect(name).toHaveValue('Somebody Else');
	await page.goto(address);
	await openPart(page, 'Travelers');
	await expect(third.getByLabel('Full name')).toHaveValue('Al Byron');
	await expect(third.getByLabel('Diet or mobility needs')).toHaveValue('no nuts');
	await context.close();
});

function section(page: Page) {
	return page.getByRole('region', { name: 'Travelers' });
}

function traveller(page: Page, name: string) {
	return section(page).getByRole('group', { name });
}

function save(page: Page) {
	return section(page).getByRole('button', { name: 'Save travelers' }).click();
}

/** Makes an account, which is signed in from then on, and saves somebody to travel with. */
async function saveInAccount(
	request: APIRequestContext,
	saved: { name: string; birthDate: string; needs: string },
): Promise<void> {
	const email = 'names@example.com';
	const account = { username: email, email, fullName: 'Ada Lovelace', password: 'naming 3 of us' };
	const registered = await request.post('/api/register', { data: account });
	expect(registered.status()).toBe(201);
	const nowhere = { phone: '', address: '', city: '', country: '', zipCode: '' };
	const answer = await request.post('/api/account/travellers', { data: { ...nowhere, ...saved } });
	expect(answer.ok()).toBe(true);
}

test('whoever holds a tour takes somebody off and adds somebody by keyboard, on a small phone, at the price that is said', async ({
	page,
	site,
}) => {
	await page.setViewportSize({ width: 320, height: 700 });
	const reference = await bookTour(page.request);
	await page.goto(`/trip/${reference}`);
	const part = await openPart(page, 'Travelers');
	await part.getByText('Add or remove a traveler').press('Enter');
	await expect(part).toContainText('Nothing is paid yet');
	await expectAccessible(page);
	await part.getByRole('radio', { name: 'Without Traveler 3' }).press('Space');
	await part.getByRole('button', { name: 'Change our party' }).press('Enter');
	await expect(part).toContainText('2 travelers have a place on your trip now.');
	await expect(traveller(page, 'Traveler 3')).toHaveCount(0);
	await part.getByText('Add or remove a traveler').press('Enter');
	const join = part.getByRole('radio', { name: 'One more traveler' });
	await join.press('Space');
	await part.getByRole('button', { name: 'Change our party' }).press('Enter');
	await expect(part).toContainText('3 travelers have a place on your trip now.');
	await expect(traveller(page, 'Traveler 3')).toBeVisible();
	const [stored] = (await site.storedBookings()).filter((each) => each.reference === reference);
	expect(stored).toMatchObject({ travelers: 3, status: 'Pending Confirmation' });
	const width = await page.evaluate(() => document.documentElement.scrollWidth);
	expect(width).toBeLessThanOrEqual(320);
});

/** Books the tour's soonest departure for three, in the browser whose requests these are. */
async function bookTour(request: APIRequestContext): Promise<string> {
	const tours = z.parse(z.array(listedTour), await (await request.get('/api/tours')).json());
	const [departure] = tours.find(({ id }) => id === tourId)?.departures ?? [];
	if (!departure) throw new Error('The tour has no departure.');
	const answer = await request.post('/api/bookings', {
		data: {
			type: 'tour',
			itemId: tourId,
			name: 'Ada Lovelace',
			email: 'ada@example.com',
			phone: '+44 20 7946 0958',
			travelers: 3,
			totalPrice: tourTotal(departure.price, 3),
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
	return z.parse(bookingReceipt, await answer.json()).bookingId;
}
