import type { ReactNode } from 'react';

/** A column of a list. */
export type Column<Row> = {
	title: string;
	cell: (row: Row) => ReactNode;
	/** What the API calls an order by this column, where it has one. */
	sort?: string;
	/** Which end a first press on the title shows: the highest, or with this the lowest, as with names. */
	sortsUp?: boolean;
	/** What names the row; a table has one such column. */
	isMain?: boolean;
	/** Numbers stand at the end of their cell, one under the other. */
	isNumber?: boolean;
	/** Nothing of it may be cut, however narrow the table. */
	isWhole?: boolean;
};
