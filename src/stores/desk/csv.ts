import type { unparse } from 'papaparse';

/** A column of a CSV file: its title, and what a row has in it. */
export type CsvColumn<Row> = readonly [title: string, value: (row: Row) => string | number];

/** papaparse's writer, which is loaded when something is exported. */
export type CsvWriter = typeof unparse;

/** Told by it, Excel reads accents as UTF-8. */
export const byteOrderMark = '\uFEFF';

const lineEnd = '\r\n';

// What a spreadsheet would run. papaparse's own pattern lets a formula through whose text has a second line.
const formula = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/** The first line of a CSV file. */
export function csvHead<Row>(columns: readonly CsvColumn<Row>[], write: CsvWriter): string {
	return csv([columns.map(([title]) => title)], write);
}

/** The lines of some rows, each with its end. Text that a spreadsheet would run gets a `'` before it and stays text. */
export function csvLines<Row>(
	rows: readonly Row[],
	columns: readonly CsvColumn<Row>[],
	write: CsvWriter,
): string {
	return csv(
		rows.map((row) => columns.map(([, value]) => value(row))),
		write,
	);
}

function csv(lines: (string | number)[][], write: CsvWriter): string {
	if (lines.length === 0) return '';
	return write(lines, { newline: lineEnd, escapeFormulae: formula }) + lineEnd;
}
