import { useStore } from '@nanostores/react';
import { useEffect } from 'react';

import { isNarrowed } from '#src/stores/desk/list-view.ts';
import { changeView, showEverything } from '#src/stores/desk/panel-address.ts';
import { $toasts } from '#src/stores/toasts.ts';
import { Notice } from '#src/ui/Notice.tsx';

import { DataTable } from './DataTable.tsx';
import type { ListTabProps } from './list-tab-props.ts';
import { lastPage, Pager } from './Pager.tsx';
import { Skeleton } from './Skeleton.tsx';
import type { List } from './use-list.ts';
import { catchFocus } from './use-row-focus.ts';

type Props<Row> = Pick<
	ListTabProps<Row>,
	'title' | 'columns' | 'onOpen' | 'actions' | 'failed' | 'told' | 'fallback' | 'empty'
> & {
	list: Pick<List<Row>, 'view' | 'result'>;
	/** The order that the rows are in. */
	order: Readonly<Record<string, string>>;
};

/** What has come of a list: its rows, that there are none, that they are on their way, or that they are not. */
export function ListBody<Row extends { id: number | string }>(props: Props<Row>) {
	const { title, list, columns, order, onOpen, actions, failed, told, fallback, empty } = props;
	const toasts = useStore($toasts, { ssr: 'initial' });
	const isTold = told !== undefined && toasts.some(({ about }) => about === told);
	const { result, view } = list;
	const { data } = result;
	const { sort, direction } = view.choices;
	const isNarrow = isNarrowed(view);

	// Rows have gone, or the address names a page that never was.
	const last = lastPage(data?.total ?? 0);
	const isBeyond = data?.rows.length === 0 && data.total > 0 && view.page > last;
	useEffect(() => {
		if (isBeyond) changeView({ page: String(last) }, 'replace');
	}, [isBeyond, last]);

	if (!data || isBeyond) {
		if (!result.isError) return <Skeleton />;
		return (
			<div className="grid justify-items-start gap-4">
				{!isTold && <Notice tone="error">{failed}</Notice>}
				<div className="flex flex-wrap gap-3">
					<Retry result={result} />
					{(isNarrow || sort || direction || view.page > 1) && <ShowEverything />}
				</div>
				{fallback}
			</div>
		);
	}
	return (
		<>
			{result.isError && (
				<div className="mb-4 flex flex-wrap items-center gap-3">
					{!isTold && <Notice tone="error">{failed} What you see was loaded before.</Notice>}
					<Retry result={result} />
				</div>
			)}
			{data.rows.length > 0 ? (
				<DataTable
					label={title}
					rows={data.rows}
					columns={columns}
					order={order}
					isBusy={result.isPlaceholderData}
					{...(onOpen && { onOpen })}
					{...(actions && { actions })}
				/>
			) : (
				<NoRows empty={empty} isNarrowed={isNarrow} />
			)}
			<Pager page={view.page} total={data.total} />
		</>
	);
}

function Retry({ result }: Pick<List<unknown>, 'result'>) {
	return (
		<button
			type="button"
			className="button button-secondary"
			aria-disabled={result.isFetching}
			onClick={() => void result.refetch()}
		>
			Try again
		</button>
	);
}

function NoRows({ empty, isNarrowed }: { empty: string; isNarrowed: boolean }) {
	useEffect(catchFocus, []);
	if (!isNarrowed) return <p className="panel-empty">{empty}</p>;
	return (
		<div className="panel-empty">
			<p>Nothing matches your search.</p>
			<ShowEverything />
		</div>
	);
}

function ShowEverything() {
	return (
		<button type="button" className="button button-secondary" onClick={showEverything}>
			Show everything
		</button>
	);
}
