import { getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';

import { bookingPage } from '#src/contract/admin/bookings.ts';
import { selectBookings } from '#src/server/admin/bookings/queries.ts';
import type { Database } from '#src/server/db/database.ts';
import { migrate } from '#src/server/db/migrate.ts';
import * as schema from '#src/server/db/schema.ts';

import { databaseBefore } from '../support/earlier-database.ts';
import { storedBooking } from '../support/stored-booking.ts';

test('a booking that was stored before searches were folded is found as one that is stored now', async () => {
	const db = await databaseBefore('NFKD');
	const booking = storedBooking(1, { name: 'Chloé Łukasz', phone: '+1 (555) 010-9999' });
	const { departureId: _, heldUntil: __, refund: ___, refundReason: ____, ...row } = booking;
	await insertEarlier(db, row);
	expect(await migrate(db)).toBeGreaterThan(0);
	for (const q of ['lukasz chloe', '555 0109', 'london jfk']) {
		expect(await selectBookings(db, bookingPage.parse({ q }), new Date())).toMatchObject({
			rows: [{ name: 'Chloé Łukasz' }],
			total: 1,
		});
	}
});

/** Inserts into the columns that are given, and names no other: the database may not have those yet. */
async function insertEarlier(
	db: Database,
	row: Partial<typeof schema.bookings.$inferInsert>,
): Promise<void> {
	const columns: Record<string, PgColumn> = getTableColumns(schema.bookings);
	const given = Object.entries(row).flatMap(([key, value]) => {
		const column = columns[key];
		return column ? [{ column, value }] : [];
	});
	const names = given.map(({ column }) => sql.identifier(column.name));
	const values = given.map(({ column, value }) => sql`${sql.param(value, column)}`);
	await db.execute(
		sql`insert into ${schema.bookings} (${sql.join(names, sql`, `)}) values (${sql.join(values, sql`, `)})`,
	);
}
