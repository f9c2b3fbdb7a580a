import { openDatabase } from '#src/server/db/client.ts';
import { bookings } from '#src/server/db/schema.ts';

// Prints the bookings in an embedded database as JSON. A process of its own: browser tests are compiled by
// Playwright, which knows nothing of our imports, and only one process may open the data.
const [directory = ''] = process.argv.slice(2);
const { database, close } = await openDatabase({ kind: 'embedded', directory });
try {
	console.log(JSON.stringify(await database.select().from(bookings).orderBy(bookings.id)));
} finally {
	await close();
}
