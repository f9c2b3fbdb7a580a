import { formatSum } from '#src/domain/money.ts';

type Props = {
	/** Dollars: the total as it is, and as it is going to be. */
	before: number;
	after: number;
};

/** What a booking costs, by how much that changes, and what it is going to cost. */
export function PriceChange({ before, after }: Props) {
	const difference = Math.round((after - before) * 100) / 100;
	const money = formatSum([before, difference, after]);
	return (
		<dl className="booking-amounts">
			<div>
				<dt>Total now</dt>
				<dd className="price">{money(before)}</dd>
			</div>
			<div>
				<dt>Difference</dt>
				<dd className="price">
					{difference > 0 ? '+' : ''}
					{money(difference)}
				</dd>
			</div>
			<div className="booking-total">
				<dt>New total</dt>
				<dd className="price">{money(after)}</dd>
			</div>
		</dl>
	);
}
