import { asc } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { explained } from '#src/server/db/backup/backup-error.ts';
import { takeBackup } from '#src/server/db/backup/take-backup.ts';
import { openDatabase } from '#src/server/db/client.ts';
import { bookings, outbox } from '#src/server/db/schema.ts';

import { send, testDependencies } from '../support/api.ts';
import { backedUp, backupFolder, linesIn, restore } from '../support/backup-files.ts';
import { offerBooking, offerOf } from '../support/bookings.ts';
import { emptyDatabase, testDatabase } from '../support/database.ts';
import { everyKeptRow, fillEveryTable } from '../support/every-table.ts';
import { testPostgres } from '../support/postgres.ts';

const { database: server, bridge, url } = await testPostgres();
const embedded = await testDatabase();
const { newFile } = backupFolder();

beforeEach(async () => {
	await emptyDatabase(server);
	await emptyDatabase(embedded);
});

test('what was embedded moves to a server and back, row by row', async () => {
	await fillEveryTable(embedded);
	const rows = await everyKeptRow(embedded);
	const file = await backedUp(embedded, newFile());
	await restore(server, file);
	expect(await everyKeptRow(server)).toEqual(rows);
	const back = await backedUp(server, newFile());
	expect(linesIn(back)).toEqual(linesIn(file));
	await restore(embedded, back, true);
	expect(await everyKeptRow(embedded)).toEqual(rows);
});

test('each backup that is taken while bookings come in has their letters too', async () => {
	const deps = testDependencies(server, { limitsUses: false });
	const body = offerBooking(offerOf('2026-11-21'));
	const book = () => send(handle, deps, 'POST', '/api/bookings', { body });
	const { database, close } = await openDatabase({ kind: 'server', url }, { isPatient: true });
	const files: string[] = [];
	while (files.length < 6) {
		const taking = backedUp(database, newFile());
		const answers = await Promise.all([book(), book()]);
		expect(answers.map(({ status }) => status)).toEqual([201, 201]);
		files.push(await taking);
	}
	const counts = files.map((file) => {
		const [booked, letters] = ['bookings', 'outbox'].map((table) => rowsOf(table, linesIn(file)));
		expect(letters).toBe(booked);
		return booked;
	});
	await close();
	expect(new Set(counts).size).toBeGreaterThan(2);
});

test('a backup whose connection breaks leaves no file, and says what to look at', async () => {
	const file = newFile();
	await fillEveryTable(server);
	bridge.failAt('fetch', 'drop');
	const failure = await takeBackup({ kind: 'server', url }, file, false).catch((error) => error);
	expect(explained(failure, file)).toMatchObject({
		message: expect.stringContaining('The database cannot be reached'),
	});
	await takeBackup({ kind: 'server', url }, file, false);
});

test('a restore whose connection breaks leaves what was there', async () => {
	await fillEveryTable(embedded);
	const file = await backedUp(embedded, newFile());
	await server.insert(outbox).values({ kind: 'a', recipient: 'a@b.co', subject: '', body: '' });
	const rows = await everyKeptRow(server);
	bridge.failAt('insert into "sign_ins"', 'drop');
	await expect(restore(server, file, true)).rejects.toThrow();
	expect(await everyKeptRow(server)).toEqual(rows);
	expect(await server.select().from(bookings).orderBy(asc(bookings.id))).toEqual([]);
});

function rowsOf(table: string, lines: readonly string[]): number {
	const first = lines.findIndex((line) => line.startsWith(`{"table":"${table}"`));
	return lines.slice(first + 1).findIndex((line) => line.startsWith('{'));
}
