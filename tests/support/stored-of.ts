import type { EmbeddedSite } from './embedded-site.ts';

/** How many rows of a table somebody's address has. */
export async function countOf(
	site: Pick<EmbeddedSite, 'storedRows'>,
	table: string,
	email: string,
): Promise<number> {
	const rows = await site.storedRows(table);
	return rows.filter((row) => row['email'] === email).length;
}
