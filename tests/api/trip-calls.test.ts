import { addHours } from 'date-fns/addHours';
import { beforeEach, expect, test } from 'vitest';

import { callBacks } from '#src/server/db/schema.ts';

import { testNow } from '../support/api.ts';
import { bringTo } from '../support/bring-to.ts';
import { emptyDatabase, testDatabase } from '../support/database.ts';
import { drawnTrip } from '../support/drawn-trip.ts';
import { storedBooking } from '../support/stored-booking.ts';

const db = await testDatabase();
beforeEach(() => emptyDatabase(db));

const booking = storedBooking(1, { reference: 'BD7K2MQ4R', heldUntil: addHours(testNow, 5) });

/** A call from ten to eleven on the Saturday morning, or so many hours later. */
function call(reference: string, later = 0) {
	const slotFrom = addHours(new Date('2026-11-21T10:00:00-05:00'), later);
	const slot = { slotFrom, slotTo: addHours(slotFrom, 1) };
	return { name: 'Ada Lovelace', phone: '+44 20 7946 0958', reference, ...slot };
}

test('the page of a trip tells the next hour in which the desk calls about it, and gives its form what it knows', async () => {
	await db
		.insert(callBacks)
		.values([
			call('BDAAAAAA2'),
			call('bd 7k2m-q4r', 2),
			call('7K2MQ4R', 3),
			call('BD7K2MQ4R', 1),
			call('BD7K2MQ4R', -24),
		]);
	await bringTo(db, 'call-back', { 4: 'Done' });
	const html = await drawnTrip(db, booking, { now: testNow });
	expect(html).toContain('Sat, Nov 21, 12–1 PM New York time');
	expect(html).toContain('Choose another hour');
	expect(html).toContain('&quot;reference&quot;:&quot;BD7K2MQ4R&quot;');
});

test('whoever only reads of a trip hears of no call, nor of the number', async () => {
	await db.insert(callBacks).values(call('BD7K2MQ4R'));
	const reader = { mayChange: false, showsPrices: true, openedBy: 'key' } as const;
	const html = await drawnTrip(db, booking, { now: testNow, reader });
	expect(html).not.toMatch(/10–11 AM|data-call-back/);
});
