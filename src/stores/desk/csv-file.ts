import { saveFile } from '#src/browser/save-file.ts';

import { showToast } from '../toasts.ts';
import { byteOrderMark, type CsvColumn, csvHead, csvLines } from './csv.ts';
import { failureReason } from './failure-reason.ts';

type Saved<Row> = {
	/** Of the file: 'numbers-2026-11-29.csv'. */
	name: string;
	rows: readonly Row[];
	columns: readonly CsvColumn<Row>[];
	/** What its rows are called at the beginning of a sentence: 'Travelers'. */
	what: string;
};

/** Saves rows that are at hand as a CSV file, and says how that went. */
export async function saveRows<Row>({ name, rows, columns, what }: Saved<Row>): Promise<void> {
	const about = `file ${name}`;
	try {
		const { default: papa } = await import('papaparse');
		const lines = [csvHead(columns, papa.unparse), csvLines(rows, columns, papa.unparse)];
		saveFile(name, new Blob([byteOrderMark, ...lines], { type: 'text/csv;charset=utf-8' }));
		showToast({ title: `${what} saved`, description: name, tone: 'success', about });
	} catch (error) {
		const description = `Nothing was saved. ${failureReason(error)}`;
		showToast({ title: `${what} Not Saved`, description, tone: 'destructive', about });
	}
}
