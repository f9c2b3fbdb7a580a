import { type ComponentType, type ReactNode, useState } from 'react';

import type { PreviewLink } from '#src/contract/desk/catalog-state.ts';
import {
	type CatalogState,
	catalogStates,
	stateLabels,
} from '#src/domain/catalog/catalog-state.ts';
import { keptDays } from '#src/domain/desk/deleted-rows.ts';

import { FilterField } from '../panel/FilterField.tsx';
import { lazyDialog } from '../panel/LazyPart.tsx';
import type { ListTabProps } from '../panel/list-tab-props.ts';
import { ListTab } from '../panel/ListTab.tsx';
import { StatusBadge } from '../panel/StatusBadge.tsx';
import { useMay } from '../panel/use-may.ts';
import { CatalogRowActions } from './CatalogRowActions.tsx';
import { deletionColumns, RestoreButton } from './DeletedRow.tsx';
import { StateBadge } from './StateBadge.tsx';

type Entry = {
	id: number;
	image: string;
	featured: boolean;
	state: CatalogState;
	deletedAt: string | null;
};

/** The form of a row; of a new one without it. */
type RowForm<Row> = ComponentType<{ row: Row | null; onClosed: () => void }>;

type Props<Row> = Omit<ListTabProps<Row>, 'onOpen' | 'actions' | 'tools'> & {
	/** What sentences call a row, 'tour package', what refers to one, and how one goes, comes back and changes its state. */
	actions: {
		name: string;
		changeState: (row: Row, state: CatalogState) => Promise<boolean>;
		duplicate: (row: Row) => Promise<Row | null>;
		preview: (row: Row) => Promise<PreviewLink | null>;
		shows: (row: Row) => Promise<string>;
		usesOf: (row: Row) => Promise<string>;
		referencesTo: (row: Row) => Promise<string>;
		remove: (row: Row) => Promise<boolean>;
		restore: (row: Row) => Promise<boolean>;
	};
	nameOf: (row: Row) => string;
	form: RowForm<Row>;
	/** What enters many at once, for those who may enter one. */
	moreTools?: ReactNode;
};

const states = catalogStates.map((value) => ({ value, label: stateLabels[value] }));
const stateColumn = {
	title: 'State',
	cell: ({ state }: Entry) => <StateBadge state={state} />,
};
const deletedOnly = [{ value: 'true', label: 'Deleted' }];

/** A tab of the catalog: its list, the way to enter another row, to change or delete one, and to bring one back. */
export function CatalogTab<Row extends Entry>(props: Props<Row>) {
	const { actions, nameOf, form: Form, moreTools, ...listTab } = props;
	const [opened, setOpened] = useState<{ row: Row | null } | null>(null);
	const [shown, setShown] = useState<Row | null>(null);
	const open = (row: Row | null) => setOpened({ row });
	const { deleted, state } = listTab.list.view.choices;
	const isOfDeleted = deleted === 'true';
	const mayPublish = useMay('publishing');
	const mayDelete = useMay('deletions');
	const rowActions = (row: Row) =>
		row.deletedAt === null ? (
			<CatalogRowActions
				rowName={nameOf(row)}
				onEdit={() => open(row)}
				onMore={() => setShown(row)}
			/>
		) : (
			<RestoreButton rowName={nameOf(row)} restore={() => actions.restore(row)} />
		);
	return (
		<>
			<ListTab
				{...listTab}
				columns={[...listTab.columns, stateColumn]}
				{...(isOfDeleted && deletedList(listTab))}
				{...(mayPublish && !isOfDeleted && { onOpen: open })}
				filters={
					<>
						<FilterField label="State" name="state" value={state} options={states} />
						<FilterField
							label="Show"
							name="deleted"
							value={deleted}
							options={deletedOnly}
							all="Current"
						/>
					</>
				}
				tools={
					mayPublish && (
						<>
							{moreTools}
							<button type="button" className="button button-primary" onClick={() => open(null)}>
								Add {actions.name}
							</button>
						</>
					)
				}
				{...(mayPublish && { actions: rowActions })}
			/>
			{shown && (
				<RowStateDialog
					state={shown.state}
					rowName={nameOf(shown)}
					kind={actions.name}
					actions={{
						changeState: (next) => actions.changeState(shown, next),
						async duplicate() {
							const copy = await actions.duplicate(shown);
							return copy && (() => open(copy));
						},
						preview: () => actions.preview(shown),
						shows: () => actions.shows(shown),
						uses: () => actions.usesOf(shown),
						references: () => actions.referencesTo(shown),
						remove: () => actions.remove(shown),
					}}
					mayDelete={mayDelete}
					onClosed={() => setShown(null)}
				/>
			)}
			{opened && <Form row={opened.row} onClosed={() => setOpened(null)} />}
		</>
	);
}

// Opened by few, and rarely.
const RowStateDialog = lazyDialog(
	async () => (await import('./RowStateDialog.tsx')).RowStateDialog,
);

/** What the list of the deleted rows says of itself. */
function deletedList<Row extends Entry>({ words: [one, many], columns }: ListTabProps<Row>) {
	return {
		words: [`deleted ${one}`, `deleted ${many}`] as const,
		columns: [...columns, stateColumn, ...deletionColumns],
		empty: `Nothing was deleted in the last ${keptDays} days.`,
	};
}

/** Whether a row stands on the home page, for its column. */
export function Featured({ row }: { row: Entry }) {
	return row.featured ? <StatusBadge tone="good">Featured</StatusBadge> : <>–</>;
}
