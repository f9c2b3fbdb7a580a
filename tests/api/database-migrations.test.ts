import { expect, test } from 'vitest';

import { bookingPage } from '#src/contract/admin/bookings.ts';
import { selectBookings } from '#src/server/admin/bookings/queries.ts';
import { migrate } from '#src/server/db/migrate.ts';

import { databaseBefore, insertEarlierBooking } from '../support/earlier-database.ts';
import { storedBooking } from '../support/stored-booking.ts';

test('a booking that was stored before searches were folded is found as one that is stored now', async () => {
	const db = await databaseBefore('NFKD');
	const booking = storedBooking(1, { name: 'Chloé Łukasz', phone: '+1 (555) 010-9999' });
	await insertEarlierBooking(db, booking);
	expect(await migrate(db)).toBeGreaterThan(0);
	for (const q of ['lukasz chloe', '555 0109', 'london jfk']) {
		expect(await selectBookings(db, bookingPage.parse({ q }), new Date())).toMatchObject({
			rows: [{ name: 'Chloé Łukasz' }],
			total: 1,
		});
	}
});
