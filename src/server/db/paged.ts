import { type AnyColumn, ilike, or, type Placeholder, type SQL } from 'drizzle-orm';

import type { Page } from '#src/contract/http/paging.ts';

/** One page of a list; `total` counts every row that matches, on this page or not. */
export type Paged<Row> = { rows: Row[]; total: number };

/** A part of a list, from its beginning or, reversed, from its end. */
export type Stretch = Pick<Page, 'limit' | 'offset'> & { isReversed: boolean };

/** From here on it pays to know first how long a list is. */
const farIn = 1000;

/**
 * Says of a page how many rows there are in all.
 * @param countAll is asked only where the page does not show by itself where the list ends
 */
export async function paged<Row>(
	{ limit, offset }: Pick<Page, 'limit' | 'offset'>,
	page: PromiseLike<Row[]>,
	countAll: () => PromiseLike<number>,
): Promise<Paged<Row>> {
	const rows = await page;
	const isWhole = offset === 0 && rows.length < limit;
	return { rows, total: isWhole ? rows.length : await countAll() };
}

/**
 * As `paged`, for a list of very many rows: whichever of its ends is nearer to the page, from there it is read.
 * @param read gives a stretch of the list, in its order or in exactly the opposite one
 */
export async function pagedFromNearerEnd<Row>(
	{ limit, offset }: Pick<Page, 'limit' | 'offset'>,
	read: (stretch: Stretch) => PromiseLike<Row[]>,
	countAll: () => PromiseLike<number>,
): Promise<Paged<Row>> {
	const fromStart = { limit, offset, isReversed: false };
	if (offset < farIn) return paged(fromStart, read(fromStart), countAll);
	const total = await countAll();
	const size = Math.min(limit, total - offset);
	if (size <= 0) return { rows: [], total };
	const after = total - offset - size;
	if (offset <= after) return { rows: await read(fromStart), total };
	const rows = await read({ limit: size, offset: after, isReversed: true });
	return { rows: rows.toReversed(), total };
}

/** The condition that one of the columns holds these very characters, whatever their case; none for ''. */
export function holdsText(text: string, columns: readonly (AnyColumn | SQL)[]): SQL | undefined {
	return text === '' ? undefined : isLike(patternOf(text), columns);
}

/** The condition that one of the columns is like a pattern, which may come later. */
export function isLike(
	pattern: string | Placeholder,
	columns: readonly (AnyColumn | SQL)[],
): SQL | undefined {
	return or(...columns.map((column) => ilike(column, pattern)));
}

/** What a text is like that holds these very characters. */
export function patternOf(text: string): string {
	return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
