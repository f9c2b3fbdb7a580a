import { randomUUID } from 'node:crypto';

import { beforeEach, expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { tourTotal } from '#src/domain/bookings/trip-price.ts';
import { noFacts } from '#src/domain/tours/tour-facts.ts';
import { bookings, tours } from '#src/server/db/schema.ts';
import { site } from '#src/site.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { send } from '../support/api.ts';
import { tourBooking, tourRow } from '../support/bookings.ts';
import { testDatabase } from '../support/database.ts';
import { insertTours } from '../support/tours.ts';
import { visitCookie } from '../support/trips.ts';

const db = await testDatabase();
const { deps } = administratorCalls(db);
const price = 1699.99;
const ages = { least: 14, most: null };

beforeEach(() => insertTours(db, tourRow({ discountPrice: price, facts: { ...noFacts, ages } })));

function book(promise: object = {}) {
	const sent = tourBooking(1, 2, tourTotal(price, 2));
	const body = { ...sent, details: { ...sent.details, ...promise } };
	const headers = { 'X-Client-Id': randomUUID() };
	return send(handle, deps, 'POST', '/api/bookings', { body, headers });
}

test.each([{}, { agesPromised: false }])(
	'a tour that is not for every age is booked only with a promise: %j is not enough',
	async (promise) => {
		const { status, body } = await book(promise);
		const message =
			'Please confirm the ages of your party: travelers on this tour have to be 14 or older.';
		const issues = [{ path: 'details.agesPromised', message }];
		expect([status, body]).toMatchObject([400, { issues }]);
		expect(await db.$count(bookings)).toBe(0);
	},
);

test('what was told and promised is kept with the booking, and holds whatever the tour says later', async () => {
	expect((await book({ agesPromised: true })).status).toBe(201);
	await db.update(tours).set({ facts: noFacts });
	const [booking] = await db.select().from(bookings);
	expect(booking?.details).toMatchObject({ ages, agesPromised: true });
	const reference = booking?.reference ?? '';
	const cookie = await visitCookie(db, { id: booking?.id ?? 0, reference });
	const lead = { 1: 'Ada Lovelace', 2: 'Ben Lovelace' };
	const name = (second: string) => ({
		body: { name: lead, birthDate: { 1: '1980-12-10', 2: second } },
		headers: { Cookie: cookie },
	});
	const path = `/api/trips/${reference}/travellers`;
	const refused = await send(handle, deps, 'POST', path, name('2013-05-16'));
	expect([refused.status, refused.body]).toMatchObject([
		400,
		{ issues: [{ path: 'birthDate.2', message: expect.stringContaining(site.phone) }] },
	]);
	expect((await send(handle, deps, 'POST', path, name('2013-05-15'))).status).toBe(200);
});

test('a tour for everybody asks for no promise, and keeps none', async () => {
	await db.update(tours).set({ facts: noFacts });
	expect((await book()).status).toBe(201);
	const [booking] = await db.select().from(bookings);
	expect(booking?.details).not.toHaveProperty('agesPromised');
});
