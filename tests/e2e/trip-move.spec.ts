import type { Tour, TourWithSeats } from '#src/contract/catalog/catalog.ts';
import { tourTotal } from '#src/domain/bookings/trip-price.ts';
import { addDays, utcToday } from '#src/domain/calendar/calendar-date.ts';
import { formatDates } from '#src/domain/calendar/format-date.ts';
import { airports } from '#src/domain/flights/all-airports.ts';
import type { FlightOffer, FlightQuery } from '#src/domain/flights/offer.ts';
import { sameFlightOn } from '#src/domain/flights/same-flight.ts';
import { offersFor } from '#src/domain/flights/simulator.ts';
import { site as ownSite } from '#src/site.ts';

import { expectAccessible } from '../support/accessible.ts';
import { offerBooking, tourBooking } from '../support/bookings.ts';
import { expect, test } from '../support/site.ts';
import { openPart } from '../support/trip-parts.ts';

test('whoever holds a tour chooses another departure by keyboard, and has its day at once', async ({
	page,
	site,
}) => {
	await page.setViewportSize({ width: 320, height: 700 });
	const tours: Tour[] = await (await page.request.get('/api/tours')).json();
	const kyoto = tours.find(({ name }) => name === 'Kyoto on Foot');
	const tour: TourWithSeats = await (await page.request.get(`/api/tours/${kyoto?.id}`)).json();
	const [first, second] = tour.departures;
	if (!first || !second) throw new Error('The tour has no two departures.');
	const order = tourBooking(tour.id, 2, tourTotal(first.price, 2));
	const details = { ...order.details, departureDate: first.date, agesPromised: true };
	const made = await page.request.post('/api/bookings', {
		headers: { Origin: site.url },
		data: { ...order, details },
	});
	const { bookingId } = await made.json();

	await page.goto(`/trip/${bookingId}`);
	const part = await openPart(page, 'Another date');
	await expect(part).toContainText('Nothing is paid yet');
	await expectAccessible(page);
	const dates = formatDates(second.date, second.endDate, 'weekday');
	await part.getByRole('radio', { name: dates }).press('Space');
	await part.getByRole('button', { name: 'Move to this departure' }).press('Enter');
	await expect(part).toContainText(`Your trip has its new date: ${dates}.`);
	await expect(part.getByRole('radio', { name: dates })).toHaveCount(0);
	const [stored] = (await site.storedBookings()).filter(({ reference }) => reference === bookingId);
	expect(stored).toMatchObject({ departureDate: second.date, status: 'Pending Confirmation' });
	const width = await page.evaluate(() => document.documentElement.scrollWidth);
	expect(width).toBeLessThanOrEqual(320);
});

test('whoever holds a flight moves it to another day with the same flights, without a script', async ({
	browser,
	site,
}) => {
	const context = await browser.newContext({
		baseURL: site.url,
		javaScriptEnabled: false,
		viewport: { width: 320, height: 700 },
	});
	const page = await context.newPage();
	const today = utcToday(new Date());
	const [departureDate, returnDate] = [addDays(today, 60), addDays(today, 67)];
	const query: FlightQuery = {
		origin: 'JFK',
		destination: 'LHR',
		departureDate,
		returnDate,
		cabinClass: 'economy',
		passengers: '2-adults',
	};
	const sources = { airports, airline: ownSite.airline };
	const offers = offersFor({ query, quoteDay: today, ...sources });
	// A service that leaves on other days of its week, too.
	const shifts = [-3, -2, -1, 1, 2, 3];
	const leavesAlso = (offer: FlightOffer) =>
		shifts.some((days) => {
			const moved = {
				...query,
				departureDate: addDays(departureDate, days),
				returnDate: addDays(returnDate, days),
			};
			const numbers = offer.legs.map(({ number }) => number);
			return sameFlightOn(moved, numbers, { quoteDay: today, ...sources }) !== null;
		});
	const offer = offers.find(leavesAlso);
	if (!offer) throw new Error('No flight leaves on two days of a week.');
	const made = await page.request.post('/api/bookings', {
		headers: { Origin: site.url },
		data: offerBooking(offer),
	});
	expect(made.status(), await made.text()).toBe(201);
	const { bookingId } = await made.json();
	await page.goto(`/trip/${bookingId}`);
	const part = page.locator('#move');
	const numbers = offer.legs.map(({ number }) => number).join(' and ');
	await expect(part).toContainText(`${numbers} on other days, at today’s fare.`);
	const first = part.getByRole('radio').first();
	const day = /^\d{4}-\d\d-\d\d/.exec((await first.getAttribute('value')) ?? '')?.[0];
	await first.check();
	await part.getByRole('button', { name: 'Move to this day' }).click();
	await expect(page.locator('#move')).toContainText('Your trip has its new date');
	const stored = (await site.storedBookings()).find(({ reference }) => reference === bookingId);
	expect(stored).toMatchObject({ departureDate: day, status: 'Pending Confirmation' });
	await context.close();
});
