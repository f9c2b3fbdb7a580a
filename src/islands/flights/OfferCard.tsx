import { useId } from 'react';

import { travellersLabel } from '#src/domain/bookings/travellers.ts';
import { formatDate } from '#src/domain/calendar/format-date.ts';
import { cabinClassLabel } from '#src/domain/flights/cabin-class.ts';
import { formatDuration } from '#src/domain/flights/duration.ts';
import { type FlightLeg, type FlightOffer, stopsLabel } from '#src/domain/flights/offer.ts';
import { fullPrice } from '#src/domain/flights/pricing.ts';
import { formatMoney } from '#src/domain/money.ts';
import { flightCheckoutPath } from '#src/paths.ts';
import { FormTo } from '#src/ui/FormTo.tsx';

type Props = { offer: FlightOffer };

/** One flight of the results, with the way to the checkout. */
export function OfferCard({ offer }: Props) {
	const id = useId();
	return (
		<article
			aria-labelledby={id}
			className="card grid items-center gap-x-10 gap-y-4 p-4 sm:p-5 md:grid-cols-[10rem_minmax(0,1fr)_9.5rem]"
		>
			<header className="flex flex-wrap items-center gap-x-3 gap-y-1.5 md:grid md:justify-items-start">
				<h3 id={id}>{offer.airline}</h3>
				<p className="text-sm text-ink-soft">{cabinClassLabel(offer.cabinClass)}</p>
				{offer.discount > 0 && <span className="badge">{offer.discount}% off</span>}
			</header>
			<ol className="grid gap-4">
				{offer.legs.map((leg, index) => (
					<Leg key={leg.origin} leg={leg} name={legName(offer, index)} />
				))}
			</ol>
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-4 md:grid md:justify-end md:justify-items-end md:border-0 md:pt-0">
				<Price offer={offer} />
				<FormTo address={flightCheckoutPath(offer)}>
					<button type="submit" className="button button-primary" aria-describedby={id}>
						Select
					</button>
				</FormTo>
			</div>
		</article>
	);
}

function legName({ legs }: FlightOffer, index: number): string {
	if (legs.length === 1) return 'One way';
	return index === 0 ? 'Outward' : 'Return';
}

function Leg({ leg, name }: { leg: FlightLeg; name: string }) {
	const line = <span aria-hidden="true" className="min-w-4 flex-1 border-t border-line-strong" />;
	return (
		<li>
			<p className="text-sm text-ink-soft">
				{name}, {formatDate(leg.date)}
			</p>
			<p className="flex items-center gap-3">
				<span className="text-lg font-semibold">{leg.origin}</span>
				{line}
				<span className="price text-sm">
					{formatDuration(leg.minutes)}, {stopsLabel(leg.stops).toLowerCase()}
				</span>
				{line}
				<span className="visually-hidden">to</span>
				<span className="text-lg font-semibold">{leg.destination}</span>
			</p>
		</li>
	);
}

function Price({ offer }: Props) {
	return (
		<p className="md:text-right">
			{offer.discount > 0 && (
				<s className="price mr-2 text-ink-soft">
					<span className="visually-hidden">Full price </span>
					{formatMoney(fullPrice(offer))}
				</s>
			)}
			<span className="price text-2xl font-semibold">{formatMoney(offer.price)}</span>{' '}
			<span className="block text-sm text-ink-soft">for {travellersLabel(offer.travellers)}</span>
			{offer.travellers > 1 && (
				<span className="block text-sm text-ink-soft">
					{formatMoney(offer.pricePerTraveller)} per traveller
				</span>
			)}
		</p>
	);
}
