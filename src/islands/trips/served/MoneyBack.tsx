import type { TripView } from '#src/contract/trips/trip-view.ts';
import { backWords } from '#src/domain/bookings/payment.ts';
import { travelTerms } from '#src/domain/bookings/travel-terms.ts';
import { addBusinessDays } from '#src/domain/calendar/business-days.ts';
import { formatDate } from '#src/domain/calendar/format-date.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { airlinesRefund } from '#src/domain/desk/receipt.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { moneyBack, type WayBack } from '#src/domain/trips/money-back.ts';
import { site } from '#src/site.ts';

/** What was paid of a cancelled trip, what we keep, and what goes back: how, and when it was sent or will be at the latest. */
export function MoneyBack({ view }: { view: TripView }) {
	const { record, payments } = view;
	const { paid, kept, back, ways } = moneyBack(record, payments);
	if (paid === 0) return <p>Nothing was paid for this trip, and nothing is owed.</p>;
	const sendBy = sendByOf(view);
	return (
		<div className="money-back">
			<dl className="trip-amounts">
				{paid !== null && <Amount name="You paid" amount={formatMoneyInCents(paid)} />}
				{kept !== null && <Amount name="We keep" amount={formatMoneyInCents(kept)} />}
				<Amount
					name="Back to you"
					amount={back === null ? airlinesRefund : formatMoneyInCents(back)}
					isTotal
				/>
			</dl>
			{back === null && <p>We tell you by letter how much that is.</p>}
			{ways.length > 0 && (
				<ul className="money-ways">
					{ways.map((way) => (
						<li key={`${way.method} ${way.sentOn} ${way.amount}`}>{wayText(way, sendBy)}</li>
					))}
				</ul>
			)}
		</div>
	);
}

type AmountProps = { name: string; amount: string; isTotal?: boolean };

function Amount({ name, amount, isTotal = false }: AmountProps) {
	return (
		<div className={isTotal ? 'trip-total' : undefined}>
			<dt>{name}</dt>
			<dd className="price">{amount}</dd>
		</div>
	);
}

/** '$2,000.17 to the card: sent on Thu, Nov 20, 2026', '$700.43 by bank transfer: by Thu, Dec 3, 2026 at the latest' */
function wayText({ amount, method, sentOn }: WayBack, sendBy: string): string {
	const how = method === null ? 'the way you paid' : backWords[method];
	return `${formatMoneyInCents(amount)} ${how}: ${sentOn === null ? sendBy : `sent on ${formatDate(sentOn)}`}`;
}

/** By when we send it, as the refund policy says: of old records nobody knows the day on which they were cancelled. */
function sendByOf({ history }: TripView): string {
	const cancelled = history.findLast(({ status }) => status === 'Cancelled');
	const { refundBusinessDays } = travelTerms;
	if (!cancelled) return `sent within ${refundBusinessDays} business days of the cancellation`;
	const day = addBusinessDays(newYorkDay(cancelled.at), refundBusinessDays, site.holidays);
	return `by ${formatDate(day)} at the latest`;
}
