import { and, type AnyColumn, eq, isNull, type SQL } from 'drizzle-orm';

/**
 * The condition of a row of the catalog that everybody sees and may book: it is published, and was not deleted. Drafts,
 * what is archived, and what was deleted and is kept for a while are shown to the desk alone.
 */
export function isOnSale({
	state,
	deletedAt,
}: {
	state: AnyColumn;
	deletedAt: AnyColumn;
}): SQL | undefined {
	return and(isNull(deletedAt), eq(state, 'published'));
}
