import { text } from 'node:stream/consumers';

import { openDatabase } from '#src/server/db/client.ts';
import { bookings } from '#src/server/db/schema.ts';

// Inserts the bookings that its input lists as JSON into an embedded database, in whatever shape they have. A process of
// its own, for the reasons that stored-rows.ts gives.
type NewBooking = typeof bookings.$inferInsert;
type Sent = Omit<NewBooking, 'createdAt'> & { createdAt: string };

const atOnce = 500;

const [directory = ''] = process.argv.slice(2);
const sent: Sent[] = JSON.parse(await text(process.stdin));
const rows = sent.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
const { database, close } = await openDatabase({ kind: 'embedded', directory });
try {
	for (let first = 0; first < rows.length; first += atOnce) {
		await database.insert(bookings).values(rows.slice(first, first + atOnce));
	}
} finally {
	await close();
}
