import { type Direction, directions } from '#src/contract/desk/list-order.ts';
import { changeView } from '#src/stores/desk/panel-address.ts';

type Props = {
	columns: readonly { title: string; sort?: string }[];
	order: Readonly<Record<string, string>>;
};

/** Orders a list where it has no head to press: on a narrow screen, on which its rows are cards. */
export function SortField({ columns, order }: Props) {
	const sortable = columns.filter(({ sort }) => sort !== undefined);
	if (sortable.length === 0) return null;
	return (
		<label className="panel-filter panel-sort">
			<span className="label">Sort by</span>
			<select
				className="input"
				value={`${order['sort'] ?? ''} ${order['direction'] ?? directions[1]}`}
				onChange={({ target }) => {
					const [sort = '', direction = ''] = target.value.split(' ');
					changeView({ sort, direction });
				}}
			>
				{sortable.flatMap(({ title, sort }) =>
					directions.map((direction) => (
						<option key={`${sort} ${direction}`} value={`${sort} ${direction}`}>
							{orderText(title, direction)}
						</option>
					)),
				)}
			</select>
		</label>
	);
}

/** An order in words: 'Total, descending'. */
export function orderText(title: string, direction: Direction): string {
	return `${title}, ${direction}`;
}
