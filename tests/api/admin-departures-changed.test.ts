import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import type { DepartureRecord } from '#src/contract/desk/departures.ts';
import { bookings, changes, departures, tours, waitingList } from '#src/server/db/schema.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { testNow } from '../support/api.ts';
import { tourKind } from '../support/catalog-calls.ts';
import { testDatabase } from '../support/database.ts';
import { storedBooking } from '../support/stored-booking.ts';

const { db, ask } = administratorCalls(await testDatabase());
const path = '/api/admin/departures';
const inHours = (hours: number) => new Date(testNow.getTime() + hours * 3_600_000);

const usual = { capacity: 16, price: null, state: 'open', guaranteedFrom: 4 } as const;
const may = '2027-05-15';

beforeEach(async () => {
	await db.insert(tours).values([
		{ ...tourKind.fields, name: 'Kyoto in Bloom', discountPrice: 1699.99 },
		{ ...tourKind.fields, name: 'Andes on Foot', destination: 'Cusco, Peru', duration: '10 days' },
	]);
});

async function add(sent: object = {}): Promise<DepartureRecord> {
	const { body } = await ask(handle, 'POST', path, { tourId: 1, dates: [may], ...sent });
	const [first] = body as DepartureRecord[];
	if (!first) throw new Error(JSON.stringify(body));
	return first;
}

async function book(
	departureId: number,
	changed: Parameters<typeof storedBooking>[1] & { number: number },
) {
	const { number, ...more } = changed;
	await db.insert(bookings).values(storedBooking(number, { type: 'tour', departureId, ...more }));
}

/** Eleven of sixteen: nine confirmed, two held; one hold is over, one booking cancelled, three people wait. */
async function fill(departureId: number) {
	await book(departureId, { number: 1, travelers: 9, status: 'Confirmed', name: 'Ada Lovelace' });
	await book(departureId, { number: 2, travelers: 1, heldUntil: inHours(1), name: 'Grace Hopper' });
	await book(departureId, { number: 3, travelers: 4, heldUntil: inHours(-1), name: 'Late Comer' });
	await book(departureId, { number: 4, travelers: 2, status: 'Cancelled', name: 'Gone Again' });
	const waits = { departureId, name: 'Mary Shelley', travellers: 3 };
	await db.insert(waitingList).values([
		{ ...waits, email: 'mary@example.com' },
		{
			...waits,
			email: 'percy@example.com',
			name: 'Percy Shelley',
			travellers: 1,
			status: 'offered',
			offeredUntil: inHours(1),
		},
		{ ...waits, email: 'left@example.com', status: 'left' },
	]);
}

/** What is said of each wrong field. */
function refusals({ body }: { body: unknown }): Record<string, string> {
	const { issues = [] } = body as { issues?: { path: string; message: string }[] };
	return Object.fromEntries(issues.map(({ path: field, message }) => [field, message]));
}

async function list(query = ''): Promise<[string, string][]> {
	const { body } = await ask(handle, 'GET', `${path}?${query}`);
	return (body as DepartureRecord[]).map(({ tourName, date }) => [tourName, date]);
}

