import type { Tour, TourWithSeats } from '#src/contract/catalog/catalog.ts';
import { tourTotal } from '#src/domain/bookings/trip-price.ts';
import { formatDates } from '#src/domain/calendar/format-date.ts';

import { expectAccessible } from '../support/accessible.ts';
import { tourBooking } from '../support/bookings.ts';
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
