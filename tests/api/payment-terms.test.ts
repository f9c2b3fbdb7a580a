import { randomUUID } from 'node:crypto';

import { addMonths } from 'date-fns/addMonths';
import { desc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { instalmentLine } from '#src/domain/bookings/instalment-words.ts';
import { type Instalment, instalments } from '#src/domain/bookings/instalments.ts';
import { tourTotal } from '#src/domain/bookings/trip-price.ts';
import { addDays } from '#src/domain/calendar/calendar-date.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import {
	bookings,
	departures,
	openInstalments,
	operations,
	outbox,
	payments,
} from '#src/server/db/schema.ts';
import { site } from '#src/site.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { send, testNow } from '../support/api.ts';
import { tourBooking, tourRow } from '../support/bookings.ts';
import { testDatabase } from '../support/database.ts';
import { drawnTrip, traveller } from '../support/drawn-trip.ts';
import { storedBooking } from '../support/stored-booking.ts';
import { insertTours } from '../support/tours.ts';

const db = await testDatabase();
const { ask, deps } = administratorCalls(db);
const price = 1699.99;
const terms = { ...site, ...site.payment };
const today = newYorkDay(testNow);

beforeEach(() => insertTours(db, tourRow({ discountPrice: price })));

function confirm(id: number) {
	return ask(handle, 'PATCH', `/api/bookings/${id}`, { status: 'Confirmed' });
}

async function onDesk(id: number): Promise<Instalment[]> {
	const { body } = await ask(handle, 'GET', `/api/desk/bookings/${id}`);
	return Object(body).instalments;
}

/** '$743.60 by Mon, Nov 30, 2026' of each part. */
const lines = (parts: readonly Instalment[]) =>
	parts.map(instalmentLine).map(({ when, amount }) => `${formatMoneyInCents(amount)} ${when}`);

async function confirmationLetter(): Promise<string> {
	const [letter] = await db
		.select()
		.from(outbox)
		.where(eq(outbox.kind, 'booking-confirmed'))
		.orderBy(desc(outbox.id));
	return letter?.body ?? '';
}

test('a booking keeps the terms on which it was sold, and owes nothing by a day until it is confirmed', async () => {
	const body = tourBooking(1, 2, tourTotal(price, 2));
	const headers = { 'X-Client-Id': randomUUID() };
	await send(handle, deps, 'POST', '/api/bookings', { body, headers });
	const [booking] = await db.select().from(bookings);
	expect(booking?.details['payment']).toEqual(site.payment);
	expect(await onDesk(1)).toEqual([]);
	await confirm(1);
	expect(await onDesk(1)).toEqual(
		instalments(
			{
				type: 'tour',
				total: tourTotal(price, 2),
				paid: 0,
				departure: '2027-05-15',
				confirmed: today,
				guaranteed: null,
			},
			terms,
		),
	);
});

test('page of the trip, letter and desk name the same parts by the same days, whatever was paid', async () => {
	const totals = [3718, 1234.56, 999.99];
	const leads = [2, 20, 61, 63, 90, 175];
	for (const [index, lead] of [...leads, ...leads, ...leads].entries()) {
		const total = totals[index % totals.length] ?? 0;
		const paid = index % 2 === 0 ? 0 : Math.round(total * 30) / 100;
		const type = index % 5 === 4 ? 'flight' : 'tour';
		const departureDate = addDays(today, lead);
		const facts = { type, totalPrice: total, paid, departureDate } as const;
		const details = { name: 'Kyoto in Bloom', duration: '7 days', payment: site.payment };
		const booking = storedBooking(index + 1, { ...facts, details });
		const [row] = await db.insert(bookings).values(booking).returning();
		const id = row?.id ?? 0;
		if (paid > 0) {
			const noted = { method: 'Card', paidOn: today, note: '', author: 'Ana' } as const;
			await db.insert(payments).values({ ...noted, bookingId: id, amount: paid });
		}
		await confirm(id);
		const told = lines(await onDesk(id));
		expect(told.length).toBeGreaterThan(0);
		const letter = await confirmationLetter();
		const page = await drawnTrip(db, booking, { reader: traveller, now: testNow });
		const [next] = (await onDesk(id)).filter(({ open }) => open > 0);
		for (const line of told) expect(letter).toContain(line);
		expect(page.replaceAll(/<[^>]+>/g, '')).toContain(next && instalmentLine(next).when);
	}
});

test('a departure that is guaranteed later moves what nobody has to pay before', async () => {
	const details = { name: 'Kyoto in Bloom', duration: '7 days', payment: site.payment };
	const facts = { type: 'tour', departureId: 1, departureDate: '2027-05-15' } as const;
	await db.insert(bookings).values(storedBooking(1, { ...facts, totalPrice: 1000, details }));
	await confirm(1);
	expect(await onDesk(1)).toMatchObject([{}, { due: '2027-03-16', waits: true }]);
	const guaranteedAt = new Date('2027-03-29T12:00:00-04:00');
	await db.update(departures).set({ state: 'guaranteed', guaranteedAt });
	expect(await onDesk(1)).toMatchObject([{}, { due: '2027-04-05', waits: false }]);
});

test('what was booked before there were terms has none', async () => {
	await db.insert(bookings).values(storedBooking(1, { totalPrice: 1000 }));
	await confirm(1);
	expect(await onDesk(1)).toEqual([]);
	expect(await confirmationLetter()).not.toContain('What you pay');
});

test('a booking from before there were terms has none until the desk sets them, and is never overdue at once', async () => {
	const confirmedAt = addMonths(testNow, -3);
	for (const [index, departureDate] of [addDays(today, 175), addDays(today, 20)].entries()) {
		const old = { type: 'tour', departureDate, totalPrice: 1234.56, paid: 200 } as const;
		const named = { name: 'Kyoto in Bloom', duration: '7 days' };
		await db
			.insert(bookings)
			.values(storedBooking(index + 1, { ...old, details: named, status: 'Confirmed' }));
		await db.insert(payments).values({
			bookingId: index + 1,
			amount: 200,
			method: 'Card',
			paidOn: '2026-08-21',
			author: 'Ana',
			createdAt: confirmedAt,
		});
	}
	expect([await onDesk(1), await onDesk(2)]).toEqual([[], []]);
	const set = (id: number, version: number) =>
		ask(handle, 'POST', `/api/desk/bookings/${id}/payment-terms`, { version });
	expect([(await set(1, 1)).status, (await set(2, 1)).status]).toEqual([200, 200]);
	expect(lines(await onDesk(1))).toEqual([
		'$46.91 by Tue, Nov 24, 2026, what is left of it',
		'$987.65 by Tue, Mar 16, 2027',
	]);
	expect(lines(await onDesk(2))).toEqual(['$1,034.56 by Tue, Nov 24, 2026, what is left of it']);
	const waiting = await db.select().from(openInstalments).orderBy(openInstalments.bookingId);
	expect(waiting.map(({ dueOn }) => dueOn)).toEqual(['2026-11-24', '2026-11-24']);
	const [letter] = await db
		.select()
		.from(outbox)
		.where(eq(outbox.kind, 'payment-terms-set'))
		.orderBy(outbox.id);
	expect(letter?.body).toContain('$46.91 by Tue, Nov 24, 2026');
	expect(await set(1, 2)).toMatchObject({
		status: 409,
		body: { message: 'It was booked with terms of payment: they stay.' },
	});
	const [row] = await db.select().from(operations).orderBy(operations.id);
	expect((await ask(handle, 'POST', `/api/desk/operations/${row?.id}/undo`, {})).status).toBe(200);
	expect(await onDesk(1)).toEqual([]);
});
