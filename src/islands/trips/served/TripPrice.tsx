import { isGivenOn, type TripView } from '#src/contract/trips/trip-view.ts';
import { balanceOf } from '#src/domain/bookings/balance.ts';
import { instalmentLine } from '#src/domain/bookings/instalment-words.ts';
import { formatDate } from '#src/domain/calendar/format-date.ts';
import { fareNote } from '#src/domain/flights/party.ts';
import { formatAmount, formatSum } from '#src/domain/money.ts';
import { parseQuoteId } from '#src/domain/quotes/parse-quote-id.ts';
import { quoteOfBooking } from '#src/domain/quotes/quote-id.ts';
import { tripPriceLines } from '#src/domain/trips/price-lines.ts';
import { quotePath, tripPaperPath } from '#src/paths.ts';

import { MoneyBack } from './MoneyBack.tsx';
import { TripInvoices } from './papers/TripInvoices.tsx';
import { TripSection } from './TripSection.tsx';

/** What the trip costs and what that is made of, whether it is paid, and what is paid back. */
export function TripPrice({ view }: { view: TripView }) {
	const { record, reading, access, payments } = view;
	if (!access.showsPrices) return null;
	const { trip, totalPrice } = reading;
	const total = totalPrice ?? record.totalPrice;
	const byRules = record.quotedPrice ?? total;
	const lines = tripPriceLines(reading, { ...record, totalPrice: total }, view.item.listed);
	const balance = balanceOf(record);
	const isCancelled = record.status === 'Cancelled';
	const money = formatSum([
		...lines.map(({ amount }) => amount),
		...payments.map(({ amount }) => amount),
		total,
		byRules,
		balance.due,
		...view.instalments.map(({ amount }) => amount),
	]);
	const quote = quoteOf(view);
	const note = trip.type === 'flight' ? fareNote(trip.party) : '';
	return (
		<TripSection id="price" title="Price">
			<dl className="trip-amounts">
				{lines.map(({ name, amount }) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd className="price">{formatAmount(amount, money)}</dd>
					</div>
				))}
				<div className="trip-total">
					<dt>Total</dt>
					<dd className="price">{money(total)}</dd>
				</div>
				{/* Of a cancelled one they stand below, with what becomes of them. */}
				{(isCancelled ? [] : payments).map(({ id, receipt, amount, method, paidOn }) => (
					<div key={id}>
						<dt>
							{amount < 0 ? 'Paid back' : 'Paid'} on {formatDate(paidOn)} ({method})
							{!isGivenOn(view) && (
								<>
									{' '}
									<a
										className="link whitespace-nowrap"
										data-print="no"
										href={tripPaperPath(reading.reference, receipt)}
									>
										Receipt<span className="visually-hidden"> {receipt}</span>
									</a>
								</>
							)}
						</dt>
						<dd className="price">{money(Math.abs(amount))}</dd>
					</div>
				))}
				{view.instalments.length > 1 &&
					balance.due > 0 &&
					view.instalments.map(instalmentLine).map(({ name, when, amount }) => (
						<div key={name}>
							<dt>
								{name} {when}
							</dt>
							<dd className="price">{money(amount)}</dd>
						</div>
					))}
				<Payment record={record} open={money(balance.due)} />
			</dl>
			{isCancelled && <MoneyBack view={view} />}
			{note !== '' && <p className="hint">{note}</p>}
			{quote !== null && (
				<p data-print="no">
					<a className="link" href={quote}>
						{byRules === total
							? 'Price breakdown'
							: `How ${money(byRules)} is made, the price before ${total < byRules ? 'the discount' : 'what was added'} by our desk`}
					</a>
				</p>
			)}
			<TripInvoices view={view} />
		</TripSection>
	);
}

/** How far it is paid, where it is not cancelled: what is open once something was paid, or it is confirmed. */
function Payment({ record, open }: { record: TripView['record']; open: string }) {
	const { state, due } = balanceOf(record);
	if (record.status === 'Cancelled' || state === null) return null;
	const isOpen = due > 0 && (state === 'Part paid' || record.status === 'Confirmed');
	return (
		<div>
			<dt>{isOpen ? 'Still to be paid' : 'Payment'}</dt>
			<dd className={isOpen ? 'price' : undefined}>
				{isOpen ? open : state === 'Paid' ? 'Paid' : 'When we confirm'}
			</dd>
		</div>
	);
}

/** Where the sum is told; null of a tour that is gone, and of old records whose item says nothing. */
function quoteOf({ record, reading, item }: TripView): string | null {
	const { type } = reading.trip;
	const { id, asked } = quoteOfBooking({
		type,
		itemId: item.id,
		travelers: reading.travellers,
		departureDate: record.departureDate,
		details: record.details,
	});
	if (parseQuoteId(id) === null || (type === 'tour' && item.path === null)) return null;
	return quotePath(id, asked);
}
