import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

import { codeOf } from '../../platform/log.ts';
import { damaged, notABackup } from './backup-error.ts';
import { type BackupLine, controlLine } from './format.ts';

/** Rows that follow each other, as they stand in the file, or a line that is no row. */
export type Piece = { lines: string[] } | BackupLine;

/** How much is in memory at a time, in bytes, beside the row that is being read. */
const chunkSize = 1024 * 1024;

/** No row of ours comes near; a line without an end would fill the memory. */
const longestLine = 64 * 1024 * 1024;

/**
 * Reads a backup line by line, many rows at once.
 * @throws BackupError where it is no backup or its compression is torn, and what the file system throws
 */
export async function* readPieces(file: string): AsyncGenerator<Piece> {
	let isBegun = false;
	try {
		for await (const lines of linesOf(file)) {
			let rows: string[] = [];
			for (const line of lines) {
				if (isBegun && line.startsWith('[')) {
					rows.push(line);
					continue;
				}
				if (rows.length > 0) yield { lines: rows };
				rows = [];
				yield parsed(line, file, isBegun);
				isBegun = true;
			}
			if (rows.length > 0) yield { lines: rows };
		}
	} catch (error) {
		switch (codeOf(error)) {
			case 'Z_DATA_ERROR':
				throw isBegun ? damaged(file, 'its compression', error) : notABackup(file, error);
			case 'Z_BUF_ERROR':
				throw damaged(file, 'its end is missing', error);
			default:
				throw error;
		}
	}
}

function parsed(line: string, file: string, isBegun: boolean): BackupLine {
	try {
		return controlLine.parse(JSON.parse(line));
	} catch (error) {
		throw isBegun ? damaged(file, 'a line cannot be read', error) : notABackup(file, error);
	}
}

/** Whole lines, as many as a chunk has. (Node's `readline` breaks lines at U+2028 too, which a traveller may have typed.) */
async function* linesOf(file: string): AsyncGenerator<string[]> {
	// Its end, also a bad one, is the loop's.
	const content = pipeline(createReadStream(file), createGunzip({ chunkSize }), () => undefined);
	let begun: Buffer[] = [];
	let held = 0;
	for await (const chunk of content as AsyncIterable<Buffer>) {
		const last = chunk.lastIndexOf('\n');
		if (last === -1) {
			begun.push(chunk);
			held += chunk.length;
			if (held > longestLine) throw damaged(file, 'a line of it has no end');
			continue;
		}
		yield Buffer.concat([...begun, chunk.subarray(0, last)])
			.toString()
			.split('\n');
		begun = [chunk.subarray(last + 1)];
		held = 0;
	}
	const rest = Buffer.concat(begun).toString();
	if (rest !== '') yield [rest];
}
