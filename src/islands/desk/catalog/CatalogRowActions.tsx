import { useState } from 'react';

import { keptDays } from '#src/domain/desk/deleted-rows.ts';
import { confirmed } from '#src/stores/desk/confirm.ts';

import { useMay } from '../panel/use-may.ts';

type Props = {
	rowName: string;
	/** What sentences call it: 'tour package'. */
	kind: string;
	onEdit: () => void;
	/** What refers to the row, in a sentence. */
	findReferences: () => Promise<string>;
	/** Shows what else can be done with it. */
	onMore: () => void;
	/** Deletes the row. */
	remove: () => Promise<unknown>;
};

/** The buttons of a row; what else can be done with it opens. Deleting one asks before, and says what refers to it. */
export function CatalogRowActions(props: Props) {
	const { rowName, kind, onEdit, onMore, findReferences, remove } = props;
	const mayDelete = useMay('deletions');
	const [isLeaving, setLeaving] = useState(false);
	const confirmAndRemove = async () => {
		if (isLeaving) return;
		const isSure = await confirmed({
			title: `Are you sure you want to delete this ${kind}?`,
			about: rowName,
			findOut: findReferences,
			hint: `It can be brought back for ${keptDays} days.`,
			yes: 'Delete',
		});
		if (!isSure) return;
		setLeaving(true);
		await remove();
		setLeaving(false);
	};
	return (
		<>
			<button type="button" className="row-button" onClick={onEdit}>
				Edit<span className="visually-hidden"> {rowName}</span>
			</button>
			<button type="button" className="row-button" onClick={onMore}>
				<span aria-hidden="true">⋯</span>
				<span className="visually-hidden">More about {rowName}</span>
			</button>
			{mayDelete && (
				<button
					type="button"
					className="row-button row-button-danger"
					aria-disabled={isLeaving}
					onClick={() => void confirmAndRemove()}
				>
					Delete<span className="visually-hidden"> {rowName}</span>
				</button>
			)}
		</>
	);
}
