import { expect, test, vi } from 'vitest';

import { handle } from '#functions/api.ts';
import { normaliseBooking } from '#src/domain/bookings/record.ts';
import { selectBookedDeparture } from '#src/server/catalog/booked-departure.ts';
import { departures, tours } from '#src/server/db/schema.ts';
import { selectTripHistory } from '#src/server/trips/trip-history.ts';
import { selectTripItem } from '#src/server/trips/trip-item.ts';

import { testNow } from '../support/api.ts';
import { tourRow } from '../support/bookings.ts';
import { cancelCalls, heldFlight } from '../support/cancel-calls.ts';
import { testDatabase } from '../support/database.ts';

const db = await testDatabase();
const { ask, trip, cancel } = cancelCalls(db, { now: () => testNow });

test('what the desk decided and what the traveller gave back stand in the history, each as theirs', async () => {
	vi.spyOn(console, 'info').mockImplementation(() => {});
	const [byDesk, byTraveller, untouched] = [
		await trip(1, heldFlight),
		await trip(2, heldFlight),
		await trip(3, heldFlight),
	];
	for (const status of ['Confirmed', 'Cancelled']) {
		await ask(handle, 'PATCH', `/api/bookings/${byDesk.id}`, { status, sendsLetter: false });
	}
	await cancel(byTraveller);
	expect(await selectTripHistory(db, byDesk.id)).toEqual([
		{ status: 'Confirmed', at: testNow, by: 'desk' },
		{ status: 'Cancelled', at: testNow, by: 'desk' },
	]);
	expect(await selectTripHistory(db, byTraveller.id)).toEqual([
		{ status: 'Cancelled', at: testNow, by: 'traveller' },
	]);
	expect(await selectTripHistory(db, untouched.id)).toEqual([]);
});

test('a departure is guaranteed once enough travellers are confirmed, and a tour leads to its page while it is sold', async () => {
	const [tour] = await db.insert(tours).values(tourRow()).returning();
	const tourId = tour?.id ?? 0;
	const [departure] = await db
		.insert(departures)
		.values({ tourId, date: '2027-01-19', capacity: 16, guaranteedFrom: 2 })
		.returning();
	const departureId = departure?.id ?? 0;
	const of = { type: 'tour', itemId: String(tourId), departureId, travelers: 2 } as const;
	const held = await trip(5, { ...of, ...heldFlight });
	const stands = { date: '2027-01-19', state: 'open', guaranteedFrom: 2, guaranteedAt: null };
	expect(await selectBookedDeparture(db, departureId)).toEqual(stands);
	await ask(handle, 'PATCH', `/api/bookings/${held.id}`, { status: 'Confirmed' });
	const guaranteed = { ...stands, state: 'guaranteed', guaranteedAt: expect.any(Date) };
	expect(await selectBookedDeparture(db, departureId)).toEqual(guaranteed);
	// That no more seats are sold is nothing to whoever has one.
	await db.update(departures).set({ state: 'closed' });
	expect(await selectBookedDeparture(db, departureId)).toEqual(guaranteed);
	const reading = normaliseBooking({ type: 'tour' }, 'BD');
	if (!reading) throw new Error('This is a record.');
	const item = { id: String(tourId), image: tourRow().image };
	expect(await selectTripItem(db, held.id, reading)).toEqual({
		...item,
		path: `/tours/${tourId}`,
		listed: null,
	});
	await db.update(tours).set({ deletedAt: testNow });
	expect(await selectTripItem(db, held.id, reading)).toEqual({
		...item,
		image: null,
		path: null,
		listed: null,
	});
});
