import { useId, useState } from 'react';

import type { FlightLeg } from '#src/domain/flights/offer.ts';
import { formatMoney } from '#src/domain/money.ts';
import type { CheckoutTrip } from '#src/stores/bookings/checkout-trip.ts';
import { PosterImage } from '#src/ui/PosterImage.tsx';
import { useToday } from '#src/ui/use-today.ts';

import { Journey } from '../flights/journey/Journey.tsx';
import { CancelTerms } from './CancelTerms.tsx';
import { QuoteLink } from './QuoteLink.tsx';
import { type Row, tripView } from './trip-view.ts';

type Props = { trip: CheckoutTrip };

/** What is being booked and how its price is made up; on a phone a line that stays in sight and opens. */
export function TripSummary({ trip }: Props) {
	const id = useId();
	const [isOpen, setOpen] = useState(false);
	const {
		title,
		inShort,
		image,
		when,
		facts,
		prices,
		shares,
		fareNote,
		reduced,
		quote,
		changePath,
		...flown
	} = tripView(trip);
	return (
		<section className="trip-summary card" aria-labelledby="your-trip">
			<button
				type="button"
				className="opens trip-line lg:hidden"
				aria-expanded={isOpen}
				aria-controls={id}
				onClick={() => setOpen(!isOpen)}
			>
				<span className="truncate">
					<span className="font-semibold">{inShort[0]}</span> · {inShort[1]}
				</span>
				<span className="price ml-auto text-lg font-semibold">{formatMoney(trip.totalPrice)}</span>
				<span className="visually-hidden">{isOpen ? 'Hide your trip' : 'Show your trip'}</span>
			</button>
			{image && (
				// On a phone the price and the form come first: there the picture is neither shown nor loaded.
				<PosterImage
					image={image}
					alt=""
					sizes="384px"
					className="hidden aspect-5/2 w-full object-cover lg:block"
				/>
			)}
			<div id={id} className="trip-whole" data-open={isOpen || undefined}>
				<header>
					<h2 className="eyebrow" id="your-trip">
						Your trip
					</h2>
					<p className="mt-1 font-display text-2xl">{title}</p>
				</header>
				<div className="grid gap-3">
					{prices.length > 0 && (
						<div className="border-b border-line pb-3">
							<Rows rows={prices} />
						</div>
					)}
					<p className="flex flex-wrap items-baseline justify-between gap-x-4">
						<span className="flex items-baseline gap-2">
							<span className="font-semibold">Total</span>
							{reduced && <span className="badge">{reduced.discount}% off</span>}
						</span>
						<span>
							{reduced && (
								<s className="price mr-2 text-ink-soft">
									<span className="visually-hidden">Full price </span>
									{formatMoney(reduced.fullTotal)}
								</s>
							)}
							<strong className="price text-2xl">{formatMoney(trip.totalPrice)}</strong>
						</span>
					</p>
					<p className="text-sm text-ink-soft tabular-nums empty:hidden">{shares}</p>
					<p className="hint empty:hidden">{fareNote}</p>
					<QuoteLink path={quote} />
				</div>
				<div className="border-t border-line pt-4">
					<Rows rows={[...when, ...facts]} />
				</div>
				<FlightDetails {...flown} />
				<CancelTerms trip={trip} />
				{changePath && (
					<a className="link justify-self-start" href={changePath}>
						Change the date or the travelers
					</a>
				)}
			</div>
		</section>
	);
}

function Rows({ rows }: { rows: Row[] }) {
	return (
		<dl className="grid gap-2">
			{rows.map(([term, value, ...more]) => (
				<div className="flex justify-between gap-4" key={term}>
					<dt className="text-ink-soft">{term}</dt>
					<dd className="text-right">
						{value}
						{more.map((line) => (
							<span className="block text-sm text-ink-soft" key={line}>
								{line}
							</span>
						))}
					</dd>
				</div>
			))}
		</dl>
	);
}

/** Every flight of the trip, folded away as in the list of offers; nothing where they are not known. */
function FlightDetails({
	legs,
	labels,
}: {
	legs: readonly FlightLeg[];
	labels: readonly string[];
}) {
	const today = useToday();
	if (legs.length === 0) return null;
	return (
		<details className="fold -my-3 border-t border-line">
			<summary>Flight details</summary>
			<div className="pt-4">
				<Journey legs={legs} labels={labels} today={today} />
			</div>
		</details>
	);
}
