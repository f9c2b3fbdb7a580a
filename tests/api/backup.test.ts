import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

import { bookingPage } from '#src/contract/desk/bookings.ts';
import { insertLines, linesOf, storedTables } from '#src/server/db/backup/stored-tables.ts';
import * as schema from '#src/server/db/schema.ts';
import { seedCatalog } from '#src/server/db/seed-catalog.ts';
import { selectBookings } from '#src/server/desk/bookings/queries.ts';

import { backedUp, backupFolder, linesIn, restore } from '../support/backup-files.ts';
import { anotherDatabase, emptyDatabase, testDatabase } from '../support/database.ts';
import { databaseBefore, insertEarlier } from '../support/earlier-database.ts';
import {
	everyKeptRow,
	everyRow,
	fillEveryTable,
	passingTables,
	tableNames,
} from '../support/every-table.ts';
import { storedBooking } from '../support/stored-booking.ts';

const db = await testDatabase();
const other = await anotherDatabase();
const { newFile } = backupFolder();

beforeEach(async () => {
	await emptyDatabase(db);
	await emptyDatabase(other);
});

test('every row comes back as it was, computed values too, but not what lets somebody in or keeps somebody out', async () => {
	await fillEveryTable(db);
	const rows = await everyKeptRow(db);
	expect(Object.values(rows).filter((table) => table.length === 0)).toEqual([]);
	const file = await backedUp(db, newFile());
	const held = linesIn(file).flatMap((line) => /^\{"table":"(\w+)"/.exec(line)?.[1] ?? []);
	expect([...held, ...passingTables].toSorted()).toEqual(tableNames.toSorted());

	await restore(other, file);
	const passing = passingTables.map((name) => [name, []]);
	expect(await everyRow(other)).toEqual({ ...rows, ...Object.fromEntries(passing) });
	// A backup of what was restored is the same, byte for byte.
	expect(linesIn(await backedUp(other, newFile()))).toEqual(linesIn(file));
});

test('with leave to replace, a backup takes the place of all that was there, sessions too', async () => {
	await fillEveryTable(db);
	const rows = await everyKeptRow(db);
	const file = await backedUp(db, newFile());
	await db.update(schema.bookings).set({ name: 'Somebody else' });
	await db.insert(schema.subscribers).values({ email: 'later@example.com' });
	await restore(db, file, true);
	expect(await everyKeptRow(db)).toEqual(rows);
	expect(await db.$count(schema.sessions)).toBe(0);
});

test('numbers that were given out are not given out again, even those of rows that are gone', async () => {
	await db.insert(schema.bookings).values([1, 2, 3].map((number) => storedBooking(number)));
	await db.delete(schema.bookings).where(eq(schema.bookings.id, 3));
	await restore(other, await backedUp(db, newFile()));
	const [next] = await other.insert(schema.bookings).values(storedBooking(4)).returning();
	const [first] = await other.insert(schema.subscribers).values({ email: 'a@b.co' }).returning();
	expect([next?.id, first?.id]).toEqual([4, 1]);
});

test('a database that was restored is no new one: the sample catalog does not come into it', async () => {
	await restore(other, await backedUp(db, newFile()));
	expect(await seedCatalog(other, '2026-11-21')).toBe(false);
	expect(await other.$count(schema.tours)).toBe(0);
});

test('a backup of older tables is brought up to date: its bookings are found as those of now', async () => {
	const earlier = await databaseBefore('NFKD');
	await insertEarlier(earlier, schema.bookings, storedBooking(1, { name: 'Chloé Łukasz' }));
	await restore(other, await backedUp(earlier, newFile()));
	const found = await selectBookings(other, bookingPage.parse({ q: 'lukasz chloe' }), new Date());
	expect(found).toMatchObject({ rows: [{ name: 'Chloé Łukasz' }], total: 1 });
});

const oddValues: [type: string, value: string][] = [
	['timestamp with time zone', `'2026-03-29 01:59:59.987654+02'`],
	['timestamp with time zone', `'infinity'`],
	['timestamp(0) without time zone', `'0044-03-15 12:00:00 BC'`],
	['date', `'4713-01-01 BC'`],
	['numeric', `'-123456789012345678901234567890.000000000000000001'`],
	['numeric(5,2)', `'NaN'`],
	['double precision', `'0.1'::float8 + '0.2'::float8`],
	['bigint', `9223372036854775807`],
	['boolean', 'false'],
	['bytea', `'\\x00ff0a22'`],
	['interval', `'1 year -3 days 04:05:06.789'`],
	['jsonb', `'null'`],
	['jsonb', `'{"a": [1.50, 1e400, "\\u2028", null]}'`],
	['text[]', `array['a"b', null, 'null', '', '{,}']`],
	['text', `E'a\\nb\\r\\t\\\\ "q"'`],
	['text', 'null'],
	['character varying(3)', `''`],
	['uuid', `'00000000-0000-0000-0000-000000000001'`],
];

test('values of every type come back exactly, from a table with any name', async () => {
	const columns = oddValues.map(
		([type, value], number) => `(${value})::${type} as "column ${number}"`,
	);
	const odd = sql`"Odd ""table"""`;
	const read = async () => {
		const rows = await db
			.select({ row: sql<string>`odd::text` })
			.from(sql`${odd} as odd`)
			.orderBy(sql`odd::text`);
		return rows.map(({ row }) => row);
	};
	await db.execute(sql.raw(`create table "Odd ""table""" as select ${columns.join(', ')}`));
	onTestFinished(async () => {
		await db.execute(sql`drop table ${odd}`);
	});
	const before = await read();
	const table = (await storedTables(db)).find(({ name }) => name === 'Odd "table"');
	if (!table) throw new Error('The table was not found.');
	const lines = await db
		.select({ line: sql<string>`line` })
		.from(sql`(${linesOf(table)}) as lines`)
		.orderBy(sql`line`);
	await db.execute(sql`truncate ${odd}`);
	const written = lines.map(({ line }) => line);
	await db.execute(insertLines(table, written));
	expect(await read()).toEqual(before);
	expect(table.columns.map(({ type }) => type)).toEqual(oddValues.map(([type]) => type));
});
