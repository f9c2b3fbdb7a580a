import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { handle } from '#functions/api.ts';
import { findCallers } from '#src/contract/desk/callers.ts';
import { bookings, travellers } from '#src/server/db/schema.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { testDatabase } from '../support/database.ts';
import { storedBooking } from '../support/stored-booking.ts';

const { db, ask } = administratorCalls(await testDatabase());

async function callers(query: Record<string, string>) {
	const { status, body } = await ask(
		handle,
		'GET',
		`/api/desk/callers?${new URLSearchParams(query)}`,
	);
	expect([status, body]).toEqual([200, expect.anything()]);
	return z.parse(findCallers.reply, body);
}

const ada = { name: 'Ada Lovelace', email: 'ada@example.com', phone: '+1 (212) 555-0142' };
const byron = { name: 'Byron Lovelace', email: '', phone: '212 555 0142' };

test('a caller is found by the last digits of a number in any notation, and by an address', async () => {
	await db.insert(bookings).values([
		{ ...storedBooking(1), ...ada },
		{ ...storedBooking(2), ...ada, travelers: 4 },
		{ ...storedBooking(3), name: 'Grace Hopper', email: 'grace@example.com', phone: '2125550143' },
	]);
	await db.insert(travellers).values({ bookingId: 2, seat: 2, name: 'Ralph King' });
	for (const query of [
		{ phone: '555.0142' },
		{ phone: '001 212 5550142' },
		{ email: 'ADA@example.com' },
	]) {
		const [found, ...others] = await callers(query);
		expect(others).toEqual([]);
		expect(found).toMatchObject(ada);
		expect(found?.bookings.map(({ id, travelers }) => [id, travelers])).toEqual([
			[2, 4],
			[1, 2],
		]);
		expect(found?.bookings[0]?.travellers).toMatchObject([{ seat: 2, name: 'Ralph King' }]);
	}
});

test('two people of one number are two, also with one address', async () => {
	await db.insert(bookings).values([
		{ ...storedBooking(1), ...ada },
		{ ...storedBooking(2), ...byron },
		{ ...storedBooking(3), ...ada, name: 'Anne Lovelace' },
	]);
	const found = await callers({ phone: '(212) 555 0142' });
	expect(found.map(({ name }) => name)).toEqual([
		'Anne Lovelace',
		'Byron Lovelace',
		'Ada Lovelace',
	]);
});

test('too little to go by finds nobody', async () => {
	await db.insert(bookings).values({ ...storedBooking(1), ...ada });
	for (const query of [{}, { phone: '0142' }, { email: 'ada' }, { phone: '', email: '' }]) {
		expect(await callers(query)).toEqual([]);
	}
});
