import type { KeyboardEvent, ReactNode } from 'react';

import { changeView } from '#src/stores/admin/panel-address.ts';

export type Column<Row> = {
	title: string;
	cell: (row: Row) => ReactNode;
	/** What the API calls an order by this column, where it has one. */
	sort?: string;
	/** What names the row; a table has one such column. */
	isMain?: boolean;
	/** Numbers stand at the end of their cell, one under the other. */
	isNumber?: boolean;
};

type Props<Row> = {
	label: string;
	rows: readonly Row[];
	columns: readonly Column<Row>[];
	/** The order that was chosen: `sort` and `direction`. */
	order: Readonly<Record<string, string>>;
	/** Other rows are on their way. */
	isBusy: boolean;
	onOpen?: (row: Row) => void;
	actions?: (row: Row) => ReactNode;
};

/**
 * A table whose head stays in sight; on a narrow screen each row is a card of named values. Arrow keys go from row to
 * row, Enter opens one. The roles are said, because a table that is laid out as cards loses its own.
 */
export function DataTable<Row extends { id: number }>(props: Props<Row>) {
	const { label, rows, columns, order, isBusy, onOpen, actions } = props;
	return (
		<table role="table" aria-label={label} aria-busy={isBusy} className="data-table">
			<thead role="rowgroup">
				<tr role="row">
					{columns.map((column) => (
						<Heading key={column.title} column={column} order={order} />
					))}
					{actions && (
						<th role="columnheader" scope="col" data-print="no">
							<span className="visually-hidden">Actions</span>
						</th>
					)}
				</tr>
			</thead>
			<tbody role="rowgroup">
				{rows.map((row) => (
					<tr role="row" key={row.id}>
						{columns.map((column) => (
							<Cell key={column.title} column={column} row={row} {...(onOpen && { onOpen })} />
						))}
						{actions && (
							<td role="cell" className="data-actions" data-print="no">
								{actions(row)}
							</td>
						)}
					</tr>
				))}
			</tbody>
		</table>
	);
}

type HeadingProps = {
	column: Pick<Column<never>, 'title' | 'sort' | 'isNumber'>;
	order: Readonly<Record<string, string>>;
};

function Heading({ column: { title, sort, isNumber }, order }: HeadingProps) {
	const direction = order['direction'] === 'ascending' ? 'ascending' : 'descending';
	const isChosen = sort !== undefined && order['sort'] === sort;
	const next = isChosen && direction === 'descending' ? 'ascending' : 'descending';
	return (
		<th
			role="columnheader"
			scope="col"
			className={isNumber ? 'data-number' : undefined}
			aria-sort={isChosen ? direction : undefined}
		>
			{sort === undefined ? (
				title
			) : (
				<button
					type="button"
					className="data-sort"
					onClick={() => changeView({ sort, direction: next })}
				>
					{title}
				</button>
			)}
		</th>
	);
}

type CellProps<Row> = { column: Column<Row>; row: Row; onOpen?: (row: Row) => void };

function Cell<Row>({ column, row, onOpen }: CellProps<Row>) {
	const { title, cell, isMain, isNumber } = column;
	const className = isNumber ? 'data-number' : undefined;
	if (!isMain) {
		return (
			<td role="cell" className={className} data-title={title}>
				{cell(row)}
			</td>
		);
	}
	return (
		<th role="rowheader" scope="row" className={className} data-title={title}>
			{onOpen ? (
				<button
					type="button"
					className="data-open"
					onClick={() => onOpen(row)}
					onKeyDown={goToNextRow}
				>
					{cell(row)}
				</button>
			) : (
				cell(row)
			)}
		</th>
	);
}

const ways: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function goToNextRow(event: KeyboardEvent<HTMLElement>): void {
	const way = ways[event.key];
	const here = event.currentTarget;
	const doors = [...(here.closest('tbody')?.querySelectorAll<HTMLElement>('.data-open') ?? [])];
	const next = way && doors[doors.indexOf(here) + way];
	if (!next) return;
	event.preventDefault();
	next.focus();
}
