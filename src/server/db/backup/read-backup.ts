import { createHash } from 'node:crypto';

import { environment } from '../../platform/environment.ts';
import { damaged, madeByNewer, notABackup } from './backup-error.ts';
import { type BackupSummary, formatNumber, type TableBeginning } from './format.ts';
import { type Piece, readPieces } from './read-pieces.ts';
import { requireSeal, type SealedTable, sealOf } from './seal.ts';

/** Rows of one table, as `insertLines` takes them. */
export type BackupPart = { table: TableBeginning; lines: string[] };

/**
 * Reads a backup in parts, and checks it: whoever has come to its end has all that was backed up.
 * @returns what the whole backup holds
 * @throws BackupError as soon as it proves to be torn or to be something else, and what the file system throws
 */
export async function* readBackup(file: string): AsyncGenerator<BackupPart, BackupSummary> {
	const pieces = readPieces(file);
	const { value: beginning } = await pieces.next();
	if (!beginning || !('backup' in beginning)) throw notABackup(file);
	if (beginning.format !== formatNumber) throw madeByNewer(file);
	const tables: SealedTable[] = [];
	let seal: string | undefined;
	for (;;) {
		const piece = await nextOf(pieces, file);
		if ('tables' in piece) {
			if (piece.tables !== tables.length) throw damaged(file, 'a table is missing');
			({ seal } = piece);
			break;
		}
		if (!('table' in piece)) throw damaged(file, 'its parts are out of order');
		tables.push(yield* readTable(file, piece, pieces));
	}
	// Only at its very end a compressed file tells whether it is as it was written.
	if ((await pieces.next()).done !== true) throw damaged(file, 'something follows its end');
	const { backupKey } = environment();
	if (backupKey !== null) requireSeal(file, seal, sealOf(backupKey, beginning, tables));
	return {
		...beginning,
		tables: tables.map(({ table }) => table),
		rows: tables.reduce((sum, { rows }) => sum + rows, 0),
		isSealed: seal !== undefined,
	};
}

/** A backup that was read to its end. */
export type CheckedBackup = BackupSummary & { file: string };

/** Reads a backup to its end without keeping anything; it throws as `readBackup` does. */
export async function checkBackup(file: string): Promise<CheckedBackup> {
	const parts = readBackup(file);
	for (;;) {
		const { done, value } = await parts.next();
		if (done) return { file, ...value };
	}
}

async function* readTable(
	file: string,
	table: TableBeginning,
	pieces: AsyncGenerator<Piece>,
): AsyncGenerator<BackupPart, SealedTable> {
	const digest = createHash('sha256');
	let rows = 0;
	for (;;) {
		const piece = await nextOf(pieces, file);
		if ('lines' in piece) {
			digest.update(`${piece.lines.join('\n')}\n`);
			rows += piece.lines.length;
			yield { table, lines: piece.lines };
		} else if ('sha256' in piece) {
			const { sha256 } = piece;
			if (piece.rows === rows && sha256 === digest.digest('hex')) return { table, rows, sha256 };
			throw damaged(file, `the rows of ${table.table} are not those that were written`);
		} else {
			throw damaged(file, `the end of ${table.table} is missing`);
		}
	}
}

async function nextOf(pieces: AsyncGenerator<Piece>, file: string): Promise<Piece> {
	const { done, value } = await pieces.next();
	if (done) throw damaged(file, 'its end is missing');
	return value;
}
