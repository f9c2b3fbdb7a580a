import { changeView } from '#src/stores/desk/panel-address.ts';

import type { Column } from './column.ts';

type Props = {
	column: Pick<Column<never>, 'title' | 'sort' | 'sortsUp' | 'isNumber'>;
	order: Readonly<Record<string, string>>;
};

/** The head of a column; where the list can be ordered by it, the button that does so. */
export function DataHeading({ column, order }: Props) {
	const { title, sort, sortsUp = false, isNumber } = column;
	const direction = order['direction'] === 'ascending' ? 'ascending' : 'descending';
	const isChosen = sort !== undefined && order['sort'] === sort;
	const goesUp = isChosen ? direction === 'descending' : sortsUp;
	const next = goesUp ? 'ascending' : 'descending';
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
