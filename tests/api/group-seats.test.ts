import { asc } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import type { DepartureRecord } from '#src/contract/desk/departures.ts';
import { noFacts, type TourFacts } from '#src/domain/tours/tour-facts.ts';
import { bookings, departures, tours } from '#src/server/db/schema.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { tourKind } from '../support/catalog-calls.ts';
import { testDatabase } from '../support/database.ts';
import { storedBooking } from '../support/stored-booking.ts';

const { db, ask } = administratorCalls(await testDatabase());
const path = '/api/admin/departures';
const may = '2027-05-15';
const june = '2027-06-12';
const forEight: TourFacts = { ...noFacts, groupSize: { least: 2, most: 8 } };
const refusal = {
	status: 400,
	body: {
		issues: [
			{
				path: 'capacity',
				message: 'Groups on this tour are at most 8 travelers: change the tour’s group size first.',
			},
		],
	},
};

beforeEach(async () => {
	await db.insert(tours).values({ ...tourKind.fields, facts: forEight });
});

const add = (sent: object = {}) => ask(handle, 'POST', path, { tourId: 1, dates: [may], ...sent });

const book = (number: number, travelers: number) =>
	db
		.insert(bookings)
		.values(
			storedBooking(number, { type: 'tour', departureId: 1, travelers, status: 'Confirmed' }),
		);

const seats = async () => {
	const rows = await db.select().from(departures).orderBy(asc(departures.id));
	return rows.map(({ capacity }) => capacity);
};

test('a departure has as many seats as its tour’s group, and leaves with as few', async () => {
	expect(await add()).toMatchObject({
		status: 201,
		body: [{ capacity: 8, guaranteedFrom: 2, largestGroup: 8 }],
	});
	expect(await add({ dates: [june], capacity: 6, guaranteedFrom: 3 })).toMatchObject({
		body: [{ capacity: 6, guaranteedFrom: 3 }],
	});
});

test('more seats than the group are refused at the field, whoever adds or changes a departure', async () => {
	expect(await add({ capacity: 9 })).toMatchObject(refusal);
	await add();
	const changed = { date: may, price: null, state: 'open', guaranteedFrom: 2, version: 1 };
	const put = (capacity: number) => ask(handle, 'PUT', `${path}/1`, { ...changed, capacity });
	expect(await put(9)).toMatchObject(refusal);
	expect(await put(7)).toMatchObject({ status: 200, body: { capacity: 7 } });
	expect(await seats()).toEqual([7]);
});

test('a tour that does not say how large its group is has departures of any size', async () => {
	await db.insert(tours).values(tourKind.fields);
	expect(await add({ tourId: 2 })).toMatchObject({
		body: [{ capacity: 16, guaranteedFrom: 4, largestGroup: null }],
	});
	expect(await add({ tourId: 2, dates: [june], capacity: 60 })).toMatchObject({ status: 201 });
});

test('a tour whose group becomes smaller sells no seat above it; who has one keeps it, and the desk is told', async () => {
	await add();
	await add({ dates: [june], capacity: 4 });
	await db.insert(departures).values({ tourId: 1, date: '2020-05-15', capacity: 16 });
	await book(1, 5);
	await book(2, 2);
	const fields = { ...tourKind.fields, ...tourKind.defaults, version: 1 };
	const smaller = { ...forEight, groupSize: { least: 2, most: 6 } };
	const saved = await ask(handle, 'PUT', `${tourKind.path}/1`, { ...fields, facts: smaller });
	expect(saved.status).toBe(200);
	// Of what has departed it is told as it was.
	expect(await seats()).toEqual([6, 4, 16]);
	const { body } = await ask(handle, 'GET', `${path}?state=overbooked`);
	expect(body as DepartureRecord[]).toMatchObject([{ date: may, capacity: 6, taken: 7 }]);
	const offered = await ask(handle, 'GET', `${tourKind.publicPath}/1`);
	expect(offered.body).toMatchObject({
		departures: [
			{ date: may, seatsLeft: 0 },
			{ date: june, seatsLeft: 4 },
		],
	});
});
