import { type AnyColumn, ilike, or, type SQL } from 'drizzle-orm';

import type { Page } from '#src/contract/paging.ts';

/** One page of a list; `total` counts every row that matches, on this page or not. */
export type Paged<Row> = { rows: Row[]; total: number };

/**
 * Says of a page how many rows there are in all.
 * @param countAll is asked only where the page does not show by itself where the list ends
 */
export async function paged<Row>(
	{ limit, offset }: Page,
	page: PromiseLike<Row[]>,
	countAll: () => PromiseLike<number>,
): Promise<Paged<Row>> {
	const rows = await page;
	const isWhole = offset === 0 && rows.length < limit;
	return { rows, total: isWhole ? rows.length : await countAll() };
}

/** The condition that one of the columns holds these very characters, whatever their case; none for ''. */
export function holdsText(text: string, columns: readonly AnyColumn[]): SQL | undefined {
	if (text === '') return undefined;
	const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
	return or(...columns.map((column) => ilike(column, pattern)));
}
