import { useId } from 'react';

import { cabinClassLabel } from '#src/domain/cabin-class.ts';
import type { FlightLeg, FlightOffer } from '#src/domain/flight-offer.ts';
import { formatDate, formatDuration, formatMoney, stopsLabel } from '#src/domain/format.ts';
import { fullPrice } from '#src/domain/full-price.ts';
import { travellersLabel } from '#src/domain/travellers.ts';
import { flightCheckoutPath } from '#src/paths.ts';

type Props = { offer: FlightOffer };

/** One flight of the results, with the way to the checkout. */
export function OfferCard({ offer }: Props) {
	const id = useId();
	return (
		<article
			aria-labelledby={id}
			className="card grid items-center gap-x-8 gap-y-4 p-4 sm:p-5 md:grid-cols-[11rem_minmax(0,1fr)_auto]"
		>
			<header className="flex flex-wrap items-center gap-x-3 gap-y-1.5 md:grid md:justify-items-start">
				<h3 id={id}>{offer.airline}</h3>
				<p className="text-sm text-ink-soft">{cabinClassLabel(offer.cabinClass)}</p>
				{offer.discount > 0 && <span className="badge">{offer.discount}% off</span>}
			</header>
			<ol className="grid gap-3">
				{offer.legs.map((leg, index) => (
					<Leg key={leg.date + leg.origin} leg={leg} offer={offer} isReturn={index > 0} />
				))}
			</ol>
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-4 md:grid md:justify-items-end md:border-0 md:pt-0">
				<Price offer={offer} />
				<button
					type="button"
					className="button button-primary"
					aria-describedby={id}
					onClick={() => location.assign(flightCheckoutPath(offer))}
				>
					Select
				</button>
			</div>
		</article>
	);
}

function Leg({ leg, offer, isReturn }: { leg: FlightLeg; offer: FlightOffer; isReturn: boolean }) {
	const from = isReturn ? offer.destination : offer.origin;
	const to = isReturn ? offer.origin : offer.destination;
	return (
		<li className="grid gap-x-6 sm:grid-cols-[minmax(0,1fr)_auto]">
			<p className="font-semibold">
				<span className="visually-hidden">{isReturn ? 'Return' : 'Outward'}: </span>
				{from} <span aria-hidden="true">→</span>
				<span className="visually-hidden">to</span> {to}
			</p>
			<p className="price text-ink-soft sm:text-right">{formatDuration(leg.minutes)}</p>
			<p className="text-sm text-ink-soft">{formatDate(leg.date)}</p>
			<p className="text-sm text-ink-soft sm:text-right">{stopsLabel(leg.stops)}</p>
		</li>
	);
}

function Price({ offer }: Props) {
	const isParty = offer.travellers > 1;
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
			{isParty && (
				<span className="block text-sm text-ink-soft">
					{formatMoney(offer.pricePerTraveller)} each
				</span>
			)}
		</p>
	);
}
