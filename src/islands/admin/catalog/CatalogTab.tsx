import { type ReactNode, useState } from 'react';

import { ListTab, type ListTabProps } from '../panel/ListTab.tsx';
import { StatusBadge } from '../panel/StatusBadge.tsx';

type Entry = { id: number; image: string; featured: boolean };

type Props<Row> = Omit<ListTabProps<Row>, 'onOpen' | 'actions' | 'tools'> & {
	/** What is done with the rows, and what sentences call one: 'tour package'. */
	actions: { name: string; remove: (row: Row) => Promise<boolean> };
	nameOf: (row: Row) => string;
	/** The form of a row; null for a new one. */
	form: (row: Row | null, onClosed: () => void) => ReactNode;
};

/** A tab of the catalog: its list, the way to enter another row, and to change or delete one. */
export function CatalogTab<Row extends Entry>({ actions, nameOf, form, ...listTab }: Props<Row>) {
	const [opened, setOpened] = useState<{ row: Row | null } | null>(null);
	const [leaving, setLeaving] = useState<number | null>(null);
	const { name } = actions;

	const remove = async (row: Row) => {
		if (leaving !== null || !confirm(`Are you sure you want to delete this ${name}?`)) return;
		setLeaving(row.id);
		await actions.remove(row);
		setLeaving(null);
	};

	return (
		<>
			<ListTab
				{...listTab}
				onOpen={(row) => setOpened({ row })}
				tools={
					<button
						type="button"
						className="button button-primary"
						onClick={() => setOpened({ row: null })}
					>
						Add {name}
					</button>
				}
				actions={(row) => (
					<>
						<button type="button" className="row-button" onClick={() => setOpened({ row })}>
							Edit<span className="visually-hidden"> {nameOf(row)}</span>
						</button>
						<button
							type="button"
							className="row-button row-button-danger"
							aria-disabled={leaving === row.id}
							onClick={() => void remove(row)}
						>
							Delete<span className="visually-hidden"> {nameOf(row)}</span>
						</button>
					</>
				)}
			/>
			{opened && form(opened.row, () => setOpened(null))}
		</>
	);
}

/** Whether a row stands on the home page, for its column. */
export function Featured({ row }: { row: Entry }) {
	return row.featured ? <StatusBadge tone="good">Featured</StatusBadge> : <>–</>;
}
