import { memo, useId, useState } from 'react';

import { airlineNote } from '#src/domain/flights/airline-words.ts';
import { cabinClassLabel } from '#src/domain/flights/cabin-class.ts';
import { includesBag } from '#src/domain/flights/fare-conditions.ts';
import { legName } from '#src/domain/flights/journey.ts';
import { offerFacts } from '#src/domain/flights/offer-facts.ts';
import type { FlightLeg, FlightOffer } from '#src/domain/flights/offer.ts';
import { parseOfferId } from '#src/domain/flights/quote.ts';
import { withReturn } from '#src/domain/flights/returns.ts';
import { bookPath, flightDataParameter, paths, quotePath } from '#src/paths.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';

import { AirlineMark } from './AirlineMark.tsx';
import { FareConditions } from './FareConditions.tsx';
import { Journey } from './journey/Journey.tsx';
import { OfferLeg } from './OfferLeg.tsx';
import { OfferPrice } from './OfferPrice.tsx';
import { WaysBack } from './WaysBack.tsx';

type Props = { offer: FlightOffer };

/** One flight of the results, with the way to the checkout: complete as HTML; a browser draws the details once asked. */
export const OfferCard = memo(({ offer: found }: Props) => {
	const id = useId();
	// Where filters put another way back in its place, what was chosen over the one before no longer counts.
	const [choice, setChoice] = useState<{ over: string; leg: FlightLeg } | null>(null);
	const offer = choice?.over === found.id ? withReturn(found, choice.leg) : found;
	const [outward, homeward] = offer.legs;
	const airlineBack = homeward?.airline === offer.airline ? undefined : homeward?.airline;
	const isHydrated = useHydrated();
	const [isOpen, setOpen] = useState(false);
	return (
		<article aria-labelledby={id} className="card offer">
			<div className="offer-row">
				<header className="offer-airline">
					<AirlineMark airline={offer.airline} className="size-9 @max-xl:size-7" />
					<div>
						<h3 id={id} className="font-sans text-base leading-tight tracking-normal">
							{offer.airline}
						</h3>
						<p className="flex flex-wrap gap-x-2 text-xs text-ink-soft">
							{outward && (
								<span className="offer-narrow">
									{outward.origin} – {outward.destination}
								</span>
							)}
							<span>
								<span className="offer-roomy">{cabinClassLabel(offer.cabinClass)}, </span>
								{bagText(offer)}
							</span>
							{airlineBack && <span className="offer-roomy w-full">Return: {airlineBack}</span>}
						</p>
					</div>
				</header>
				<ol className="offer-legs">
					{offer.legs.map((leg, index) => (
						<OfferLeg key={leg.departsAt} leg={leg} name={legName(index, offer.legs.length)} />
					))}
				</ol>
				{airlineBack && (
					<p className="offer-back offer-narrow text-xs text-ink-soft">Return: {airlineBack}</p>
				)}
				<OfferPrice offer={offer} />
				<form action={paths.flightCheckout} className="offer-select">
					<input
						type="hidden"
						name={flightDataParameter}
						value={JSON.stringify(offerFacts(offer))}
					/>
					<button type="submit" className="button button-primary noscript:hidden">
						Select<span className="visually-hidden"> {offer.airline}</span>
					</button>
					<noscript>
						<button
							type="submit"
							className="button button-primary"
							formAction={bookPath(quotePath(offer.id))}
						>
							Select<span className="visually-hidden"> {offer.airline}</span>
						</button>
					</noscript>
				</form>
			</div>
			<details
				className="offer-details"
				onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
			>
				<summary className="opens">
					Flight details<span className="visually-hidden"> of {offer.airline}</span>
				</summary>
				{(isOpen || !isHydrated) && (
					<div className="mt-2 border-t border-line pt-4 pb-2">
						<Journey
							legs={offer.legs}
							labels={[offer.origin, offer.destination]}
							today={parseOfferId(offer.id)?.quoteDay ?? null}
						/>
						{homeward && (
							<WaysBack
								returns={offer.returns}
								chosen={homeward}
								onChoose={(leg) => setChoice({ over: found.id, leg })}
							/>
						)}
						<FareConditions offer={offer} />
						<p className="mt-3 text-sm text-ink-soft">{airlineNote(offer.legs)}</p>
						<p className="mt-3 text-sm">
							<a className="link" href={quotePath(offer.id)}>
								Price breakdown
								<span className="visually-hidden"> by {offer.airline}</span>
							</a>
						</p>
					</div>
				)}
			</details>
		</article>
	);
});

function bagText({ legs, cabinClass }: FlightOffer): string {
	return legs.every((leg) => includesBag(leg, cabinClass)) ? 'bag included' : 'cabin bag only';
}
