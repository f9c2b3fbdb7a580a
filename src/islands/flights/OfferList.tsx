import { useState } from 'react';

import type { FlightOffer } from '#src/domain/flights/offer.ts';

import { OfferCard } from './OfferCard.tsx';
import { standsAlready } from './stands-already.ts';
import { useFewAtATime } from './use-few-at-a-time.ts';

/** Cards of a frame: what a slow phone draws without a stall. */
const cardsAtOnce = 2;
/** With what orders them, which comes in the same frame. */
const firstCards = 1;

/** The offers in their order. Those that a browser has not drawn yet keep their place for the frames until it has. */
export function OfferList({ offers }: { offers: readonly FlightOffer[] }) {
	const [first] = useState(() => (standsAlready() ? offers.length : firstCards));
	const drawn = useFewAtATime(offers, cardsAtOnce, first);
	return (
		<ul className="offers" data-legs={offers[0]?.legs.length}>
			{offers.map((offer) => (
				<li key={offer.legs[0]?.number}>
					{drawn.includes(offer) ? (
						<OfferCard offer={offer} />
					) : (
						<div className="card offer offer-skeleton" />
					)}
				</li>
			))}
		</ul>
	);
}
