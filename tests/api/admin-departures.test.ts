import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import type { DepartureRecord } from '#src/contract/desk/departures.ts';
import { addDays } from '#src/domain/calendar/calendar-date.ts';
import { bookings, changes, departures, tours, waitingList } from '#src/server/db/schema.ts';
import { onPurge } from '#src/server/platform/cache.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { testNow } from '../support/api.ts';
import { tourKind } from '../support/catalog-calls.ts';
import { testDatabase } from '../support/database.ts';
import { storedBooking } from '../support/stored-booking.ts';

const { db, ask } = administratorCalls(await testDatabase());
const path = '/api/admin/departures';
const inHours = (hours: number) => new Date(testNow.getTime() + hours * 3_600_000);

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
		// Nobody has told them yet that it is over.
		{ ...waits, email: 'late@example.com', status: 'offered', offeredUntil: inHours(-1) },
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

describe('adding departures', () => {
	test('a series is added whole, with a record of each, and the public sees it', async () => {
		const purged: string[][] = [];
		const stop = onPurge((tags) => purged.push([...tags]));
		const dates = [addDays(may, 14), may];
		const sent = { tourId: 1, dates, capacity: 12, price: 1899.5, state: 'on request' };
		const { status, body } = await ask(handle, 'POST', path, sent);
		stop();
		expect(status).toBe(201);
		expect(body).toEqual([
			expect.objectContaining({
				tourName: 'Kyoto in Bloom',
				date: may,
				endDate: '2027-05-21',
				capacity: 12,
				taken: 0,
				held: 0,
				confirmed: 0,
				waiting: 0,
				price: 1899.5,
				tourPrice: 1699.99,
				state: 'on request',
				guaranteedFrom: 4,
				isUsed: false,
				version: 1,
			}),
			expect.objectContaining({ date: '2027-05-29' }),
		]);
		expect(purged).toEqual([['tours', 'tour-1']]);
		const recorded = await db.select().from(changes).orderBy(changes.id);
		expect(recorded.map(({ action, subject, label }) => [action, subject, label])).toEqual([
			['created', 'departure', 'Kyoto in Bloom, May 15, 2027'],
			['created', 'departure', 'Kyoto in Bloom, May 29, 2027'],
		]);
	});

	const series = (count: number) => Array.from({ length: count }, (_, day) => addDays(may, day));

	test.each([
		['no day', { dates: [] }, 'dates', 'Please choose a day.'],
		[
			'a day that is none',
			{ dates: ['2027-02-29'] },
			'dates.0',
			'Please choose a day that exists.',
		],
		['a day twice', { dates: [may, may] }, 'dates', 'A day is named twice.'],
		[
			'a day that is past everywhere',
			{ dates: [may, '2026-11-19'] },
			'dates',
			'Please choose a departure date that has not passed. Past: November 19, 2026.',
		],
		[
			'a series of 1,000 days',
			{ dates: series(1000) },
			'dates',
			'At most 200 departures can be added at once.',
		],
		[
			'days on which the tour leaves already',
			{ dates: ['2027-06-12', '2027-06-13', '2027-07-20'] },
			'dates',
			'The tour leaves on June 12, 2027 and July 20, 2027 already.',
		],
		[
			'a tour that is not there',
			{ tourId: 99 },
			'tourId',
			'There is no tour package with this number.',
		],
		['half a seat', { capacity: 1.5 }, 'capacity', 'How many seats are there?'],
		['too many seats', { capacity: 1000 }, 'capacity', 'A departure can have 999 seats at most.'],
		['a price of nothing', { price: 0 }, 'price', 'The price must be more than 0.'],
		[
			'a state that is none',
			{ state: 'full' },
			'state',
			'state must be one of: open, guaranteed, on request, closed.',
		],
	])('%s is refused, and nothing is stored', async (_, sent, field, message) => {
		await add({ dates: ['2027-06-12', '2027-07-20'] });
		const answer = await ask(handle, 'POST', path, { tourId: 1, dates: [may], ...sent });
		expect(answer.status).toBe(400);
		expect(refusals(answer)).toMatchObject({ [field]: message });
		expect(await db.$count(departures)).toBe(2);
		expect(await db.$count(changes)).toBe(2);
	});

	test('a series of 10,000 days is refused in words', async () => {
		const answer = await ask(handle, 'POST', path, { tourId: 1, dates: series(10_000) });
		// More than a request can hold.
		expect(answer.status).toBe(413);
		expect(answer.body).toEqual({ message: 'The request body is larger than 64 KiB.' });
		expect(await db.$count(departures)).toBe(0);
	});

	test('the most that is taken at once is stored', async () => {
		const answer = await ask(handle, 'POST', path, { tourId: 1, dates: series(200) });
		expect(answer.status).toBe(201);
		expect(await db.$count(changes)).toBe(200);
	});
});

