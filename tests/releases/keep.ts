/**
 * `npm run release:keep` writes a filled database of this release beside the earlier ones, for
 * `tests/api/released-databases.test.ts`: run it when a release is made, and commit the file.
 */
import { writeBackup } from '#src/server/db/backup/write-backup.ts';
import { openDatabase } from '#src/server/db/client.ts';
import journal from '#src/server/db/migrations/meta/_journal.json' with { type: 'json' };
import { bookings, departures } from '#src/server/db/schema.ts';
import { seedCatalog } from '#src/server/db/seed-catalog.ts';

import { storeOneOfEach } from '../support/one-of-each.ts';
import { storedBooking } from '../support/stored-booking.ts';

const statuses = ['Pending Confirmation', 'Confirmed', 'Cancelled'] as const;
const newest = journal.entries.at(-1)?.idx ?? 0;
const file = `tests/releases/${String(newest).padStart(4, '0')}.gz`;

const { database, close } = await openDatabase({ kind: 'memory' });
await seedCatalog(database, '2026-11-20', { hasSamples: true });
await storeOneOfEach(database);
const days = await database
	.select({ id: departures.id, date: departures.date })
	.from(departures)
	.orderBy(departures.id)
	.limit(3);
for (let number = 1; number <= 24; number += 1) {
	const travelers = 1 + (number % 4);
	const status = statuses[number % 3] ?? 'Confirmed';
	const day = days[number % days.length];
	await database.insert(bookings).values(
		storedBooking(100 + number, {
			status,
			travelers,
			totalPrice: 500 + number * 37.25,
			...(status === 'Cancelled' && { refund: 10, kept: 0 }),
			...(day && number % 4 === 0 && onTour(day)),
		}),
	);
}
await writeBackup(database, file, new Date('2026-11-21T12:00:00Z'));
await close();

function onTour({ id, date }: { id: number; date: string }) {
	return {
		type: 'tour' as const,
		itemId: '1',
		title: 'Kyoto on Foot',
		departureId: id,
		departureDate: date,
		details: { tourName: 'Kyoto on Foot', departureDate: date, passengerName: 'Ada Lovelace' },
	};
}
