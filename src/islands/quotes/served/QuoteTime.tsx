import type { OfferQuote, QuoteView } from '#src/contract/quotes/quote-view.ts';
import { lateRefusal } from '#src/domain/bookings/late-refusal.ts';
import { utcMidnight } from '#src/domain/calendar/calendar-date.ts';
import { formatMoney } from '#src/domain/money.ts';
import { site } from '#src/site.ts';

import { DeskMoment } from '../../trips/served/DeskMoment.tsx';

/** Until when a price counts, and what it is today where another one counts by now. */
export function QuoteTime({ view }: { view: QuoteView }) {
	if (view.kind === 'offer') return <OfferTime view={view} />;
	if (view.kind === 'deal' && view.standing !== 'honoured')
		return <NotSold standing={view.standing} now={view.now} />;
	if (view.kind === 'tour' && !view.departure)
		return <p className="notice">No departure of this tour is on sale at the moment.</p>;
	return (
		<>
			{view.kind === 'tour' && view.isOtherDay && (
				<p className="notice">
					The departure that was asked for is not on sale. This is the price of another one.
				</p>
			)}
			<p>
				This is the price now. Once you book it stays as it is, and we hold it for{' '}
				{site.holdDeskHours} hours in which our desk is open.
			</p>
		</>
	);
}

function OfferTime({ view }: { view: OfferQuote }) {
	const { standing, quoteDay, today, now } = view;
	if (standing === 'departed' || standing === 'late') return <NotSold {...{ standing, now }} />;
	if (standing === 'honoured') {
		return (
			<p>
				You can book at this price until <DeskMoment at={view.until.toISOString()} />.
			</p>
		);
	}
	return (
		<div className="notice grid gap-2">
			<p>
				{standing === 'early' ? (
					<>
						This quote is of a day to come: it counts from{' '}
						<DeskMoment at={new Date(utcMidnight(quoteDay)).toISOString()} />.
					</>
				) : (
					<>
						This price counted until <DeskMoment at={view.until.toISOString()} />.
					</>
				)}
			</p>
			{today && <Today view={view} today={today} />}
		</div>
	);
}

type TodayProps = { view: OfferQuote; today: NonNullable<OfferQuote['today']> };

function Today({ view, today }: TodayProps) {
	const [before, now] = [view.sum.total, today.sum.total];
	const { airline, origin, destination } = today.offer;
	const isOtherRoute = origin !== view.offer.origin || destination !== view.offer.destination;
	const difference = formatMoney(Math.abs(now - before));
	return (
		<p>
			Today’s price is <strong className="price text-xl">{formatMoney(now)}</strong>:{' '}
			{now === before ? 'the same' : `${difference} ${now > before ? 'more' : 'less'}`}, with{' '}
			{airline}
			{isOtherRoute && `, ${origin} to ${destination}`}.
		</p>
	);
}

function NotSold({ standing, now }: { standing: 'late' | 'departed'; now: Date }) {
	return (
		<p className="notice">
			{standing === 'late'
				? lateRefusal({ type: 'flight' }, site, now)
				: 'This flight has left: nobody can book it any more.'}
		</p>
	);
}
