import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { asc, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { checkBackup } from '#src/server/db/backup/read-backup.ts';
import { restoreBackup } from '#src/server/db/backup/restore-backup.ts';
import { openDatabase } from '#src/server/db/client.ts';
import { bookings, outbox, payments } from '#src/server/db/schema.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { linesIn } from '../support/backup-files.ts';

/** A filled database of each release, as its own code stored it, named after its newest migration. */
const kept = 'tests/releases';
const files = readdirSync(kept)
	.filter((name) => name.endsWith('.gz'))
	.toSorted();

type Row = Record<string, string | null>;

/** The rows of a table in a backup, each column as its text. */
function rowsIn(file: string, table: string): Row[] {
	const lines = linesIn(file);
	const first = lines.findIndex((line) => line.startsWith(`{"table":"${table}"`));
	if (first === -1) return [];
	const { columns } = JSON.parse(lines[first] ?? '') as { columns: string[] };
	const last = lines.findIndex((line, at) => at > first && line.startsWith('{'));
	return lines.slice(first + 1, last).map((line) => {
		const values = JSON.parse(line) as (string | null)[];
		return Object.fromEntries(columns.map((column, at) => [column, values[at] ?? null]));
	});
}

describe.each(files)('a database of the release with %s', async (name) => {
	const file = join(kept, name);
	const { database, close } = await openDatabase({ kind: 'memory' });
	afterAll(close);
	const { ask, signedIn } = administratorCalls(database);
	const before = rowsIn(file, 'bookings');

	test('comes with all that people booked, were promised and paid, and every page of it opens', async () => {
		await restoreBackup(database, await checkBackup(file), true);
		const after = await database.select().from(bookings).orderBy(asc(bookings.reference));
		const facts = ({ reference, status, totalPrice, travelers }: (typeof after)[number]) =>
			[reference, status, totalPrice, travelers].join(' ');
		expect(after.map(facts)).toEqual(
			before
				.map((row) =>
					[row['reference'], row['status'], Number(row['total_price']), row['travelers']].join(' '),
				)
				.toSorted(),
		);
		expect(after.length).toBeGreaterThan(20);
		expect(await database.$count(outbox)).toBeGreaterThanOrEqual(rowsIn(file, 'outbox').length);
		const noted = rowsIn(file, 'payments').reduce((sum, row) => sum + Number(row['amount']), 0);
		const [sum] = await database
			.select({ paid: sql<number>`coalesce(sum(${payments.amount}), 0)::float` })
			.from(payments);
		expect(sum?.paid).toBeGreaterThanOrEqual(noted);

		// Nobody is signed in after it.
		const { cookie } = await signedIn({ isAdmin: true, email: 'owner@example.com' });
		const read = async (path: string) => ask(handle, 'GET', path, undefined, cookie);
		for (const { id, reference } of after) {
			const { status, body } = await read(`/api/desk/bookings/${id}`);
			expect([reference, status], JSON.stringify(body)).toEqual([reference, 200]);
		}
		for (const path of [
			'/api/bookings',
			'/api/admin/departures',
			'/api/admin/tours',
			'/api/admin/counts',
			'/api/desk/queue',
			'/api/desk/ledger',
			'/api/desk/numbers',
			'/api/health',
			'/api/tours',
			'/api/tours/1',
			'/api/destinations',
			'/api/flights',
		]) {
			expect([path, (await read(path)).status]).toEqual([path, 200]);
		}
		const { body } = await read('/api/admin/departures?size=100');
		const sold = (body as { taken: number; capacity: number }[]).filter(
			({ taken, capacity }) => taken > capacity,
		);
		expect(sold).toEqual([]);
	});
});
