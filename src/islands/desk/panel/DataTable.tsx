import type { ReactNode } from 'react';

import type { Column } from './column.ts';
import { DataHeading } from './DataHeading.tsx';
import { useRowFocus } from './use-row-focus.ts';

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

/** Of so few columns each may be wide. */
const few = 6;

/**
 * A table whose head stays in sight; on a narrow screen each row is a card of named values. Arrow keys go from row to
 * row, Enter opens one. The roles are said, because a table that is laid out as cards loses its own.
 */
export function DataTable<Row extends { id: number | string }>(props: Props<Row>) {
	const { label, rows, columns, order, isBusy, onOpen, actions } = props;
	const rowFocus = useRowFocus();
	return (
		<table
			role="table"
			aria-label={label}
			aria-busy={isBusy}
			className={columns.length <= few ? 'data-table data-table-roomy' : 'data-table'}
		>
			<thead role="rowgroup">
				<tr role="row">
					{columns.map((column) => (
						<DataHeading key={column.title} column={column} order={order} />
					))}
					{actions && (
						<th role="columnheader" scope="col" data-print="no">
							<span className="visually-hidden">Actions</span>
						</th>
					)}
				</tr>
			</thead>
			<tbody role="rowgroup" {...rowFocus}>
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

type CellProps<Row> = { column: Column<Row>; row: Row; onOpen?: (row: Row) => void };

function Cell<Row>({ column, row, onOpen }: CellProps<Row>) {
	const { title, cell, isMain, isNumber, isWhole } = column;
	const className = isNumber ? 'data-number' : undefined;
	const value = <span className={isWhole ? undefined : 'data-value'}>{cell(row)}</span>;
	if (!isMain) {
		return (
			<td role="cell" className={className} data-title={title}>
				{value}
			</td>
		);
	}
	return (
		<th role="rowheader" scope="row" className={className} data-title={title}>
			{onOpen ? (
				<button type="button" className="data-open" onClick={() => onOpen(row)}>
					{value}
				</button>
			) : (
				value
			)}
		</th>
	);
}
