import { formatAmount, formatMoneyInCents, formatSum } from '#src/domain/money.ts';
import { tripPriceLines } from '#src/domain/trips/price-lines.ts';

import { Card } from '../panel/Card.tsx';
import { Moment } from '../panel/Moment.tsx';
import type { BookingPageProps } from './booking-page-props.ts';

/** What the booking costs, what that is made of, what the desk agreed on, and what it promised to pay back. */
export function Price({ view: { booking: record, quote, trip }, booking }: BookingPageProps) {
	const { totalPrice, quotedPrice, priceReason, refund, refundReason } = record;
	const lines = tripPriceLines(booking, record, null);
	const agreed = quotedPrice === null ? undefined : lines.at(-1);
	const money = formatSum([...lines.map(({ amount }) => amount), totalPrice, refund ?? 0]);
	return (
		<Card title="Price">
			<dl className="booking-amounts">
				{lines.map((line) => (
					<Amount
						key={line.name}
						name={line.name}
						amount={formatAmount(line.amount, money)}
						reason={line === agreed ? priceReason : null}
					/>
				))}
				<Amount name="Total" amount={money(totalPrice)} isTotal />
				{refund !== null && (
					<Amount name="Refund promised" amount={money(refund)} reason={refundReason} />
				)}
			</dl>
			{trip.priceAsked && (
				<p className="text-sm">
					Asked to agree to <b className="price">{formatMoneyInCents(trip.priceAsked.total)}</b>{' '}
					<Moment at={trip.priceAsked.askedAt} />: no answer yet.
				</p>
			)}
			{quote && (
				<p className="text-sm">
					Check code <span className="price font-semibold">{quote.checkCode}</span>{' '}
					<a className="link" data-print="no" href={quote.path} target="_blank" rel="noopener">
						Price breakdown
					</a>
				</p>
			)}
		</Card>
	);
}

type AmountProps = { name: string; amount: string; reason?: string | null; isTotal?: boolean };

function Amount({ name, amount, reason = null, isTotal = false }: AmountProps) {
	return (
		<div className={isTotal ? 'booking-total' : undefined}>
			<dt>
				{name}
				{reason !== null && (
					<span dir="auto" className="booking-reason">
						{reason}
					</span>
				)}
			</dt>
			<dd className="price">{amount}</dd>
		</div>
	);
}
