import { type ComponentType, useState } from 'react';

import type { ListTabProps } from '../panel/list-tab-props.ts';
import { ListTab } from '../panel/ListTab.tsx';
import { StatusBadge } from '../panel/StatusBadge.tsx';
import { CatalogRowActions } from './CatalogRowActions.tsx';

type Entry = { id: number; image: string; featured: boolean };

/** The form of a row; of a new one without it. */
type RowForm<Row> = ComponentType<{ row: Row | null; onClosed: () => void }>;

type Props<Row> = Omit<ListTabProps<Row>, 'onOpen' | 'actions' | 'tools'> & {
	/** What sentences call a row, 'tour package', and how one is deleted. */
	actions: { name: string; remove: (row: Row) => Promise<boolean> };
	nameOf: (row: Row) => string;
	form: RowForm<Row>;
};

/** A tab of the catalog: its list, the way to enter another row, and to change or delete one. */
export function CatalogTab<Row extends Entry>(props: Props<Row>) {
	const { actions, nameOf, form: Form, ...listTab } = props;
	const [opened, setOpened] = useState<{ row: Row | null } | null>(null);
	const open = (row: Row | null) => setOpened({ row });
	const rowActions = (row: Row) => (
		<CatalogRowActions
			rowName={nameOf(row)}
			kind={actions.name}
			onEdit={() => open(row)}
			remove={() => actions.remove(row)}
		/>
	);
	return (
		<>
			<ListTab
				{...listTab}
				onOpen={open}
				tools={
					<button type="button" className="button button-primary" onClick={() => open(null)}>
						Add {actions.name}
					</button>
				}
				actions={rowActions}
			/>
			{opened && <Form row={opened.row} onClosed={() => setOpened(null)} />}
		</>
	);
}

/** Whether a row stands on the home page, for its column. */
export function Featured({ row }: { row: Entry }) {
	return row.featured ? <StatusBadge tone="good">Featured</StatusBadge> : <>–</>;
}
