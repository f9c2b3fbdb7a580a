import type { ReactNode } from 'react';

import type { Column } from './column.ts';
import type { List } from './use-list.ts';

/** What a tab that is a list is made of. */
export type ListTabProps<Row> = {
	title: string;
	/** One row and many, in running text: 'booking', 'bookings'. */
	words: readonly [one: string, many: string];
	list: List<Row>;
	columns: readonly Column<Row>[];
	/** Opens a row: what its main cell does. */
	onOpen?: (row: Row) => void;
	/** The buttons at the end of a row. */
	actions?: (row: Row) => ReactNode;
	/** What the search looks at: 'Name, email or subject'. */
	searches: string;
	/** How many rows, the latest ones, the API pages through; a list of so many may have more. */
	most?: number;
	/** The filters beside the search. */
	filters?: ReactNode;
	/** The buttons at the head of the tab. */
	tools?: ReactNode;
	/** How the API orders the list unless it is told: `sort` and `direction`. */
	order?: Readonly<Record<string, string>>;
	/** Said when the list cannot be loaded. */
	failed: string;
	/** What a toast is about that says it already. */
	told?: string;
	/** Shown under that where nothing of the list was loaded. */
	fallback?: ReactNode;
	/** Said while there is nothing at all. */
	empty: string;
};
