import type { Database } from '../database.ts';
import { inTransaction } from '../in-transaction.ts';
import { migrate } from '../migrate.ts';
import { isKnownMigration } from '../schema-version.ts';
import { notePlanted } from '../seed-catalog.ts';
import { BackupError, damaged, madeByNewer } from './backup-error.ts';
import type { TableBeginning } from './format.ts';
import { type CheckedBackup, readBackup } from './read-backup.ts';
import {
	countRows,
	dropTables,
	insertLines,
	lockTables,
	setCounter,
	setTriggers,
	type StoredTable,
	storedTables,
} from './stored-tables.ts';

/**
 * Puts a backup in the place of all tables: they are made as they were when it was taken, filled, and brought up to date
 * by the migrations since. All of it or, on an error, nothing.
 * @param backup that was checked: while it is read again, the tables are held
 * @param replaces whether rows that the database holds may go
 * @throws BackupError, and what the driver and the file system throw
 */
export async function restoreBackup(
	database: Database,
	{ file, migration, tables }: CheckedBackup,
	replaces: boolean,
): Promise<void> {
	if (!isKnownMigration(migration)) throw madeByNewer(file);
	await inTransaction(database, async (transaction) => {
		const before = await storedTables(transaction);
		await lockTables(transaction, before);
		if (!replaces) requireNoRows(await countRows(transaction, before));
		await dropTables(transaction, before);
		await migrate(transaction, migration);
		await fillTables(transaction, file);
		await setCounters(transaction, tables);
		await migrate(transaction);
		// It is no new database: the sample catalog is not to come into it.
		await notePlanted(transaction);
	});
}

function requireNoRows(count: number): void {
	if (count === 0) return;
	throw new BackupError(
		`The database holds ${count} rows already. With --replace they all go, and the backup takes their place.`,
	);
}

async function fillTables(transaction: Database, file: string): Promise<void> {
	const made = new Map((await storedTables(transaction)).map((table) => [table.name, table]));
	// What stands in a backup was stored by the rules of its day, in another order.
	await setTriggers(transaction, [...made.values()], 'disable');
	for await (const { table, lines } of readBackup(file)) {
		await transaction.execute(insertLines(columnsAsIn(table, made.get(table.table), file), lines));
	}
	await setTriggers(transaction, [...made.values()], 'enable');
}

/** The table with the columns of the backup, in their order there. */
function columnsAsIn(
	{ table, columns }: TableBeginning,
	made: StoredTable | undefined,
	file: string,
): StoredTable {
	const known = columns.flatMap(
		(name) => made?.columns.find((column) => column.name === name) ?? [],
	);
	if (known.length === columns.length) return { name: table, columns: known };
	throw damaged(file, `${table} has other columns than its version of the tables`);
}

async function setCounters(
	transaction: Database,
	tables: readonly TableBeginning[],
): Promise<void> {
	for (const { table, counters } of tables) {
		for (const [column, last] of Object.entries(counters)) {
			await transaction.execute(setCounter(table, column, last));
		}
	}
}
