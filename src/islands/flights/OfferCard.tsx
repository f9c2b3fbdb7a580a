import { memo, useId } from 'react';

import { cabinClassLabel } from '#src/domain/flights/cabin-class.ts';
import type { FlightOffer } from '#src/domain/flights/offer.ts';
import { flightDataParameter, paths } from '#src/paths.ts';

import { AirlineMark } from './AirlineMark.tsx';
import { OfferLeg } from './OfferLeg.tsx';
import { OfferPrice } from './OfferPrice.tsx';

type Props = { offer: FlightOffer };

/** One flight of the results, with the way to the checkout; it is complete as HTML, too. */
export const OfferCard = memo(({ offer }: Props) => {
	const id = useId();
	return (
		<article aria-labelledby={id} className="card offer">
			<div className="offer-row">
				<header className="offer-airline">
					<AirlineMark airline={offer.airline} className="size-9 @max-xl:size-8" />
					<div>
						<h3 id={id} className="font-sans text-base leading-tight tracking-normal">
							{offer.airline}
						</h3>
						<p className="text-xs text-ink-soft">
							{cabinClassLabel(offer.cabinClass)}
							{offer.discount > 0 && <span className="badge ml-2">{offer.discount}% off</span>}
						</p>
					</div>
				</header>
				<ol className="offer-legs">
					{offer.legs.map((leg, index) => (
						<OfferLeg key={leg.origin} leg={leg} name={legName(offer, index)} />
					))}
				</ol>
				<OfferPrice offer={offer} />
				<form action={paths.flightCheckout} className="offer-select">
					<input type="hidden" name={flightDataParameter} value={JSON.stringify(offer)} />
					<button
						type="submit"
						className="button button-primary min-h-11 px-5"
						aria-describedby={id}
					>
						Select
					</button>
				</form>
			</div>
			<details className="offer-details">
				<summary>Flight details</summary>
			</details>
		</article>
	);
});

function legName({ legs }: FlightOffer, index: number): string {
	if (legs.length === 1) return 'One way';
	return index === 0 ? 'Outward' : 'Return';
}
