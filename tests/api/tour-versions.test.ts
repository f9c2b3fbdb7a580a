import { subYears } from 'date-fns/subYears';
import { lte } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { tour as tourSchema } from '#src/contract/catalog/catalog.ts';
import { drawTrip } from '#src/islands/trips/served/draw-trip.ts';
import { bookingRows } from '#src/server/bookings/booking-rows.ts';
import { selectRow } from '#src/server/changes/change-row.ts';
import { bookings, tours, tourVersions } from '#src/server/db/schema.ts';
import { tripView } from '#src/server/trips/trip-view.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { apiRequest, testNow } from '../support/api.ts';
import { tourBooking } from '../support/bookings.ts';
import { tourKind } from '../support/catalog-calls.ts';
import { testDatabase } from '../support/database.ts';
import { traveller } from '../support/drawn-trip.ts';
import { plainDay } from '../support/plain-tour.ts';
import { textsOf } from '../support/served-search.ts';
import { addDepartures, insertTours } from '../support/tours.ts';

const { db, deps, ask } = administratorCalls(await testDatabase());
const days = [plainDay('Day 1: Fira', 'A walk.'), plainDay('Day 2: Oia', 'A sunset.')];
const island = { ...tourKind.fields, itinerary: days };

const enter = async () => {
	await ask(tourKind.handle, 'POST', tourKind.path, island);
	await addDepartures(db, 1);
};
const change = (body: object) => ask(tourKind.handle, 'PUT', `${tourKind.path}/1`, body);
const book = () => ask(handle, 'POST', '/api/bookings', tourBooking(1, 2, 4178));

async function tripPage(id = 1): Promise<string> {
	const booking = await selectRow(db, bookingRows, id);
	const { openedBy, ...access } = traveller;
	const trip = { booking, access, openedBy, keyId: null, userId: null };
	const view = await tripView(deps, trip, apiRequest('GET', '/trip/x'));
	return drawTrip({ reference: booking.bookingId, view, done: null }).html;
}

test('a booking names the version of its tour that it bought; the trip page says what has changed since', async () => {
	await enter();
	await book();
	expect(await db.select().from(bookings)).toMatchObject([{ tourVersion: 1 }]);
	expect(textsOf(await tripPage(), 'summary').join()).toContain('The tour as you booked it');
	expect(textsOf(await tripPage(), 'h3')).not.toContain('What has changed since you booked');

	const uji = plainDay('Day 2: Thirasia', 'By boat.');
	await change({ ...island, itinerary: [days[0], uji, days[1]], version: 1 });
	const html = await tripPage();
	expect(textsOf(html, 'h3')).toContain('What has changed since you booked');
	expect(textsOf(html, 'dt')).toContain('Day 2, new');
	expect(textsOf(html, 'ins').join()).toContain('Thirasia');
	// What was bought stays readable beside it.
	expect(textsOf(html, 'h3')).toEqual(expect.arrayContaining(['Day 1: Fira', 'Day 2: Oia']));

	const { body } = await ask(handle, 'GET', '/api/desk/bookings/1');
	expect(body).toMatchObject({ bought: { version: 1, changes: 1 } });
});

test('what the desk takes on the phone names the version too; a flight names none', async () => {
	await enter();
	await change({ ...island, version: 1 });
	const { name, email, phone, itemId, totalPrice, type } = tourBooking(1, 2, 4178);
	const taken = await ask(handle, 'POST', '/api/desk/bookings', {
		name,
		email,
		phone,
		itemId,
		totalPrice,
		type,
		travelers: 2,
		travellers: [],
		isConfirmed: false,
		sendsLetter: false,
		details: { departureDate: '2027-05-15' },
	});
	expect(taken.status).toBe(201);
	expect(await db.select().from(bookings)).toMatchObject([{ tourVersion: 2 }]);
});

test('of a tour that stood before versions were kept, the one that is bought is kept', async () => {
	await insertTours(db, { ...tourKind.fields });
	await book();
	const [kept] = await db.select().from(tourVersions);
	expect(kept).toMatchObject({ tourId: 1, version: 1 });
	// As visitors read it, and nothing that they do not.
	const [row] = await db.select().from(tours);
	expect(kept?.tour).toEqual(tourSchema.parse(row));
	expect(textsOf(await tripPage(), 'strong')).toContain('Island Light');
	await change({ ...tourKind.fields, name: 'Island Dusk' });
	expect(
		await db.select().from(tourVersions).orderBy(tourVersions.tourId, tourVersions.version),
	).toMatchObject([
		{ tourId: 1, version: 1, tour: { name: 'Island Light' } },
		{ tourId: 1, version: 2, tour: { name: 'Island Dusk' } },
	]);
});

test('a draft and what is archived promise nothing; the tour that was bought stays, though it is deleted', async () => {
	await enter();
	await book();
	await ask(tourKind.handle, 'PUT', `${tourKind.path}/1/state`, { state: 'draft' });
	expect(await db.$count(tourVersions)).toBe(2);
	await change({ ...island, name: 'Quite another' });
	expect(await tripPage()).not.toContain('Quite another');
	await db.delete(tours);
	expect(textsOf(await tripPage(), 'strong')).toContain('Island Light');
});

test('versions that nobody bought go after a year, those that somebody did stay', async () => {
	await enter();
	await change({ ...island, duration: '8 days' });
	await book();
	await change({ ...island, duration: '9 days' });
	await change({ ...island, duration: '10 days' });
	const old = lte(tourVersions.version, 3);
	await db
		.update(tourVersions)
		.set({ createdAt: subYears(testNow, 2) })
		.where(old);
	await change({ ...island, duration: '11 days' });
	const { version } = tourVersions;
	const kept = await db.select({ version }).from(tourVersions).orderBy(version);
	expect(kept).toEqual([{ version: 2 }, { version: 4 }, { version: 5 }]);
});
