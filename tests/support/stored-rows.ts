import { asc } from 'drizzle-orm';

import { openDatabase } from '#src/server/db/client.ts';
import * as schema from '#src/server/db/schema.ts';

// Prints the rows of a table in an embedded database as JSON, oldest first. A process of its own: browser tests are
// compiled by Playwright, which knows nothing of our imports, and only one process may open the data.
const { applications, bookings, customOffers, inquiries, outbox, subscribers, users } = schema;
const tables = { applications, bookings, customOffers, inquiries, outbox, subscribers, users };

const [directory = '', name = ''] = process.argv.slice(2);
const table = Object.entries(tables).find(([known]) => known === name)?.[1];
if (!table) throw new Error(`There is no table ${name}, only ${Object.keys(tables).join(', ')}.`);
const { database, close } = await openDatabase({ kind: 'embedded', directory });
try {
	console.log(JSON.stringify(await database.select().from(table).orderBy(asc(table.id))));
} finally {
	await close();
}
