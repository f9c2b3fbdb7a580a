import type { TripView } from '#src/contract/trips/trip-view.ts';
import { paymentStatus } from '#src/domain/bookings/booking.ts';
import { fareNote } from '#src/domain/bookings/party.ts';
import { formatSum } from '#src/domain/money.ts';
import { parseQuoteId, quoteIdOf } from '#src/domain/quotes/quote-id.ts';
import { bookedPriceLines } from '#src/domain/trips/price-lines.ts';
import { quotePath } from '#src/paths.ts';

import { TripSection } from './TripSection.tsx';

/** What the trip costs and what that is made of, whether it is paid, and what is paid back. */
export function TripPrice({ view }: { view: TripView }) {
	const { record, reading, access } = view;
	if (!access.showsPrices) return null;
	const { trip, totalPrice } = reading;
	const total = totalPrice ?? record.totalPrice;
	const lines = bookedPriceLines(reading, total);
	const money = formatSum([...lines.map(({ amount }) => amount), total, record.refund ?? 0]);
	const quote = quoteOf(view);
	const payment = paymentStatus(record.status);
	const note = trip.type === 'flight' ? fareNote(trip.party) : '';
	return (
		<TripSection id="price" title="Price">
			<dl className="trip-amounts">
				{lines.map(({ name, amount }) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd className="price">{money(amount)}</dd>
					</div>
				))}
				<div className="trip-total">
					<dt>Total</dt>
					<dd className="price">{money(total)}</dd>
				</div>
				{payment !== null && (
					<div>
						<dt>Payment</dt>
						<dd>{payment === 'Paid' ? 'Paid' : 'When we confirm'}</dd>
					</div>
				)}
				{record.refund !== null && (
					<div>
						<dt>Refund</dt>
						<dd className="price">{money(record.refund)}</dd>
					</div>
				)}
			</dl>
			{note !== '' && <p className="hint">{note}</p>}
			{quote !== null && (
				<p data-print="no">
					<a className="link" href={quote}>
						How this price is made
					</a>
				</p>
			)}
		</TripSection>
	);
}

/** Where the sum is told; null of a tour that is gone, and of old records whose item says nothing. */
function quoteOf({ record, reading, item }: TripView): string | null {
	const { type } = reading.trip;
	const id = quoteIdOf(type, item.id);
	const quoted = parseQuoteId(id);
	if (quoted === null || (type === 'tour' && item.path === null)) return null;
	if (quoted.kind === 'offer') return quotePath(id);
	const date = type === 'tour' ? record.departureDate : undefined;
	return quotePath(id, { travelers: reading.travellers, date });
}
