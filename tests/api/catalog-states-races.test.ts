import { expect, test } from 'vitest';

import { bookings, tours, tourVersions } from '#src/server/db/schema.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { send } from '../support/api.ts';
import { tourBooking } from '../support/bookings.ts';
import { tourKind } from '../support/catalog-calls.ts';
import { testPostgres } from '../support/postgres.ts';

// A real server: the embedded engine takes one transaction after the other.
const { database: db } = await testPostgres();
const { ask, deps } = administratorCalls(db);
const { handle, path, fields } = tourKind;

const create = (state: string) => ask(handle, 'POST', path, { ...fields, state });
const change = (body: object) => ask(handle, 'PUT', `${path}/1`, body);
const put = (state: string, version?: number) =>
	ask(handle, 'PUT', `${path}/1/state`, { state, version });
const book = () => send(handle, deps, 'POST', '/api/bookings', { body: tourBooking(1, 1, 2089) });

test('of one who publishes a draft and five who edit it at once one wins, and the others see what it became', async () => {
	await create('draft');
	const answers = await Promise.all([
		...[2, 3, 4].map((days) => change({ ...fields, duration: `${days} days`, version: 1 })),
		put('published', 1),
		...[5, 6].map((days) => change({ ...fields, duration: `${days} days`, version: 1 })),
	]);
	const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
	expect(statuses).toEqual([200, ...Array(5).fill(409)]);
	const [stored] = await db.select().from(tours);
	expect(stored?.version).toBe(2);
	for (const { status, body } of answers) {
		if (status !== 409) continue;
		expect(body).toMatchObject({ current: { state: stored?.state, duration: stored?.duration } });
	}
});

test('a tour that is changed and archived while it is booked: each booking names a version that is kept', async () => {
	await create('published');
	const booked = Array.from({ length: 8 }, () => book());
	const changed = [8, 9, 10].map((days) => change({ ...fields, duration: `${days} days` }));
	const answers = await Promise.all([...booked, put('archived'), ...changed]);
	expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
	// What is archived can be booked by nobody who comes later.
	expect((await book()).status).toBe(400);
	const kept = await db
		.select()
		.from(tourVersions)
		.orderBy(tourVersions.tourId, tourVersions.version);
	for (const { tourVersion, details } of await db.select().from(bookings)) {
		const version = kept.find((each) => each.version === tourVersion);
		expect(version?.tour.duration).toBe(details['duration']);
	}
});
