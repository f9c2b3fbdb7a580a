import { randomUUID } from 'node:crypto';

import { beforeEach, expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { departurePage } from '#src/contract/desk/departures.ts';
import { lateRefusal } from '#src/domain/bookings/late-refusal.ts';
import { tourTotal } from '#src/domain/bookings/trip-price.ts';
import { departures, operations } from '#src/server/db/schema.ts';
import { selectDepartures } from '#src/server/desk/departures/queries.ts';
import { selectCounts } from '#src/server/desk/overview/counts.ts';
import { site } from '#src/site.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { send, testNow } from '../support/api.ts';
import { tourBooking, tourRow } from '../support/bookings.ts';
import { testDatabase } from '../support/database.ts';
import { insertTours } from '../support/tours.ts';

const db = await testDatabase();
const { ask, deps } = administratorCalls(db);
const price = 1699.99;

beforeEach(() => insertTours(db, tourRow({ discountPrice: price })));

function book(travellers: number, at = testNow) {
	const body = tourBooking(1, travellers, tourTotal(price, travellers));
	const headers = { 'X-Client-Id': randomUUID() };
	return send(handle, { ...deps, now: () => at }, 'POST', '/api/bookings', { body, headers });
}

function decide(id: number, status: string) {
	return ask(handle, 'PATCH', `/api/bookings/${id}`, { status });
}

/** What the tour's page is told of its first departure. */
async function firstDeparture(): Promise<{ state: string }> {
	const { body } = await send(handle, deps, 'GET', '/api/tours/1');
	return Object(body).departures[0];
}

test('with four confirmed travellers a departure is guaranteed to leave, and the lists say so', async () => {
	await book(4);
	expect((await firstDeparture()).state).toBe('open');
	await decide(1, 'Confirmed');
	expect((await firstDeparture()).state).toBe('guaranteed');
	const { body } = await send(handle, deps, 'GET', '/api/tours');
	expect(Object(body)[0].departures[0].state).toBe('guaranteed');
});

test('what is guaranteed stays so, whoever cancels and though it is closed and opened again', async () => {
	await book(4);
	await decide(1, 'Confirmed');
	await decide(1, 'Cancelled');
	expect((await firstDeparture()).state).toBe('guaranteed');
	const asked = '/api/admin/departures/1';
	const { body } = await ask(handle, 'GET', '/api/admin/departures?tour=1');
	const { date, capacity, price: own, guaranteedFrom, version } = Object(body)[0];
	const entered = { date, capacity, price: own, guaranteedFrom };
	for (const state of ['open', 'on request']) {
		const taken = await ask(handle, 'PUT', asked, { ...entered, state, version });
		expect(taken).toMatchObject({ status: 400, body: { issues: [{ path: 'state' }] } });
	}
	await ask(handle, 'PUT', asked, { ...entered, state: 'closed', version });
	const opened = await ask(handle, 'PUT', asked, {
		...entered,
		state: 'open',
		version: version + 1,
	});
	expect(opened.body).toMatchObject({ state: 'guaranteed', guaranteedAt: testNow.toISOString() });
});

test('a confirmation that is undone takes the guarantee along that it brought, and no other', async () => {
	await book(4);
	await decide(1, 'Confirmed');
	expect((await firstDeparture()).state).toBe('guaranteed');
	const [operation] = await db.select().from(operations);
	const undone = await ask(handle, 'POST', `/api/desk/operations/${operation?.id}/undo`, {});
	expect(undone.status).toBe(200);
	expect((await firstDeparture()).state).toBe('open');
});

test('from the day on which it is decided a departure that may not leave is not sold any more', async () => {
	const lastMoment = new Date('2027-04-15T23:59-04:00');
	const tooLate = new Date('2027-04-16T04:00Z');
	expect((await book(1, lastMoment)).status).toBe(201);
	const { status, body } = await book(1, tooLate);
	expect([status, Object(body).message]).toEqual([
		409,
		lateRefusal({ type: 'tour', isUndecided: true }, site, tooLate),
	]);
	await db.update(departures).set({ state: 'guaranteed', guaranteedAt: testNow });
	expect((await book(1, tooLate)).status).toBe(201);
});

test('the desk is told of departures with travellers that have to be decided soon, and of no others', async () => {
	const soon = new Date('2027-03-09T15:00:00Z');
	const listed = async (now: Date) => {
		const page = departurePage.parse({ state: 'to decide' });
		const { rows } = await selectDepartures(db, page, now);
		expect((await selectCounts(db, now)).undecidedDepartures).toBe(rows.length);
		return rows.map(({ date }) => date);
	};
	expect(await listed(soon)).toEqual([]);
	await book(3);
	await decide(1, 'Confirmed');
	expect(await listed(new Date('2027-03-08T15:00:00Z'))).toEqual([]);
	expect(await listed(soon)).toEqual(['2027-05-15']);
	expect(await listed(new Date('2027-05-17T15:00:00Z'))).toEqual([]);
	await db.update(departures).set({ state: 'guaranteed', guaranteedAt: testNow });
	expect(await listed(soon)).toEqual([]);
});
