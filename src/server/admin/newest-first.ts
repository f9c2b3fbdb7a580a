import { type AnyColumn, desc, like, type SQL, sql } from 'drizzle-orm';

/** The order of most of the panel's lists, which an index on both serves. */
export function newestFirst(table: { createdAt: AnyColumn; id: AnyColumn }): SQL[] {
	return [desc(table.createdAt), desc(table.id)];
}

/** The condition that a row's search text holds these characters, whatever their case; none for ''. */
export function searched(searchText: AnyColumn | SQL, q: string): SQL | undefined {
	if (q === '') return undefined;
	// Lower case as the database knows it, which wrote the text: 'İ' is another there than here.
	return like(searchText, sql`lower(${`%${q.replace(/[\\%_]/g, '\\$&')}%`})`);
}
