import { asc } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { bookingPage } from '#src/contract/desk/bookings.ts';
import { departurePage } from '#src/contract/desk/departures.ts';
import { balanceOf, paidOf } from '#src/domain/bookings/balance.ts';
import { addDays, utcToday } from '#src/domain/calendar/calendar-date.ts';
import { wallClock } from '#src/domain/calendar/wall-clock.ts';
import { noFacts } from '#src/domain/tours/tour-facts.ts';
import { paymentsOf } from '#src/server/bookings/payments-of.ts';
import { seatsTaken } from '#src/server/catalog/taken-seats.ts';
import type { Database } from '#src/server/db/database.ts';
import { migrate } from '#src/server/db/migrate.ts';
import { bookings, departures, payments, tours } from '#src/server/db/schema.ts';
import { selectBookings } from '#src/server/desk/bookings/queries.ts';
import { selectDepartures } from '#src/server/desk/departures/queries.ts';
import { selectCounts } from '#src/server/desk/overview/counts.ts';

import { tourRow } from '../support/bookings.ts';
import { databaseBefore, insertEarlier } from '../support/earlier-database.ts';
import { storedBooking } from '../support/stored-booking.ts';

test('a booking that was stored before searches were folded is found as one that is stored now', async () => {
	const db = await databaseBefore('NFKD');
	const booking = storedBooking(1, { name: 'Chloé Łukasz', phone: '+1 (555) 010-9999' });
	await insertEarlier(db, bookings, booking);
	expect(await migrate(db)).not.toEqual([]);
	for (const q of ['lukasz chloe', '555 0109', 'london jfk']) {
		expect(await selectBookings(db, bookingPage.parse({ q }), new Date())).toMatchObject({
			rows: [{ name: 'Chloé Łukasz' }],
			total: 1,
		});
	}
});

test('where more went back than was noted, the rest counts as come in, and nothing of it goes back again', async () => {
	const db = await databaseBefore('payments_stay_above_zero');
	await insertEarlier(db, bookings, storedBooking(1, { status: 'Confirmed', paid: -250_000 }));
	await insertEarlier(
		db,
		bookings,
		storedBooking(2, { status: 'Cancelled', paid: -900, refund: 900, kept: null }),
	);
	await insertEarlier(db, bookings, storedBooking(3, { status: 'Confirmed', paid: 50 }));
	const noted = { method: 'Card', paidOn: '2026-11-20', note: 'Sorry', author: 'Ana' } as const;
	for (const row of [
		{ ...noted, bookingId: 1, amount: -250_000, createdAt: new Date('2026-01-01T04:59Z') },
		{ ...noted, bookingId: 2, amount: -900, createdAt: new Date('2026-11-20T12:00Z') },
		{ ...noted, bookingId: 3, amount: 100, createdAt: new Date('2026-11-21T12:00Z') },
		{
			...noted,
			bookingId: 3,
			method: 'Cash',
			amount: -50,
			createdAt: new Date('2026-11-22T12:00Z'),
		} as const,
	]) {
		await insertEarlier(db, payments, row);
	}
	await migrate(db);
	const receipts = await Promise.all([1, 2, 3].map(async (id) => paymentsOf(db, id)));
	expect(receipts.flat().map(({ receipt }) => receipt)).toEqual([
		'R-2025-0001',
		'R-2026-0001',
		'R-2026-0002',
		'R-2026-0003',
	]);
	const accounts = await db.select().from(bookings).orderBy(asc(bookings.id));
	expect(accounts.map(paidOf)).toEqual([0, 0, 50]);
	expect(accounts.map((account) => balanceOf(account).state)).toEqual([
		'Unpaid',
		'Refunded',
		'Part paid',
	]);
	for (const bookingId of [1, 2, 3]) {
		const more = db.insert(payments).values({ ...noted, bookingId, amount: -50.01 });
		await expect(more).rejects.toThrow();
	}
});

test('departures ahead keep no more seats than a group of their tour may be, and all who have one', async () => {
	const db = await databaseBefore('ALTER COLUMN "capacity" DROP DEFAULT');
	const forEight = { ...noFacts, groupSize: { least: 2, most: 8 } };
	await db.insert(tours).values([tourRow({ facts: forEight }), tourRow()]);
	for (const departure of [
		{ tourId: 1, date: '2999-05-15', capacity: 16 },
		{ tourId: 1, date: '2999-06-12', capacity: 5 },
		{ tourId: 1, date: '2020-05-15', capacity: 16 },
		{ tourId: 2, date: '2999-05-15', capacity: 16 },
	]) {
		await insertEarlier(db, departures, departure);
	}
	const tour = { type: 'tour', itemId: '1', departureId: 1, status: 'Confirmed' } as const;
	await insertEarlier(db, bookings, storedBooking(1, { ...tour, travelers: 9 }));
	await migrate(db);
	const rows = await db.select().from(departures).orderBy(asc(departures.id));
	expect(rows.map(({ capacity }) => capacity)).toEqual([8, 5, 16, 16]);
	expect(await seatsTaken(db, 1, new Date())).toBe(9);
	expect(await selectCounts(db, new Date())).toMatchObject({ overbookedDepartures: 1 });
});

