import type { parse } from 'papaparse';
import * as z from 'zod/mini';

import { type TourFields, tourFields } from '#src/contract/desk/tours.ts';
import { noDayFacts, noFacts } from '#src/domain/tours/tour-facts.ts';

import { type TourColumn, tourColumns } from './tour-columns.ts';

/** Tours of one file: more of them nobody looks through. */
const mostTours = 200;

/** What is wrong in a file, where it can be found in a spreadsheet. */
export type Problem = {
	/** Its first row, with the names of the columns, is 1; null of the file as a whole. */
	row: number | null;
	/** '' of a row as a whole. */
	column: string;
	message: string;
};

/** What a file holds: tours only where nothing is wrong in it. */
export type ReadTours = {
	tours: TourFields[];
	/** Names of tours that are there already, which are left out. */
	known: string[];
	problems: Problem[];
};

/**
 * Reads tours from the text of a CSV file, by commas, semicolons or tabs.
 * @param csv papaparse's reader, which is loaded when a file is chosen
 * @param names what the tours that there are are called
 */
export function readTours(text: string, csv: typeof parse, names: readonly string[]): ReadTours {
	if (text.includes('\uFFFD'))
		return unread('The file is not UTF-8. Please save it as “CSV UTF-8”.');
	const written = text.replace(/^\uFEFF/, '');
	const { data, errors } = csv<string[]>(written, { delimiter: delimiterOf(written) });
	const [head = [], ...lines] = data.map((cells) => cells.map((cell) => cell.trim()));
	const [broken] = errors.filter(({ type }) => type === 'Quotes');
	if (broken) return unread('A quotation mark is missing.', (broken.row ?? 0) + 1);
	const columns = head.map((title) => columnCalled(title));
	const problems = headProblems(head, columns);
	if (problems.length > 0) return { tours: [], known: [], problems };
	const there = new Set(names.map((name) => name.toLowerCase()));
	const seen = new Map<string, number>();
	const tours: TourFields[] = [];
	const known: string[] = [];
	for (const [index, cells] of lines.entries()) {
		if (cells.every((cell) => cell === '')) continue;
		const row = index + 2;
		const result = z.safeParse(tourFields, fieldsOf(cells, columns));
		if (!result.success) {
			problems.push(...result.error.issues.map(({ path, message }) => placed(row, path, message)));
			continue;
		}
		const name = result.data.name.toLowerCase();
		const twin = seen.get(name);
		if (twin !== undefined) {
			problems.push({ row, column: 'Name', message: `Row ${twin} has the same name.` });
		} else if (there.has(name)) known.push(result.data.name);
		else tours.push(result.data);
		seen.set(name, row);
	}
	if (problems.length > 0) return { tours: [], known, problems };
	if (tours.length > mostTours) return unread(`At most ${mostTours} tours at once, please.`);
	if (tours.length + known.length === 0) return unread('There is no tour in this file.');
	return { tours, known, problems };
}

/** By its first line: papaparse's own guess takes what parts the items of one cell for it. */
function delimiterOf(text: string): string {
	const [head = ''] = text.split(/[\r\n]/, 1);
	const countOf = (delimiter: string) => head.split(delimiter).length;
	return [',', ';', '\t'].toSorted((one, other) => countOf(other) - countOf(one))[0] ?? ',';
}

function unread(message: string, row: number | null = null): ReadTours {
	return { tours: [], known: [], problems: [{ row, column: '', message }] };
}

function columnCalled(title: string): TourColumn | undefined {
	return tourColumns.find((column) => column.title.toLowerCase() === title.toLowerCase());
}

function headProblems(
	head: readonly string[],
	columns: readonly (TourColumn | undefined)[],
): Problem[] {
	const unknown = head.filter((title, index) => title !== '' && !columns[index]);
	const twice = head.filter((title, index) => title !== '' && head.indexOf(title) !== index);
	const missing = tourColumns.filter((column) => column.isNeeded && !columns.includes(column));
	const problem = (column: string, message: string) => ({ row: 1, column, message });
	return [
		...unknown.map((title) => problem(title, 'There is no such column. The example has all.')),
		...twice.map((title) => problem(title, 'This column is there twice.')),
		...missing.map(({ title }) => problem(title, 'This column is missing.')),
	];
}

/** A tour as the contract takes it, from the cells of a row. */
function fieldsOf(cells: readonly string[], columns: readonly (TourColumn | undefined)[]) {
	const facts: Record<string, unknown> = { ...noFacts };
	const fields: Record<string, unknown> = { facts };
	for (const column of tourColumns) {
		const value = column.read(cells[columns.indexOf(column)] ?? '');
		const [first = '', fact] = column.path.split('.');
		if (fact === undefined) fields[first] = value;
		else facts[fact] = value;
	}
	const { itinerary } = fields;
	if (!Array.isArray(itinerary)) return fields;
	return { ...fields, itinerary: itinerary.map((day) => ({ ...noDayFacts, ...day })) };
}

function placed(row: number, path: readonly PropertyKey[], message: string): Problem {
	const name = path.join('.');
	const column = tourColumns.find((each) => `${name}.`.startsWith(`${each.path}.`));
	const [, day] = path;
	const where = column?.path === 'itinerary' && typeof day === 'number' ? `Day ${day + 1}: ` : '';
	return { row, column: column?.title ?? '', message: `${where}${message}` };
}
