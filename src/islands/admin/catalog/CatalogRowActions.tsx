import { useStore } from '@nanostores/react';
import { lazy, Suspense, useState } from 'react';

import { keptDays } from '#src/domain/admin/deleted-rows.ts';
import type { CatalogState } from '#src/domain/catalog/catalog-state.ts';
import { $isAdministrator } from '#src/stores/admin/access.ts';
import { askFirst } from '#src/stores/admin/question.ts';

import { ErrorBoundary } from '../ErrorBoundary.tsx';
import type { RowStateActions } from './row-state-actions.ts';

type Props = {
	state: CatalogState;
	rowName: string;
	/** What sentences call it: 'tour package'. */
	kind: string;
	onEdit: () => void;
	/** What refers to the row, in a sentence. */
	findReferences: () => Promise<string>;
	stateActions: RowStateActions;
	/** Deletes the row. */
	remove: () => Promise<unknown>;
};

/** The buttons of a row; what else can be done with it opens. Deleting one asks before, and says what refers to it. */
export function CatalogRowActions(props: Props) {
	const { state, rowName, kind, stateActions, onEdit, findReferences, remove } = props;
	const mayDelete = useStore($isAdministrator);
	const [isLeaving, setLeaving] = useState(false);
	const [isOpen, setOpen] = useState(false);
	const confirmAndRemove = async () => {
		if (isLeaving) return;
		const isSure = await askFirst({
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
			<button type="button" className="row-button" onClick={() => setOpen(true)}>
				More<span className="visually-hidden"> about {rowName}</span>
			</button>
			{isOpen && (
				<ErrorBoundary fallback={null}>
					<Suspense>
						<RowStateDialog
							{...{ state, rowName, kind }}
							actions={stateActions}
							onClosed={() => setOpen(false)}
						/>
					</Suspense>
				</ErrorBoundary>
			)}
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

// What it says is read by few.
const RowStateDialog = lazy(async () => ({
	default: (await import('./RowStateDialog.tsx')).RowStateDialog,
}));
