import { createTour } from '#src/contract/desk/catalog-state.ts';
import { listTourRecords, type TourFields } from '#src/contract/desk/tours.ts';
import { listLimits } from '#src/contract/http/paging.ts';

import { callDeskApi, callDeskApiForPage } from '../call-desk-api.ts';
import { saveRows } from '../csv-file.ts';
import { failureReason } from '../failure-reason.ts';
import { queryClient } from '../query-client.ts';
import { type ReadTours, readTours } from './read-tours.ts';
import { tourColumns } from './tour-columns.ts';

/** Bytes of a file: more is no list of tours. */
const largestFile = 2_000_000;

/** Reads a file that was chosen. @returns what it holds, or what is wrong */
export async function readTourFile(file: File): Promise<ReadTours> {
	if (file.size > largestFile)
		return failed('The file is larger than 2 MB: it is no list of tours.');
	try {
		const [text, { default: papa }, names] = await Promise.all([
			file.text(),
			import('papaparse'),
			tourNames(),
		]);
		return readTours(text, papa.parse, names);
	} catch (error) {
		return failed(`The file could not be read. ${failureReason(error)}`);
	}
}

function failed(message: string): ReadTours {
	return { tours: [], known: [], problems: [{ row: null, column: '', message }] };
}

async function tourNames(): Promise<string[]> {
	const limit = listLimits.most;
	const names: string[] = [];
	for (;;) {
		const query = { limit, offset: names.length };
		const { rows, total } = await callDeskApiForPage(listTourRecords, { query });
		names.push(...rows.map(({ name }) => name));
		if (rows.length === 0 || names.length >= total) return names;
	}
}

/** How far an import came: all of it, or why it stopped. */
export type Imported = { stored: number; failure: string | null };

/** Stores tours as drafts, one after the other; it stops at the first that fails. */
export async function importTours(
	tours: readonly TourFields[],
	onStored: (count: number) => void,
): Promise<Imported> {
	let stored = 0;
	try {
		for (const fields of tours) {
			await callDeskApi(createTour, { body: { ...fields, state: 'draft' } });
			stored += 1;
			onStored(stored);
		}
		return { stored, failure: null };
	} catch (error) {
		return { stored, failure: failureReason(error) };
	} finally {
		void queryClient.invalidateQueries({ queryKey: [listTourRecords.path] });
	}
}

/** Saves a file with every column and one tour, to begin with. */
export function saveExample(): Promise<void> {
	return saveRows({
		name: 'tours-example.csv',
		what: 'Example',
		rows: [null],
		columns: tourColumns.map(({ title, example }) => [title, () => example] as const),
	});
}
