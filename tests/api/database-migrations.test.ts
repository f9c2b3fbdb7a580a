import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/pglite';
import { expect, onTestFinished, test } from 'vitest';

import { bookingPage } from '#src/contract/admin/bookings.ts';
import { selectBookings } from '#src/server/admin/bookings/queries.ts';
import { migrate } from '#src/server/db/migrate.ts';
import * as schema from '#src/server/db/schema.ts';

import { storedBooking } from '../support/stored-booking.ts';

/** A database as it was before the first migration that holds these words. */
async function databaseBefore(words: string) {
	const client = await PGlite.create({ extensions: { pg_trgm } });
	onTestFinished(() => client.close());
	const db = drizzle({ client, schema });
	const migrations = readMigrationFiles({ migrationsFolder: 'src/server/db/migrations' });
	const first = migrations.findIndex(({ sql: statements }) => statements.join().includes(words));
	const earlier = migrations.slice(0, first);
	for (const statement of earlier.flatMap((each) => each.sql)) await db.execute(sql.raw(statement));
	await db.execute(sql`create schema drizzle`);
	await db.execute(
		sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint not null)`,
	);
	for (const { hash, folderMillis } of earlier) {
		await db.execute(
			sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
		);
	}
	return { db, isEarlier: first > 0 };
}

test('a booking that was stored before searches were folded is found as one that is stored now', async () => {
	const { db, isEarlier } = await databaseBefore('NFKD');
	expect(isEarlier).toBe(true);
	await db
		.insert(schema.bookings)
		.values(storedBooking(1, { name: 'Chloé Łukasz', phone: '+1 (555) 010-9999' }));
	expect(await migrate(db)).toBeGreaterThan(0);
	for (const q of ['lukasz chloe', '555 0109', 'london jfk']) {
		expect(await selectBookings(db, bookingPage.parse({ q }))).toMatchObject({
			rows: [{ name: 'Chloé Łukasz' }],
			total: 1,
		});
	}
});
