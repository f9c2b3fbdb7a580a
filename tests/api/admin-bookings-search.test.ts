import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { handle } from '#functions/api.ts';
import { listBookings } from '#src/contract/desk/bookings.ts';
import { bookings } from '#src/server/db/schema.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { testDatabase } from '../support/database.ts';
import { storedBooking } from '../support/stored-booking.ts';

const { db, ask } = administratorCalls(await testDatabase());

type Row = Parameters<typeof storedBooking>[1];

async function store(...rows: Row[]) {
	await db.insert(bookings).values(rows.map((row, index) => storedBooking(index + 1, row)));
}

async function found(parameters: Record<string, string>): Promise<number[]> {
	const { status, body } = await ask(
		handle,
		'GET',
		`/api/bookings?${new URLSearchParams(parameters)}`,
	);
	expect({ status, body }).toMatchObject({ status: 200 });
	return z.parse(listBookings.reply, body).map(({ id }) => id);
}

const caller: Row = {
	reference: 'BD7K2MQ4R',
	name: 'Zoë O’Brien-Łukasz',
	email: 'zoe.ob@example.net',
	phone: '+1 (555) 010-9999',
	title: 'São Paulo (GRU) to Reykjavík (KEF)',
	details: { origin: 'São Paulo (GRU)', destination: 'Reykjavík (KEF)' },
};

test.each([
	['the words of a name in another order', 'lukasz zoe'],
	['a name without its accents', 'Zoe O’Brien-Lukasz'],
	['a name with other apostrophes', "o'brien"],
	['a name without its marks', 'obrienlukasz'],
	['accents where none are stored', 'zöe'],
	['a name and a place', 'reykjavik zoe'],
	['a surname first, with a comma', 'O’Brien, Zoë'],
	['a reference and a name', 'zoe bd7k2'],
	['a reference in pieces', 'BD 7K2 MQ4R'],
	['a route', 'gru kef'],
	['a route as it is drawn', 'GRU → KEF'],
	['a route as it is typed', 'GRU-KEF'],
	['a route in words', 'sao paulo to reykjavik'],
	['the last seven digits', '0109999'],
	['seven digits of the middle', '555 0109'],
	['a number as it is stored', '+1 (555) 010-9999'],
	['a number with dots', '555.010.9999'],
	['a number of digits alone', '15550109999'],
	['a number without its country', '(555) 010 9999'],
	['a number dialed from abroad', '001 555 010 99 99'],
	['the end of a number and a name', '010-9999 zoe'],
	['capitals and blanks', '  ZOË   OBRIEN  '],
])('a caller is found by %s', async (_, q) => {
	await store({}, caller, { name: 'Zoltan Luk', phone: '+1 555 010 8888' });
	expect(await found({ q })).toEqual([2]);
});

test.each([
	['a word that stands nowhere', 'zoe paris'],
	['a number with another digit', '0109998'],
	['digits of two numbers together', '8888 9999'],
])('%s finds nobody', async (_, q) => {
	await store(caller, { phone: '+1 555 010 8888' });
	expect(await found({ q })).toEqual([]);
});

test('digits of an extension are not those of the number', async () => {
	await store({ phone: '(555) 010-9999 ext 12' });
	expect(await found({ q: '+1 555 010 9999' })).toEqual([1]);
});

test('a number in a record of before is found by its digits', async () => {
	await store({}, { phone: '', details: { phone: '030 / 123 45 67' } });
	expect(await found({ q: '+49 30 1234567' })).toEqual([2]);
});

test('the flight of a record of before is found by where it starts', async () => {
	const flight = { origin: 'Malmö (MMX)', destination: 'Rome (FCO)' };
	await store({}, { title: '', details: { flight } }, { title: '', details: { ...flight } });
	expect(await found({ q: 'malmo fco' })).toEqual([3, 2]);
});

test('bookings are narrowed to a range of departures, its days included', async () => {
	await store(
		{ departureDate: '2026-12-09' },
		{ departureDate: '2026-12-10' },
		{ departureDate: '2026-12-20' },
		{ departureDate: '2026-12-21' },
	);
	const range = { departureFrom: '2026-12-10', departureTo: '2026-12-20' };
	expect(await found(range)).toEqual([3, 2]);
	expect(await found({ departureFrom: '2026-12-20' })).toEqual([4, 3]);
	expect(await found({ departureTo: '2026-12-09' })).toEqual([1]);
	expect(await found({ ...range, departureTo: '2026-12-01' })).toEqual([]);
	expect(await found({ ...range, q: 'ada', status: 'Confirmed' })).toEqual([]);
});

test('bookings are narrowed to the time they were made in, its end left out', async () => {
	const at = (time: string) => ({ createdAt: new Date(`2026-11-20T${time}Z`) });
	await store(at('04:59:59.999'), at('05:00:00'), at('23:00:00'));
	const from = '2026-11-20T05:00:00.000Z';
	expect(await found({ bookedFrom: from })).toEqual([3, 2]);
	expect(await found({ bookedFrom: from, bookedBefore: '2026-11-20T23:00:00Z' })).toEqual([2]);
	expect(await found({ bookedBefore: from })).toEqual([1]);
});

test.each([
	['departureFrom', '2026-02-30'],
	['departureTo', 'soon'],
	['bookedFrom', '2026-11-20'],
	['bookedBefore', ''],
])('a %s of %j is refused by its name', async (name, value) => {
	const { status, body } = await ask(handle, 'GET', `/api/bookings?${name}=${value}`);
	expect([status, body]).toMatchObject([400, { issues: [{ path: name }] }]);
});