describe('changing a departure', () => {
	test('its seats, price, state and guarantee are stored as the next version, with who did it', async () => {
		const { id } = await add();
		await fill(id);
		const fields = { date: may, capacity: 11, price: 1500, state: 'closed', guaranteedFrom: 8 };
		const { status, body } = await ask(handle, 'PUT', `${path}/${id}`, { ...fields, version: 1 });
		expect(status).toBe(200);
		expect(body).toMatchObject({ ...fields, taken: 11, version: 2 });
		const [, last] = await db.select().from(changes).orderBy(changes.id);
		expect(last).toMatchObject({
			action: 'updated',
			label: 'Kyoto in Bloom, May 15, 2027',
			before: { capacity: 16, price: null, state: 'open', guaranteedFrom: 4 },
			after: { capacity: 11, price: 1500, state: 'closed', guaranteedFrom: 8 },
		});
	});

	test('fewer seats than are taken are refused at the field; a hold that is over takes none', async () => {
		const { id } = await add();
		await fill(id);
		const answer = await ask(handle, 'PUT', `${path}/${id}`, { ...usual, date: may, capacity: 10 });
		expect(answer.status).toBe(400);
		expect(refusals(answer)).toEqual({
			capacity: '11 seats are taken (9 confirmed, 2 held): there cannot be fewer.',
		});
		await db.delete(waitingList);
		await db.delete(bookings).where(eq(bookings.status, 'Confirmed'));
		const one = await ask(handle, 'PUT', `${path}/${id}`, { ...usual, date: may, capacity: 0 });
		expect(refusals(one)).toEqual({
			capacity: '1 seat is taken (0 confirmed, 1 held): there cannot be fewer.',
		});
	});

	test('it moves to another day while nobody has booked it, to none that is past or taken', async () => {
		const { id } = await add();
		await add({ dates: ['2027-06-12'] });
		const moveTo = (date: string) => ask(handle, 'PUT', `${path}/${id}`, { ...usual, date });
		expect((await moveTo('2027-05-16')).body).toMatchObject({
			date: '2027-05-16',
			endDate: '2027-05-22',
		});
		expect(refusals(await moveTo('2027-06-12'))).toEqual({
			date: 'The tour leaves on June 12, 2027 already.',
		});
		expect(refusals(await moveTo('2026-11-01'))).toEqual({
			date: 'Please choose a departure date that has not passed. Past: November 1, 2026.',
		});
		// A booking that was cancelled can be confirmed again.
		await book(id, { number: 9, status: 'Cancelled' });
		expect(refusals(await moveTo('2027-05-17'))).toEqual({
			date: 'Somebody has booked this departure or waits for it, so it cannot be moved. Add another departure and close this one instead.',
		});
	});

	test('whoever saw an older version is shown the departure as it is now', async () => {
		const { id } = await add();
		await ask(handle, 'PUT', `${path}/${id}`, { ...usual, date: may, capacity: 20, version: 1 });
		const late = await ask(handle, 'PUT', `${path}/${id}`, { ...usual, date: may, version: 1 });
		expect(late.status).toBe(409);
		expect(late.body).toMatchObject({ current: { id, capacity: 20, version: 2 } });
		expect((await ask(handle, 'DELETE', `${path}/${id}?version=1`)).status).toBe(409);
		expect(await db.$count(departures)).toBe(1);
	});

	test('it is deleted while nobody has booked it or waits for it, and can be closed only after', async () => {
		const { id } = await add();
		const other = await add({ dates: ['2027-06-12'] });
		const third = await add({ dates: ['2027-07-20'] });
		await book(id, { number: 1, heldUntil: inHours(-1) });
		await db
			.insert(waitingList)
			.values({ departureId: other.id, name: 'A', email: 'a@b.co', travellers: 1 });
		for (const used of [id, other.id]) {
			const refused = await ask(handle, 'DELETE', `${path}/${used}`);
			expect(refused.status).toBe(409);
			expect(refused.body).toEqual({
				message:
					'Somebody has booked this departure or waits for it, so it cannot be deleted. Close it instead.',
			});
		}
		expect((await ask(handle, 'DELETE', `${path}/${third.id}?version=1`)).status).toBe(200);
		expect(await list()).toEqual([
			['Kyoto in Bloom', '2027-05-15'],
			['Kyoto in Bloom', '2027-06-12'],
		]);
		const [deleted] = await db.select().from(changes).where(eq(changes.action, 'deleted'));
		expect(deleted).toMatchObject({ label: 'Kyoto in Bloom, July 20, 2027', after: null });
	});

	test('of a tour that was deleted nothing is changed', async () => {
		const { id } = await add();
		await db.update(tours).set({ deletedAt: testNow });
		const change = await ask(handle, 'PUT', `${path}/${id}`, { ...usual, date: may });
		expect(change.status).toBe(404);
		expect((await ask(handle, 'DELETE', `${path}/${id}`)).status).toBe(404);
	});
});
