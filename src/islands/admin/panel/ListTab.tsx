import type { ReactNode } from 'react';

import { rowsPerPage } from '#src/stores/admin/list-view.ts';
import { changeView } from '#src/stores/admin/panel-address.ts';
import { Notice } from '#src/ui/Notice.tsx';

import { type Column, DataTable } from './DataTable.tsx';
import { Pager } from './Pager.tsx';
import { SearchBox } from './SearchBox.tsx';
import { Skeleton } from './Skeleton.tsx';
import type { List } from './use-list.ts';

type Props<Row> = {
	title: string;
	/** One row and many, in running text: 'booking', 'bookings'. */
	words: readonly [one: string, many: string];
	list: List<Row>;
	columns: readonly Column<Row>[];
	/** Opens a row: what its main cell does. */
	onOpen?: (row: Row) => void;
	/** The buttons at the end of a row. */
	actions?: (row: Row) => ReactNode;
	/** What the search looks at: 'Name, e-mail or subject'. */
	searches: string;
	/** The filters beside the search. */
	filters?: ReactNode;
	/** The buttons at the head of the tab. */
	tools?: ReactNode;
	/** Said when the list cannot be loaded. */
	failed: string;
	/** Said while there is nothing at all. */
	empty: string;
};

/** A tab that is a list: its search and filters, the table of one page, and the way to the others. */
export function ListTab<Row extends { id: number }>(props: Props<Row>) {
	const { title, words, list, searches, filters, tools } = props;
	const { result, view } = list;
	return (
		<>
			<div className="panel-head">
				<h2 className="text-2xl sm:text-3xl">{title}</h2>
				<div className="flex flex-wrap gap-2" data-print="no">
					{tools}
				</div>
			</div>
			<search className="panel-toolbar" data-print="no">
				<SearchBox q={view.q} looksAt={searches} />
				{filters}
			</search>
			<p className="panel-count" role="status">
				{result.data && !result.isPlaceholderData && countText(result.data.total, view.page, words)}
			</p>
			<ListBody {...props} />
		</>
	);
}

function ListBody<Row extends { id: number }>(props: Props<Row>) {
	const { title, list, columns, onOpen, actions, failed, empty } = props;
	const { result, view } = list;
	const { data } = result;
	if (!data) {
		if (!result.isError) return <Skeleton />;
		return (
			<div className="grid justify-items-start gap-4">
				<Notice tone="error">{failed}</Notice>
				<Retry result={result} />
			</div>
		);
	}
	const isNarrowed = view.q.trim() !== '' || Object.keys(view.choices).length > 0;
	return (
		<>
			{result.isError && (
				<div className="mb-4 flex flex-wrap items-center gap-3">
					<Notice tone="error">{failed} What you see was loaded before.</Notice>
					<Retry result={result} />
				</div>
			)}
			{data.rows.length > 0 ? (
				<DataTable
					label={title}
					rows={data.rows}
					columns={columns}
					order={view.choices}
					isBusy={result.isPlaceholderData}
					{...(onOpen && { onOpen })}
					{...(actions && { actions })}
				/>
			) : (
				<NoRows empty={empty} isNarrowed={isNarrowed} isBeyond={data.total > 0} />
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
			disabled={result.isFetching}
			onClick={() => void result.refetch()}
		>
			Try again
		</button>
	);
}

type NoRowsProps = { empty: string; isNarrowed: boolean; isBeyond: boolean };

function NoRows({ empty, isNarrowed, isBeyond }: NoRowsProps) {
	if (isBeyond) {
		return (
			<div className="panel-empty">
				<p>There is no such page.</p>
				<button type="button" className="button button-secondary" onClick={() => changeView({})}>
					Go to the first page
				</button>
			</div>
		);
	}
	if (!isNarrowed) return <p className="panel-empty">{empty}</p>;
	return (
		<div className="panel-empty">
			<p>Nothing matches your search.</p>
			<button
				type="button"
				className="button button-secondary"
				onClick={() => changeView({ q: '', status: '', type: '', role: '', kind: '' })}
			>
				Show everything
			</button>
		</div>
	);
}

function countText(total: number, page: number, [one, many]: readonly [string, string]): string {
	const number = (value: number) => value.toLocaleString('en-US');
	const first = (page - 1) * rowsPerPage + 1;
	const last = Math.min(total, page * rowsPerPage);
	const all = `${number(total)} ${total === 1 ? one : many}`;
	return total <= rowsPerPage || first > last
		? all
		: `${number(first)} to ${number(last)} of ${all}`;
}
