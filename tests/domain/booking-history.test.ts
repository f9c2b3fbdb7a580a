import { expect, test } from 'vitest';

import { bookingHistory } from '#src/domain/desk/booking-history.ts';

const booked = { source: 'site', takenBy: '', createdAt: '2026-11-01T10:00:00.000Z' } as const;
const change = { id: 1, action: 'updated', author: 'Ana', createdAt: '2026-11-02T10:00:00.000Z' };
const operation = { id: 1, author: 'Ben', undoneAt: null };

function told(before: object, after: object) {
	const changes = [{ ...change, before: { ...before }, after: { ...after } }];
	const [entry] = bookingHistory(booked, changes, []);
	return entry && { what: entry.what, fields: entry.fields };
}

test('a booking’s history begins with how it was made', () => {
	expect(bookingHistory(booked, [], [])).toMatchObject([
		{ what: 'Booked on the site', author: '', at: booked.createdAt },
	]);
	const taken = { ...booked, source: 'desk', takenBy: 'Ana' } as const;
	expect(bookingHistory(taken, [], [])).toMatchObject([
		{ what: 'Taken at the desk', author: 'Ana' },
	]);
});

test('an operation and the change that it was are one entry, also the change that undid it', () => {
	const moved = { before: { departureDate: '2027-05-01' }, after: { departureDate: '2027-05-15' } };
	const changes = [
		{
			...change,
			id: 3,
			createdAt: '2026-11-02T10:09:00.000Z',
			before: moved.after,
			after: moved.before,
		},
		{ ...change, id: 2, createdAt: '2026-11-02T10:05:00.000Z', ...moved },
		{ ...change, before: { status: 'Pending Confirmation' }, after: { status: 'Confirmed' } },
	];
	const operations = [
		{
			...operation,
			summary: 'Moved to May 15, 2027',
			createdAt: '2026-11-02T10:05:00.000Z',
			undoneAt: '2026-11-02T10:09:00.000Z',
		},
	];
	expect(bookingHistory(booked, changes, operations)).toMatchObject([
		{
			what: 'Moved to May 15, 2027',
			author: 'Ben',
			fields: [{ field: 'Departure date', before: 'Sat, May 1, 2027', after: 'Sat, May 15, 2027' }],
			operation: operations[0],
		},
		{ what: 'Confirmed', author: 'Ana', fields: [], operation: null },
		{ what: 'Booked on the site' },
	]);
});

test.each([
	['Confirmed', { status: 'Pending Confirmation' }, { status: 'Confirmed' }],
	['Re-opened', { status: 'Cancelled' }, { status: 'Pending Confirmation' }],
	['Changed name', { name: 'Ada' }, { name: 'Ada King' }],
	['Changed name and phone', { name: 'A', phone: '1' }, { name: 'B', phone: '2' }],
	[
		'Changed name, phone, and 2 more',
		{ name: 'A', phone: '1', email: 'a', travelers: 1 },
		{ name: 'B', phone: '2', email: 'b', travelers: 2 },
	],
	['Changed', { departureId: 1 }, { departureId: 2 }],
])('“%s” says what was changed', (what, before, after) => {
	expect(told(before, after)?.what).toBe(what);
});

test('what changed within the details is told field by field, a name once, flights by their times', () => {
	const leg = {
		origin: 'JFK',
		destination: 'LHR',
		date: '2026-12-10',
		minutes: 415,
		stops: 0,
		departsAt: '2026-12-10T19:10',
		arrivesAt: '2026-12-11T07:05',
		stop: null,
	};
	const late = { ...leg, departsAt: '2026-12-10T21:10', arrivesAt: '2026-12-11T09:05' };
	const details = { passengerName: 'Ada', city: 'London', legs: [leg] };
	expect(
		told(
			{ name: 'Ada', details },
			{ name: 'Ada King', details: { ...details, passengerName: 'Ada King', legs: [late] } },
		)?.fields,
	).toEqual([
		{ field: 'Name', before: 'Ada', after: 'Ada King' },
		{
			field: 'Flights',
			before: ['JFK 7:10 PM to LHR 7:05 AM (+1), Thu, Dec 10, 2026'],
			after: ['JFK 9:10 PM to LHR 9:05 AM (+1), Thu, Dec 10, 2026'],
		},
	]);
});

test('a moment is told where its reader is', () => {
	const heldUntil = '2026-11-24T19:10:00.000Z';
	expect(told({ heldUntil: null }, { heldUntil })?.fields).toEqual([
		{ field: 'Held until', before: null, after: { moment: heldUntil } },
	]);
});
