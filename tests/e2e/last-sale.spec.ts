import type { Page } from 'playwright/test';

import type { ListedTour } from '#src/contract/catalog/catalog.ts';
import { soldUntil } from '#src/domain/bookings/last-sale.ts';
import { nextOpening } from '#src/domain/bookings/open-hours.ts';
import { formatPlainDate } from '#src/domain/calendar/format-date.ts';
import { airports } from '#src/domain/flights/all-airports.ts';
import { offersFor } from '#src/domain/flights/simulator.ts';
import { formatMoney } from '#src/domain/money.ts';
import { flightCheckoutPath } from '#src/paths.ts';
import { site } from '#src/site.ts';

import { violations } from '../support/accessible.ts';
import { addressOf, offers } from '../support/flight-search.ts';
import { expect, test } from '../support/site.ts';

/** A Monday on which the desk is there from 9 AM to 8 PM: at one in the afternoon in New York. */
const monday = '2027-03-08';
const afternoon = `${monday}T18:00:00Z`;
const search = {
	origin: 'New York (JFK)',
	destination: 'London (LHR)',
	departure: monday,
	passengers: '1-adult',
	class: 'economy',
};

/** The eight flights of the day as they are quoted on it. */
const flights = offersFor({
	query: {
		origin: 'JFK',
		destination: 'LHR',
		departureDate: monday,
		returnDate: null,
		passengers: '1-adult',
		cabinClass: 'economy',
	},
	quoteDay: monday,
	airports,
	airline: site.airline,
});
const sold = flights.filter(({ leavesAt }) => leavesAt >= `${monday}T21:00`);
const late = flights.filter(({ leavesAt }) => leavesAt > afternoon && leavesAt < `${monday}T21:00`);

/** The first page of a browser that has just begun, on a machine that is busy. */
const patient = { timeout: 30_000 };

test.afterEach(({ site: server }) => server.moveClock(0));

test('at one in the afternoon the list has the flights that leave at four or later, says whom to call about sooner ones, and its day costs what the cheapest of them costs', async ({
	page,
}) => {
	expect(sold.length).toBeGreaterThan(0);
	expect(flights.length).toBeGreaterThan(sold.length);
	await page.clock.setFixedTime(afternoon);
	await page.goto(addressOf(search));
	await expect(offers(page)).toHaveCount(sold.length, patient);
	for (const { airline } of sold)
		await expect(page.getByRole('article', { name: airline })).toBeVisible();
	const words = page.getByText(`Too late for our desk: call ${site.phone}`);
	await expect(words).toHaveCount(late.length > 0 ? 1 : 0);
	const lowest = Math.min(...sold.map(({ price }) => price));
	await expect(page.getByRole('region', { name: 'Prices by date' })).toContainText(
		`Mar 8 ${formatMoney(lowest)}`,
	);
	expect(await violations(page, { except: '.toasts' })).toEqual([]);
});

test('what goes off sale while somebody looks on leaves the list; in the evening nothing is left, and the way leads to the next day', async ({
	page,
}) => {
	await page.clock.install({ time: afternoon });
	await page.goto(addressOf(search));
	await expect(offers(page)).toHaveCount(sold.length, patient);
	const [next] = sold
		.map(({ leavesAt }) => soldUntil({ type: 'flight', leavesAt: new Date(leavesAt) }, site))
		.toSorted((one, other) => one.getTime() - other.getTime());
	if (!next) throw new Error('A flight is sold.');
	await page.clock.fastForward(next.getTime() - Date.parse(afternoon) + 61_000);
	await expect(offers(page)).toHaveCount(sold.length - 1);

	// Where the visitor is it is still Monday, and in London the last flight of the day leaves within minutes.
	await page.clock.setFixedTime(`${monday}T22:59:00Z`);
	await page.goto(addressOf({ ...search, origin: search.destination, destination: search.origin }));
	const none = page.getByRole('heading', { name: 'No flight of this day can be booked any more' });
	await expect(none).toBeVisible();
	await page.getByRole('link', { name: 'Flights on Tue, Mar 9' }).click();
	await expect(none).toHaveCount(0);
	await expect(offers(page)).not.toHaveCount(0);
});

test('the checkout leads back, in words, from a flight that leaves too soon', async ({ page }) => {
	const [flight] = flights.filter((offer) => !sold.includes(offer));
	if (!flight) throw new Error('Not all flights leave in the evening.');
	await page.clock.setFixedTime(afternoon);
	await page.goto(flightCheckoutPath(flight));
	await expect(page).toHaveURL(/\/flights$/);
	await expect(page.locator('.toast').last()).toContainText('This flight is no longer on sale');
	await expect(page.locator('.toast').last()).toContainText(site.phone);
});

test('a deal’s page that was built long ago offers it no more, without React', async ({ page }) => {
	await page.goto('/flights/1');
	await expect(page.getByRole('link', { name: 'Book this deal' })).toBeVisible();
	const until = await page.locator('book-deal').getAttribute('data-sold-until');
	await page.clock.setFixedTime(Date.parse(until ?? '') + 1);
	await forgetVersions(page);
	await page.reload();
	await expect(
		page.getByText('This flight is no longer on sale: our desk has to confirm it'),
	).toBeVisible();
	await expect(page.getByRole('link', { name: 'Book this deal' })).toHaveCount(0);

	// It says whom to call while somebody is there.
	const call = page.getByText(`Call ${site.phone}, and we look what can still be done`);
	const opens = nextOpening(site, new Date(Date.parse(until ?? '') + 1));
	if (!opens) throw new Error('The desk opens again.');
	await page.clock.setFixedTime(opens.getTime() - 1);
	await page.reload();
	await expect(page.getByText('This flight is no longer on sale')).toBeVisible();
	await expect(call).toBeHidden();
	await page.clock.setFixedTime(opens);
	await page.reload();
	await expect(call).toBeVisible();
});

for (const [place, path] of [
	['a destination’s page', '/destinations/1'],
	['the page of a tour like it', '/tours/1'],
] as const) {
	test(`on ${place} that was built long ago a tour’s card names the next departure that can be sold`, async ({
		page,
		site: server,
	}) => {
		await page.goto(path);
		const card = page.locator('li[data-next-until]').first();
		const until = (await card.getAttribute('data-next-until')) ?? '';
		const name = await card.getByRole('heading').innerText();
		const tours: Pick<ListedTour, 'name' | 'departures'>[] = await (
			await page.request.get('/api/tours')
		).json();
		const dates = tours.find((tour) => tour.name === name)?.departures.map(({ date }) => date);
		const [first = '', second = ''] = dates ?? [];
		await expect(card).toContainText(`Next departure ${formatPlainDate(first)}`);
		const over = Date.parse(until) + 1;
		await page.clock.setFixedTime(over);
		await server.moveClock((over - Date.now()) / 3_600_000);
		await page.reload();
		await expect(card).toContainText(`Next departure ${formatPlainDate(second)}`, patient);
	});
}

/** Nothing is drawn anew: the page stands as it was built. */
async function forgetVersions(page: Page): Promise<void> {
	await page.route('**/api/**', (route) => route.abort());
}
