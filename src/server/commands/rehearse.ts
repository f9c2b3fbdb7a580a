import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { desc } from 'drizzle-orm';

import { formatNumber } from '#src/domain/numbers.ts';

import { checkBackup } from '../db/backup/read-backup.ts';
import { restoreBackup } from '../db/backup/restore-backup.ts';
import { openDatabase } from '../db/client.ts';
import type { Database } from '../db/database.ts';
import { bookings, users } from '../db/schema.ts';
import { runCommand } from '../platform/command.ts';
import { ErrorForPeople } from '../platform/error-for-people.ts';
import { commandOnFile } from './command-on-file.ts';

runCommand(() => commandOnFile('db:rehearse', rehearse));

/**
 * `npm run db:rehearse -- FILE`, or a folder of backups, whose newest is taken: restores it into a database in memory, which
 * is gone with the command, and says what was in it. It fails where the backup could not be restored.
 */
async function rehearse(given: string): Promise<void> {
	const file = await newestIn(given);
	const began = performance.now();
	const backup = await checkBackup(file);
	const { database, close } = await openDatabase(
		{ kind: 'memory' },
		{ isPatient: true, isPlanted: false },
	);
	try {
		await restoreBackup(database, backup, false);
		const seconds = ((performance.now() - began) / 1000).toFixed(1);
		console.log(
			`${file} can be restored: ${formatNumber(backup.rows)} rows of ${backup.tables.length} tables, as they were at ${backup.takenAt}, in ${seconds} s.`,
		);
		console.log(await contentOf(database));
	} finally {
		await close();
	}
}

/** A file as it is given; of a folder the backup that was written last. */
async function newestIn(given: string): Promise<string> {
	if (!(await stat(given).catch(notThere(given))).isDirectory()) return given;
	const names = (await readdir(given)).filter((name) => name.endsWith('.gz'));
	const files = await Promise.all(
		names.map(async (name) => {
			const path = join(given, name);
			return { path, at: (await stat(path)).mtimeMs };
		}),
	);
	const [newest] = files.toSorted((one, other) => other.at - one.at);
	if (!newest) throw new ErrorForPeople(`There is no backup (*.gz) in ${given}.`);
	return newest.path;
}

function notThere(given: string): () => never {
	return () => {
		throw new ErrorForPeople(`There is nothing at ${given}.`);
	};
}

async function contentOf(db: Database): Promise<string> {
	const [latest] = await db
		.select({ reference: bookings.reference, at: bookings.createdAt })
		.from(bookings)
		.orderBy(desc(bookings.id))
		.limit(1);
	const [booked, accounts] = [await db.$count(bookings), await db.$count(users)];
	const last = latest ? `, the latest ${latest.reference} of ${latest.at.toISOString()}` : '';
	return `In it: ${formatNumber(booked)} bookings${last}; ${formatNumber(accounts)} accounts.`;
}
