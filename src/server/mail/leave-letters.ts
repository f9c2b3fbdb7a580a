import type { Database } from '../db/database.ts';
import type { NewLetter } from './letter.ts';
import { addToOutbox } from './outbox.ts';

/** Rows of one statement. */
export const rowsAtOnce = 100;

type Letters<Row> = {
	/** The rows to write about whose ids are higher, in the order of their ids, `rowsAtOnce` at most. */
	select: (lastId: number) => Promise<readonly Row[]>;
	write: (rows: readonly Row[]) => readonly NewLetter[] | Promise<readonly NewLetter[]>;
	/** Whether nothing more is to be begun. */
	isOver: () => boolean;
};

/** Writes about each row by itself; null: there is nothing to write. */
export function oneByOne<Row>(
	letterOf: (row: Row) => Promise<NewLetter | null>,
): Letters<Row>['write'] {
	return async (rows) => {
		const letters: NewLetter[] = [];
		for (const row of rows) {
			const letter = await letterOf(row);
			if (letter) letters.push(letter);
		}
		return letters;
	};
}

/**
 * Leaves letters for delivery that nobody asks for, about one statement's rows after the other's.
 * @returns how many
 */
export async function leaveLetters<Row extends { id: number }>(
	db: Database,
	{ select, write, isOver }: Letters<Row>,
): Promise<number> {
	let count = 0;
	let lastId = 0;
	while (!isOver()) {
		const rows = await select(lastId);
		const letters = await write(rows);
		await addToOutbox(db, ...letters);
		count += letters.length;
		const last = rows.at(-1);
		if (last === undefined || rows.length < rowsAtOnce) break;
		lastId = last.id;
	}
	return count;
}
