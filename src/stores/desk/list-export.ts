import { atom, type ReadableAtom } from 'nanostores';
import type * as z from 'zod/mini';

import { saveFile } from '#src/browser/save-file.ts';
import type { DeskEndpoint } from '#src/contract/http/endpoint.ts';
import { listLimits } from '#src/contract/http/paging.ts';
import { localToday } from '#src/domain/calendar/calendar-date.ts';
import { formatNumber } from '#src/domain/numbers.ts';

import { showToast } from '../toasts.ts';
import { $access } from './access.ts';
import { callDeskApiForPage } from './call-desk-api.ts';
import { byteOrderMark, type CsvColumn, csvHead, csvLines } from './csv.ts';
import { failureReason } from './failure-reason.ts';
import { type ListView, viewParameters } from './list-view.ts';

/** How far an export has come; null while there is none. `total` is null until the first rows are there. */
export type ExportProgress = { done: number; total: number | null } | null;

export type ListExport = {
	$progress: ReadableAtom<ExportProgress>;
	/** Saves every row of the view, whatever its page, as `<name>-yyyy-MM-dd.csv`, and says how that went. */
	start: (view: ListView) => Promise<void>;
	cancel: () => void;
};

type Exported<Row extends z.core.$ZodType> = {
	endpoint: DeskEndpoint<z.ZodMiniUndefined, z.ZodMiniArray<Row>>;
	columns: readonly CsvColumn<z.output<Row>>[];
	/** What the file's name begins with, and what its rows are called: 'bookings'. */
	name: string;
};

/** Makes the export of a list. One at a time; nothing is saved until everything has come. */
export function listExport<Row extends z.core.$ZodType<{ id: number }>>({
	endpoint,
	columns,
	name,
}: Exported<Row>): ListExport {
	const $progress = atom<ExportProgress>(null);
	let running: AbortController | null = null;

	// Nothing is saved for whoever sits down here next.
	$access.listen(({ state }) => {
		if (state === 'closed') running?.abort();
	});

	async function start(view: ListView): Promise<void> {
		if (running) return;
		const { signal } = (running = new AbortController());
		$progress.set({ done: 0, total: null });
		try {
			finish(await collect(view, signal));
		} catch (error) {
			if (signal.aborted) return;
			say('Export Failed', `Nothing was saved. ${failureReason(error)}`, 'destructive');
		} finally {
			running = null;
			$progress.set(null);
		}
	}

	/** The file, a page of rows at a time: none of them stays in the memory of the page. */
	async function collect(view: ListView, signal: AbortSignal) {
		const { default: papa } = await import('papaparse');
		const seen = new Set<number>();
		const parts = [new Blob([byteOrderMark, csvHead(columns, papa.unparse)])];
		const query = { ...viewParameters(view), limit: listLimits.most };
		let offset = 0;
		let known: number | null = null;
		for (;;) {
			const { rows, total } = await callDeskApiForPage(endpoint, {
				query: { ...query, offset },
				signal,
			});
			signal.throwIfAborted();
			const gone: number = Math.max(0, (known ?? total) - total);
			known = total;
			// Rows that left the list have moved the others up, past where this page begins: back as far.
			if (gone > 0 && offset > 0) {
				offset = Math.max(0, offset - gone);
				continue;
			}
			// Rows that came to the list have moved the others down, so that some come again.
			const fresh = rows.filter(({ id }) => !seen.has(id));
			for (const { id } of fresh) seen.add(id);
			parts.push(new Blob([csvLines(fresh, columns, papa.unparse)]));
			$progress.set({ done: seen.size, total });
			offset += rows.length;
			if (rows.length === 0 || offset >= total) break;
		}
		return { count: seen.size, file: new Blob(parts, { type: 'text/csv;charset=utf-8' }) };
	}

	function finish({ count, file }: { count: number; file: Blob }) {
		if (count === 0) return say('Nothing to Export', 'There are no rows in this list.');
		const fileName = `${name}-${localToday(new Date())}.csv`;
		saveFile(fileName, file);
		const rows = count === 1 ? '1 row' : `${formatNumber(count)} rows`;
		say('Export Complete', `${rows} saved as ${fileName}.`, 'success');
	}

	function cancel() {
		if (!running) return;
		running.abort();
		say('Export Cancelled', 'Nothing was saved.');
	}

	function say(title: string, description: string, tone?: 'success' | 'destructive') {
		showToast({ title, description, about: `export of ${name}`, ...(tone && { tone }) });
	}

	return { $progress, start, cancel };
}