describe('the list', () => {
	test('says what is taken, held, confirmed and waited for', async () => {
		const { id } = await add();
		await fill(id);
		const { body } = await ask(handle, 'GET', path);
		expect(body).toMatchObject([
			{ id, taken: 11, held: 2, confirmed: 9, waiting: 3, isUsed: true },
		]);
	});

	test('says of which tours the departures are not on sale, and keeps those in the list', async () => {
		await add();
		await add({ tourId: 2 });
		await db.update(tours).set({ state: 'archived' }).where(eq(tours.id, 2));
		const { body } = await ask(handle, 'GET', path);
		expect(body).toMatchObject([
			{ tourName: 'Kyoto in Bloom', tourState: 'published' },
			{ tourName: 'Andes on Foot', tourState: 'archived' },
		]);
	});

	test('begins with today, and is narrowed, searched and ordered as it is asked', async () => {
		await add({ dates: ['2027-05-15', '2027-07-20'] });
		await add({ tourId: 2, dates: ['2027-06-12'], capacity: 11 });
		await add({ dates: ['2027-08-10'], state: 'closed' });
		await add({ tourId: 2, dates: ['2027-09-01'], state: 'guaranteed' });
		await db.insert(departures).values({ tourId: 1, date: '2026-05-15', capacity: 16 });
		await fill(3);
		const [past, first, full, third, closed, sure] = [
			['Kyoto in Bloom', '2026-05-15'],
			['Kyoto in Bloom', '2027-05-15'],
			['Andes on Foot', '2027-06-12'],
			['Kyoto in Bloom', '2027-07-20'],
			['Kyoto in Bloom', '2027-08-10'],
			['Andes on Foot', '2027-09-01'],
		];
		expect(await list()).toEqual([first, full, third, closed, sure]);
		expect(await list('from=2026-01-01&to=2027-05-31')).toEqual([past, first]);
		expect(await list('tour=2')).toEqual([full, sure]);
		expect(await list('q=peru&to=2027-08-01')).toEqual([full]);
		expect(await list('state=open')).toEqual([first, full, third]);
		expect(await list('state=guaranteed')).toEqual([sure]);
		expect(await list('state=full')).toEqual([full]);
		expect(await list('state=closed')).toEqual([closed]);
		expect(await list('state=on%20request')).toEqual([]);
		expect(await list('state=departed')).toEqual([past]);
		expect(await list('sort=date&direction=descending&limit=2')).toEqual([sure, closed]);
		expect(await list('sort=tour')).toEqual([full, sure, first, third, closed]);
		expect((await list('sort=seats'))[0]).toEqual(full);
		await db.update(tours).set({ deletedAt: testNow }).where(eq(tours.id, 2));
		expect(await list()).toEqual([first, third, closed]);
	});

	test.each(['tour=x', 'tour=9999999999', 'from=2027-02-29', 'state=Full', 'sort=price'])(
		'%s is refused by its name',
		async (query) => {
			const answer = await ask(handle, 'GET', `${path}?${query}`);
			expect(answer.status).toBe(400);
			expect(Object.keys(refusals(answer))).toEqual([query.split('=')[0]]);
		},
	);

	test('who is on a departure is told, those with seats first, and who waits', async () => {
		const { id } = await add();
		await fill(id);
		const { body } = await ask(handle, 'GET', `${path}/${id}`);
		const { bookings: on, waiting } = body as { bookings: object[]; waiting: object[] };
		expect(on).toMatchObject([
			{ booking: { name: 'Ada Lovelace', travelers: 9, status: 'Confirmed', heldUntil: null } },
			{ booking: { name: 'Grace Hopper', heldUntil: inHours(1).toISOString() } },
			{ booking: { name: 'Late Comer', heldUntil: inHours(-1).toISOString() } },
		]);
		expect(waiting).toMatchObject([
			{ name: 'Mary Shelley', travellers: 3, status: 'waiting', offeredUntil: null },
			{ name: 'Percy Shelley', status: 'offered', offeredUntil: inHours(1).toISOString() },
		]);
		expect((await ask(handle, 'GET', `${path}/99`)).status).toBe(404);
	});
});
