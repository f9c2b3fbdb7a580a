import type { PreviewLink } from '#src/contract/admin/catalog-state.ts';
import type { CatalogState } from '#src/domain/catalog/catalog-state.ts';

/** What can be done with where a row stands; each says itself how it went. */
export type RowStateActions<Row> = {
	/** @returns whether it stands there now */
	changeState: (row: Row, state: CatalogState) => Promise<boolean>;
	/** @returns the copy; null where none could be made */
	duplicate: (row: Row) => Promise<Row | null>;
	/** @returns null where no link could be made */
	preview: (row: Row) => Promise<PreviewLink | null>;
	/** By how many bookings it is used, in a sentence. */
	usesOf: (row: Row) => Promise<string>;
};
