import type { OfferQuote, QuoteView } from '#src/contract/quotes/quote-view.ts';
import { formatMonthAndDay } from '#src/domain/calendar/format-date.ts';
import { formatAmount, formatMoney } from '#src/domain/money.ts';
import type { PriceLine } from '#src/domain/quotes/price-sum.ts';

type Props = { view: QuoteView };

/** The sum, line by line; where another day's price counts by now, the same lines of that day beside it. */
export function PriceTable({ view }: Props) {
	const { sum } = view;
	const today = view.kind === 'offer' ? view.today : null;
	return (
		<table className="quote-table" data-compares={today ? '' : undefined}>
			<caption>Price</caption>
			<thead>
				<tr>
					<th scope="col">Part and rule</th>
					{view.kind === 'offer' && today ? (
						<Days view={view} />
					) : (
						<>
							<th scope="col">Amount</th>
							<th scope="col">So far</th>
						</>
					)}
				</tr>
			</thead>
			<tbody>
				{sum.lines.map((line, index) => (
					<Line key={line.name} line={line} today={today?.sum.lines[index]} />
				))}
			</tbody>
			<tfoot>
				<tr>
					<th scope="row">Total</th>
					<td>{formatMoney(sum.total)}</td>
					<td>{today ? formatMoney(today.sum.total) : ''}</td>
				</tr>
			</tfoot>
		</table>
	);
}

function Days({ view }: { view: OfferQuote }) {
	return (
		<>
			<th scope="col">{formatMonthAndDay(view.quoteDay)}</th>
			<th scope="col">Today</th>
		</>
	);
}

/** @param today the same line of today's price, where that is another */
function Line({ line, today }: { line: PriceLine; today: PriceLine | undefined }) {
	const isChanged = today !== undefined && today.amount !== line.amount;
	return (
		<tr data-changed={isChanged || undefined}>
			<th scope="row">
				{line.name}
				<span>{line.rule}</span>
				{today && today.rule !== line.rule && <span>Today: {today.rule}</span>}
			</th>
			<td>{formatAmount(line.amount)}</td>
			<td>{today ? formatAmount(today.amount) : formatMoney(line.soFar)}</td>
		</tr>
	);
}
