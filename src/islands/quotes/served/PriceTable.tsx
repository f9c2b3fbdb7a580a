import type { OfferQuote, QuoteView } from '#src/contract/quotes/quote-view.ts';
import { formatMonthAndDay } from '#src/domain/calendar/format-date.ts';
import { formatMoney } from '#src/domain/money.ts';
import type { PriceLine } from '#src/domain/quotes/price-sum.ts';

type Props = { view: QuoteView };

/** The sum, line by line; where another day's price counts by now, the same lines of that day beside it. */
export function PriceTable({ view }: Props) {
	const { sum } = view;
	const today = view.kind === 'offer' ? view.today : null;
	return (
		// On a phone its rows are grids, which some browsers no longer take for rows.
		<table role="table" className="quote-table" data-compares={today ? '' : undefined}>
			<caption>Price</caption>
			<thead>
				<tr role="row">
					<th scope="col" role="columnheader">
						Part and rule
					</th>
					{view.kind === 'offer' && today ? (
						<Days view={view} />
					) : (
						<>
							<th scope="col" role="columnheader">
								Amount
							</th>
							<th scope="col" role="columnheader">
								So far
							</th>
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
				<tr role="row">
					<th scope="row" role="rowheader">
						Total
					</th>
					<td role="cell">{formatMoney(sum.total)}</td>
					<td role="cell">{today ? formatMoney(today.sum.total) : ''}</td>
				</tr>
			</tfoot>
		</table>
	);
}

function Days({ view }: { view: OfferQuote }) {
	return (
		<>
			<th scope="col" role="columnheader">
				{formatMonthAndDay(view.quoteDay)}
			</th>
			<th scope="col" role="columnheader">
				Today
			</th>
		</>
	);
}

/** @param today the same line of today's price, where that is another */
function Line({ line, today }: { line: PriceLine; today: PriceLine | undefined }) {
	const isChanged = today !== undefined && today.amount !== line.amount;
	return (
		<tr role="row" data-changed={isChanged || undefined}>
			<th scope="row" role="rowheader">
				{line.name}
				<span>{line.rule}</span>
				{today && today.rule !== line.rule && <span>Today: {today.rule}</span>}
			</th>
			<td role="cell">{signedMoney(line.amount)}</td>
			<td role="cell">{today ? signedMoney(today.amount) : formatMoney(line.soFar)}</td>
		</tr>
	);
}

/** What a line adds or takes off: '$78' or '−$78'. */
function signedMoney(amount: number): string {
	return `${amount < 0 ? '−' : ''}${formatMoney(Math.abs(amount))}`;
}
