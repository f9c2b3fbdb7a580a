import { createHmac, timingSafeEqual } from 'node:crypto';

import { BackupError } from './backup-error.ts';
import type { BackupBeginning, TableBeginning } from './format.ts';

/** A table of a backup, with how its rows end. */
export type SealedTable = { table: TableBeginning; rows: number; sha256: string };

/**
 * What only somebody with the key can write at the end of a backup: checksums alone can be made anew by whoever changes a
 * row.
 * @returns in hexadecimal
 */
export function sealOf(
	key: string,
	{ takenAt, migration }: BackupBeginning,
	tables: readonly SealedTable[],
): string {
	const told = [
		[takenAt, migration],
		...tables.map(({ table: { table, columns, counters }, rows, sha256 }) => [
			table,
			columns,
			Object.entries(counters),
			rows,
			sha256,
		]),
	];
	return createHmac('sha256', key).update(JSON.stringify(told)).digest('hex');
}

/** @throws BackupError where a backup has not the seal that it would have */
export function requireSeal(file: string, found: string | undefined, expected: string): void {
	if (found === undefined) {
		throw new BackupError(
			`${file} is not sealed, and BACKUP_KEY is set: whoever could reach the file could change it. Where you trust it all the same, restore it with BACKUP_KEY set to nothing.`,
		);
	}
	const [one, other] = [found, expected].map((seal) => Buffer.from(seal));
	if (one && other && one.length === other.length && timingSafeEqual(one, other)) return;
	throw new BackupError(
		`${file} was sealed by another BACKUP_KEY, or changed since: nothing of it is restored.`,
	);
}
