import type { Fields } from '../../changes/change-row.ts';
import type { Database } from '../../db/database.ts';
import type { CatalogKind, CatalogRecord, CatalogTable, Entered } from './records.ts';

/** Rows that the panel edits in one way: deals, tours or destinations. */
export type EnteredKind<Of extends CatalogTable> = CatalogKind<Of> & {
	/** What the answers that show the row are kept under. */
	tagsOf: (id: number) => string[];
	/** What a copy of a row has in other words; all else is as it was. */
	copyOf: (transaction: Database, row: CatalogRecord<Of>) => Promise<Partial<Fields<Of>>>;
	/**
	 * Refuses what the contract cannot know to be wrong.
	 * @param before null of a new row
	 * @throws HttpError 400
	 */
	check?: (entered: Entered<Of>, before: CatalogRecord<Of> | null, now: Date) => void;
	/**
	 * Refuses a row that nobody can be shown.
	 * @throws HttpError 400
	 */
	checkPublished?: (row: CatalogRecord<Of>, now: Date) => void;
	/** Keeps how a row reads, once it was entered or changed, and how it did before; and brings to it what hangs on it. */
	keep?: (
		transaction: Database,
		row: CatalogRecord<Of>,
		before: CatalogRecord<Of> | null,
		now: Date,
	) => Promise<void>;
	/** Ends what waits for a row that is archived or deleted, in the transaction that does that. */
	end?: (transaction: Database, row: CatalogRecord<Of>, now: Date) => Promise<void>;
};
