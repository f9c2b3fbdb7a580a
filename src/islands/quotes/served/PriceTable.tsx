import type { OfferQuote, QuoteView } from '#src/contract/quotes/quote-view.ts';
import { formatMonthAndDay } from '#src/domain/calendar/format-date.ts';
import { formatAmount, formatMoney } from '#src/domain/money.ts';
import type { PriceLine } from '#src/domain/quotes/price-sum.ts';

type Props = { view: QuoteView };

/** The sum, line by line; where another day's price counts by now, the same lines of that day beside it. */
export function PriceTable({ view }: Props) {
	const { sum } = view;
	const today = view.kind === 'offer' ? view.today : null;
	const lines = sum.lines.map((line, index) => ({ line, today: today?.sum.lines[index] }));
	// A deal or a tour has few lines, each of which says something.
	const folded = view.kind === 'offer' ? lines.filter(isNothing) : [];
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
				{lines
					.filter((each) => !folded.includes(each))
					.map(({ line, today: then }) => (
						<Line key={line.name} line={line} today={then} />
					))}
				{folded.length > 0 && (
					<tr>
						<td colSpan={3}>
							<Nothing lines={folded} />
						</td>
					</tr>
				)}
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

type Compared = {
	line: PriceLine;
	/** The same line of today's price, where that is another. */
	today: PriceLine | undefined;
};

function isNothing({ line, today }: Compared): boolean {
	return line.amount === 0 && (today === undefined || today.amount === 0);
}

/** What was looked at and added nothing. */
function Nothing({ lines }: { lines: readonly Compared[] }) {
	const names = lines.map(({ line }) => line.name.toLowerCase());
	return (
		<details>
			<summary>Nothing added for {inWords(names)}</summary>
			<ul>
				{lines.map(({ line }) => (
					<li key={line.name}>
						{line.name}: {line.rule}
					</li>
				))}
			</ul>
		</details>
	);
}

/** 'class, round trip and discount' */
function inWords(names: readonly string[]): string {
	return new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
}

function Line({ line, today }: Compared) {
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
