import type { ReactNode } from 'react';

import type { TripPaper } from '#src/contract/trips/trip-paper.ts';
import type { TripView } from '#src/contract/trips/trip-view.ts';
import { balanceOf } from '#src/domain/bookings/balance.ts';
import { travellersLabel } from '#src/domain/bookings/travellers.ts';
import { formatDate, formatLongDate } from '#src/domain/calendar/format-date.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { formatAmount, formatMoneyInCents } from '#src/domain/money.ts';
import { tripPaperPath } from '#src/paths.ts';

import { PaperFacts } from './PaperFacts.tsx';

type Props = {
	view: TripView;
	paper: Exclude<TripPaper, { kind: 'receipt' }>;
	/** Who pays. */
	to: ReactNode;
};

/** What an invoice or a credit note says, and of an invoice in force how far it is paid today. */
export function Invoice({ view, paper, to }: Props) {
	const { kind, mention, invoiced, other } = paper;
	const { reference } = view.reading;
	const sign = kind === 'invoice' ? 1 : -1;
	const otherLink = other !== null && (
		<a className="link" href={tripPaperPath(reference, other)}>
			{other}
		</a>
	);
	return (
		<>
			{kind === 'invoice' && otherLink && (
				<p className="notice">
					Credit note {otherLink} took this invoice back: it is not to be paid.
				</p>
			)}
			{kind === 'credit note' && <p>It takes back invoice {otherLink}.</p>}
			{to}
			<PaperFacts
				facts={[
					['Your reference', mention],
					['Booking', reference],
					['Trip', invoiced.trip],
					['Departure', formatLongDate(invoiced.departure)],
					['Travelers', travellersLabel(invoiced.travellers)],
				]}
			/>
			<dl className="trip-amounts">
				{invoiced.lines.map(({ name, amount }) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd className="price">{formatAmount(sign * amount, formatMoneyInCents)}</dd>
					</div>
				))}
				<div className="trip-total">
					<dt>Total</dt>
					<dd className="price">{formatAmount(sign * invoiced.total, formatMoneyInCents)}</dd>
				</div>
			</dl>
			{kind === 'invoice' && other === null && <PaidSoFar view={view} />}
		</>
	);
}

/** The invoice is of its day; what came in is of today. */
function PaidSoFar({ view: { record, payments, now } }: { view: TripView }) {
	const { due, paid } = balanceOf(record);
	return (
		<section className="paper-part">
			<h2>Paid, as of {formatLongDate(newYorkDay(now))}</h2>
			<dl className="trip-amounts">
				{payments.map(({ id, receipt, amount, method, paidOn }) => (
					<div key={id}>
						<dt>
							{amount < 0 ? 'Paid back' : 'Received'} on {formatDate(paidOn)} ({method}), receipt{' '}
							{receipt}
						</dt>
						<dd className="price">{formatAmount(amount, formatMoneyInCents)}</dd>
					</div>
				))}
				{payments.length === 0 && (
					<div>
						<dt>Received</dt>
						<dd className="price">{formatMoneyInCents(paid)}</dd>
					</div>
				)}
				<div>
					<dt>{due < 0 ? 'To be paid back' : 'Still to be paid'}</dt>
					<dd className="price">{formatMoneyInCents(Math.abs(due))}</dd>
				</div>
			</dl>
		</section>
	);
}
