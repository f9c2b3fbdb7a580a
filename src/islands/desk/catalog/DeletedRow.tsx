import { useState } from 'react';

import { keptUntil } from '#src/domain/desk/deleted-rows.ts';

import type { Column } from '../panel/column.ts';
import { Moment } from '../panel/Moment.tsx';
import { useMay } from '../panel/use-may.ts';

type Row = { deletedAt: string | null };

/** When a row was deleted, and until when it is kept. */
export const deletionColumns: readonly Column<Row>[] = [
	{ title: 'Deleted', cell: ({ deletedAt }) => deletedAt && <Moment at={deletedAt} /> },
	{
		title: 'Kept until',
		cell: ({ deletedAt }) => deletedAt && <Moment at={keptUntil(deletedAt)} />,
	},
];

type Props = { rowName: string; restore: () => Promise<unknown> };

/** The button of a deleted row, for administrators. */
export function RestoreButton({ rowName, restore }: Props) {
	const mayRestore = useMay('deletions');
	const [isComing, setComing] = useState(false);
	const bringBack = async () => {
		if (isComing) return;
		setComing(true);
		await restore();
		setComing(false);
	};
	if (!mayRestore) return null;
	return (
		<button
			type="button"
			className="row-button"
			aria-disabled={isComing}
			onClick={() => void bringBack()}
		>
			Bring back<span className="visually-hidden"> {rowName}</span>
		</button>
	);
}
