import { and, type AnyColumn, desc, eq, getTableColumns, isNull } from 'drizzle-orm';

import type { Page } from '#src/contract/http/paging.ts';
import type { CatalogState } from '#src/domain/catalog/catalog-state.ts';

import type { Fields, RowKind } from '../../changes/change-row.ts';
import type { Database } from '../../db/database.ts';
import { holdsText, type Paged, paged } from '../../db/paged.ts';
import type { destinations, flights, tours } from '../../db/schema.ts';

/** The tables whose rows the administrator enters. */
export type CatalogTable = typeof flights | typeof tours | typeof destinations;

/** What the administrator enters of a row, and the version that they saw of it. */
export type Entered<Of extends CatalogTable> = Fields<Of> & { version?: number | undefined };

/** What no administrator enters, and none is shown of a row: when it was made, and what its reviews make of a tour. */
type Kept = 'createdAt' | 'starsGiven' | 'reviewsVersion';

type Selected<Of extends CatalogTable> = Omit<Of['$inferSelect'], Kept>;

/** A row as the panel has it. */
export type CatalogRecord<Of extends CatalogTable> = Omit<
	Selected<Of>,
	'updatedAt' | 'deletedAt'
> & {
	id: number;
	state: CatalogState;
	version: number;
	updatedAt: string;
	deletedAt: string | null;
};

/** Rows of the catalog, as administrators list and change them. */
export type CatalogKind<Of extends CatalogTable> = RowKind<Of, Selected<Of>, CatalogRecord<Of>> & {
	/** The columns that a list is searched by. */
	searched: readonly AnyColumn[];
};

const kept: ReadonlySet<string> = new Set<Kept>(['createdAt', 'starsGiven', 'reviewsVersion']);

/** A kind of row of the catalog: what is the same of all three is added. */
export function catalogKind<Of extends CatalogTable>(
	kind: Omit<CatalogKind<Of>, 'columns' | 'isThere' | 'rowOf'>,
): CatalogKind<Of> {
	const columns = Object.fromEntries(
		Object.entries(getTableColumns(kind.table)).filter(([name]) => !kept.has(name)),
	);
	return {
		...kind,
		columns: columns as unknown as CatalogKind<Of>['columns'],
		isThere: isNull(kind.table.deletedAt),
		rowOf: ({ updatedAt, deletedAt, ...row }) => ({
			...row,
			updatedAt: updatedAt.toISOString(),
			deletedAt: deletedAt?.toISOString() ?? null,
		}),
	};
}

/** One page of the rows that hold the text, of one state or of all: of those that were deleted the latest first, else the newest entry. */
export async function selectRecords<Of extends CatalogTable>(
	db: Database,
	{ table: given, columns, isThere, rowOf, searched }: CatalogKind<Of>,
	page: Page & { state?: CatalogState | undefined },
): Promise<Paged<CatalogRecord<Of>>> {
	const table: CatalogTable = given;
	const isInState = page.state === undefined ? undefined : eq(table.state, page.state);
	const matches = and(isThere, isInState, holdsText(page.q, searched));
	const rows = db
		.select(columns)
		.from(table)
		.where(matches)
		.orderBy(desc(table.deletedAt), desc(table.id))
		.limit(page.limit)
		.offset(page.offset);
	const found = await paged(page, rows, () => db.$count(table, matches));
	return { ...found, rows: found.rows.map((row) => rowOf(row as Selected<Of>)) };
}
