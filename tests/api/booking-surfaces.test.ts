import papa from 'papaparse';
import { Fragment } from 'react';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { handle } from '#functions/api.ts';
import { listBookings } from '#src/contract/desk/bookings.ts';
import { BookingFacts } from '#src/islands/desk/bookings/BookingFacts.tsx';
import { bookingListColumns } from '#src/islands/desk/bookings/BookingsTab.tsx';
import { bookings } from '#src/server/db/schema.ts';
import { bookingSurfaces } from '#src/stores/desk/booking-surfaces.ts';
import { bookingColumns } from '#src/stores/desk/bookings-export.ts';
import { readBooking, type ReadBooking } from '#src/stores/desk/bookings-reading.ts';
import { csvLines } from '#src/stores/desk/csv.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { offerOf } from '../support/bookings.ts';
import { testDatabase } from '../support/database.ts';
import { markupOf } from '../support/every-field.ts';
import { storedBooking } from '../support/stored-booking.ts';

const { db, ask } = administratorCalls(await testDatabase());

const passenger = {
	passengerName: 'Grace Hopper',
	address: '12 Elm',
	city: 'Arlington',
	country: 'Utopia',
};
const flight = storedBooking(1, {
	title: 'Round the world',
	heldUntil: new Date('2026-11-25T12:00:00Z'),
	paid: 200,
	details: {
		...passenger,
		zipCode: '22201',
		origin: 'Boston (BOS)',
		destination: 'Oslo (OSL)',
		departureDate: '2026-12-10',
		returnDate: '2026-12-20',
		airline: 'New Wings',
		cabinClass: 'business',
		conditions: '1 cabin bag of 12 kg',
		duration: '7h 10m',
		party: '2-adults',
		price: 620,
	},
});
const tour = storedBooking(2, {
	type: 'tour',
	title: 'Dunes and stars',
	paid: 200,
	details: {
		...passenger,
		tour: {
			name: 'Desert Light',
			destination: 'Merzouga',
			duration: '9 days',
			provider: 'Sandmen',
			price: 620,
		},
		departureDate: '2026-12-10',
	},
});

/** Another value of every fact. */
const others: Record<keyof typeof bookingSurfaces, unknown> = {
	version: 7,
	reference: 'BD9999999',
	type: 'other',
	status: 'Confirmed',
	heldUntil: '2026-11-26T15:00:00.000Z',
	passenger: 'Mary Somerville',
	email: 'other@example.com',
	phone: '+1 555 0101',
	address: '1 Oak',
	city: 'Bath',
	country: 'Spain',
	zipCode: '10000',
	travellers: 3,
	travellerNames: ['Ada Lovelace'],
	title: 'Another trip',
	name: 'Other Light',
	origin: 'Rome (FCO)',
	destination: 'Lima (LIM)',
	departureDate: '2026-12-11',
	returnDate: '2026-12-21',
	duration: '3 days',
	legs: offerOf('2026-11-21').legs,
	lines: [{ text: 'Guide', amount: 5 }],
	airline: 'Old Wings',
	cabinClass: 'first',
	conditions: '1 cabin bag of 8 kg',
	party: '1-adult',
	provider: 'Campers',
	price: 10,
	totalPrice: 20,
	payment: 'Unpaid',
	paid: 999,
	due: 998,
	refund: 44,
	refundReason: 'Kindness',
	waitsForAnswer: true,
	bookedAt: '2026-10-02T00:00:00.000Z',
};

async function readAll(): Promise<ReadBooking[]> {
	await db.insert(bookings).values([flight, tour]);
	const { body } = await ask(handle, 'GET', '/api/bookings');
	return z.parse(listBookings.reply, body).map((record) => readBooking(record, record));
}

function withFact(booking: ReadBooking, fact: keyof typeof others): ReadBooking {
	const other = others[fact];
	if (fact in booking) return { ...booking, [fact]: other };
	if (fact === 'payment') return { ...booking, balance: { ...booking.balance, state: 'Unpaid' } };
	if (fact === 'paid' || fact === 'due') {
		return { ...booking, balance: { ...booking.balance, [fact]: Number(other) } };
	}
	if (fact === 'type') {
		const type = booking.trip.type === 'tour' ? 'flight' : 'tour';
		return { ...booking, trip: Object.assign({ ...booking.trip }, { type, legs: [] }) };
	}
	return { ...booking, trip: Object.assign({ ...booking.trip }, { [fact]: other }) };
}

const surfaces = {
	list: (booking: ReadBooking) =>
		bookingListColumns.map(({ cell }) => markupOf(Fragment, { children: cell(booking) })).join(),
	details: (booking: ReadBooking) => markupOf(BookingFacts, { booking }),
	csv: (booking: ReadBooking) => csvLines([booking], bookingColumns, papa.unparse),
};

test('every fact of a booking is told in list, details and file wherever the table does not say why not', async () => {
	const all = await readAll();
	const wrong = Object.entries(bookingSurfaces).flatMap(([fact, left]) => {
		const isTold = (told: (booking: ReadBooking) => string) =>
			all.some((booking) => told(booking) !== told(withFact(booking, fact as keyof typeof others)));
		return Object.entries(surfaces)
			.filter(([name, show]) => isTold(show) === name in left)
			.map(([name]) => `${fact}: ${name}`);
	});
	expect(wrong).toEqual([]);
});

test('a booking is found by the words of every fact that the table does not leave out', async () => {
	const all = await readAll();
	for (const [fact, left] of Object.entries(bookingSurfaces)) {
		const words = all.flatMap((booking) => wordsOf(booking, fact));
		if (words.length === 0) continue;
		const found = await Promise.all(
			words.map(async (q) => {
				const query = new URLSearchParams({ q });
				const { headers } = await ask(handle, 'GET', `/api/bookings?${query}`);
				return headers.get('X-Total-Count') !== '0';
			}),
		);
		expect([fact, found.some(Boolean)]).toEqual([fact, !('find' in left)]);
	}
});

/** What somebody could type to find a booking by a fact; nothing of what is no text. */
function wordsOf({ trip, ...booking }: ReadBooking, fact: string): string[] {
	const value: unknown = Object.entries({ ...trip, ...booking }).find(
		([name]) => name === fact,
	)?.[1];
	return typeof value === 'string' && /[a-z]{3}/i.test(value) ? [value] : [];
}
