import { useState } from 'react';

type Props = {
	rowName: string;
	/** What sentences call it: 'tour package'. */
	kind: string;
	onEdit: () => void;
	/** Deletes the row. */
	remove: () => Promise<unknown>;
};

/** The buttons of a row. Deleting one asks before. */
export function CatalogRowActions({ rowName, kind, onEdit, remove }: Props) {
	const [isLeaving, setLeaving] = useState(false);
	const confirmAndRemove = async () => {
		if (isLeaving || !confirm(`Are you sure you want to delete this ${kind}?`)) return;
		setLeaving(true);
		await remove();
		setLeaving(false);
	};
	return (
		<>
			<button type="button" className="row-button" onClick={onEdit}>
				Edit<span className="visually-hidden"> {rowName}</span>
			</button>
			<button
				type="button"
				className="row-button row-button-danger"
				aria-disabled={isLeaving}
				onClick={() => void confirmAndRemove()}
			>
				Delete<span className="visually-hidden"> {rowName}</span>
			</button>
		</>
	);
}