test('what was shown as guaranteed stays so, and nothing else becomes it', async () => {
	const db = await databaseBefore('ADD COLUMN "guaranteed_at"');
	await db.insert(tours).values([tourRow()]);
	const updatedAt = new Date('2026-11-20T10:00:00Z');
	const states = ['open', 'guaranteed', 'open', 'on request', 'closed'] as const;
	for (const [index, state] of states.entries()) {
		const day = { date: `2999-05-1${index}`, capacity: 16, updatedAt };
		await insertEarlier(db, departures, { tourId: 1, state, ...day });
		const booked = { type: 'tour', itemId: '1', departureId: index + 1, travelers: 4 } as const;
		const status = state === 'open' && index === 0 ? 'Pending Confirmation' : 'Confirmed';
		if (state !== 'guaranteed') {
			await insertEarlier(db, bookings, storedBooking(index, { ...booked, status }));
		}
	}
	await migrate(db);
	const rows = await db.select().from(departures).orderBy(asc(departures.id));
	expect(rows.map(({ state, guaranteedAt }) => [state, guaranteedAt])).toEqual([
		['open', null],
		['guaranteed', updatedAt],
		['guaranteed', updatedAt],
		['on request', null],
		['closed', null],
	]);
});

describe('tours that were booked before departures and holds were kept', () => {
	const [ahead, past] = ['2999-05-15', '2020-05-15'];

	async function upgraded(...earlier: Partial<ReturnType<typeof storedBooking>>[]) {
		const db = await databaseBefore('CREATE TABLE "picture_uploads"');
		await db.insert(tours).values([tourRow(), tourRow()]);
		for (const tourId of [1, 2]) {
			await insertEarlier(db, departures, { tourId, date: ahead, capacity: 16 });
		}
		for (const [index, booking] of earlier.entries()) {
			const tour = { type: 'tour', itemId: '1', departureDate: ahead } as const;
			await insertEarlier(db, bookings, storedBooking(index, { ...tour, ...booking }));
		}
		await migrate(db);
		return db;
	}

	test('take their seats on the departure of their day, whose excess the desk is told of', async () => {
		const db = await upgraded(
			{ travelers: 9, status: 'Confirmed' },
			{ travelers: 9 },
			{ travelers: 5, status: 'Cancelled' },
			{ travelers: 4, itemId: '2', status: 'Confirmed' },
			{ travelers: 3, itemId: '7', status: 'Confirmed' },
			{ travelers: 2, departureDate: '2999-05-16', status: 'Confirmed' },
			{ travelers: 2, type: 'flight', status: 'Confirmed' },
		);
		expect((await linked(db)).map(({ departureId }) => departureId)).toEqual([
			1,
			1,
			1,
			2,
			null,
			null,
			null,
		]);
		const now = new Date();
		expect([await seatsTaken(db, 1, now), await seatsTaken(db, 2, now)]).toEqual([18, 4]);
		expect(await selectCounts(db, now)).toMatchObject({ overbookedDepartures: 1 });
		const overbooked = departurePage.parse({ state: 'overbooked' });
		expect(await selectDepartures(db, overbooked, now)).toMatchObject({
			rows: [{ id: 1, date: ahead, capacity: 16, taken: 18 }],
			total: 1,
		});
	});

	test('hold them for a week, and never beyond the day in New York on which they leave', async () => {
		const tomorrow = addDays(utcToday(new Date()), 1);
		const decided = { status: 'Confirmed' } as const;
		const lasting = new Date('2999-01-01T00:00:00Z');
		const rows = await linked(
			await upgraded(
				{},
				{ departureDate: tomorrow },
				{ departureDate: past },
				{ type: 'flight' },
				decided,
				{ heldUntil: lasting },
			),
		);
		const inAWeek = Date.now() + 7 * 24 * 3_600_000;
		const [tour, soon, gone, flight, confirmed, held] = rows.map(({ heldUntil }) => heldUntil);
		for (const end of [tour, flight]) {
			expect(Math.abs((end?.getTime() ?? 0) - inAWeek)).toBeLessThan(600_000);
		}
		expect(soon && wallClock('America/New_York', soon)).toEqual({ day: tomorrow, time: '00:00' });
		expect(gone).toEqual(new Date('2020-05-15T04:00:00Z'));
		expect([confirmed, held]).toEqual([null, lasting]);
	});

	function linked(db: Database) {
		const { departureId, heldUntil } = bookings;
		return db.select({ departureId, heldUntil }).from(bookings).orderBy(bookings.id);
	}
});
