import type { Direction } from '#src/contract/desk/list-order.ts';
import { formatNumber } from '#src/domain/numbers.ts';
import { rowsPerPage } from '#src/stores/desk/list-view.ts';

import { Arrivals } from './Arrivals.tsx';
import type { ListTabProps } from './list-tab-props.ts';
import { ListBody } from './ListBody.tsx';
import { SavedViews } from './SavedViews.tsx';
import { SearchBox } from './SearchBox.tsx';
import { orderText, SortField } from './SortField.tsx';

/** A tab that is a list: its search and filters, the table of one page, and the way to the others. */
export function ListTab<Row extends { id: number | string }>(props: ListTabProps<Row>) {
	const { title, words, list, columns, searches, filters, tools } = props;
	const { result, view } = list;
	const order = { ...props.order, ...view.choices };
	const total = result.data?.total;
	return (
		<>
			<div className="panel-head">
				<h2 tabIndex={-1} className="text-2xl sm:text-3xl">
					{title}
				</h2>
				<div className="flex flex-wrap gap-2" data-print="no">
					{tools}
				</div>
			</div>
			<search className="panel-toolbar" data-print="no">
				<SearchBox q={view.q} looksAt={searches} />
				{filters}
				<SortField columns={columns} order={order} />
			</search>
			<SavedViews />
			<div className="panel-counts">
				<p className="panel-count" role="status">
					{total !== undefined && countText(total, view.page, words, props.most)}
					<span className="visually-hidden">
						{total !== undefined && saidOrder(columns, view.choices)}
					</span>
				</p>
				<Arrivals list={list} words={words} />
			</div>
			<ListBody {...props} order={order} />
		</>
	);
}

function countText(
	total: number,
	page: number,
	[one, many]: readonly [string, string],
	most?: number,
): string {
	const first = (page - 1) * rowsPerPage + 1;
	const last = Math.min(total, page * rowsPerPage);
	const latest = total === most ? 'the latest ' : '';
	const all = `${latest}${formatNumber(total)} ${total === 1 ? one : many}`;
	return total <= rowsPerPage || first > last
		? all
		: `${formatNumber(first)} to ${formatNumber(last)} of ${all}`;
}

// Read out once the rows have come in the order that was chosen.
function saidOrder(
	columns: readonly { title: string; sort?: string }[],
	{ sort, direction }: Readonly<Record<string, string>>,
): string {
	const column = columns.find((each) => each.sort !== undefined && each.sort === sort);
	const way: Direction = direction === 'ascending' ? 'ascending' : 'descending';
	return column ? `, sorted by ${orderText(column.title, way)}` : '';
}
