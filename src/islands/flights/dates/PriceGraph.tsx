import { useId, useState } from 'react';

import { travellersLabel } from '#src/domain/bookings/travellers.ts';
import { formatShortDate } from '#src/domain/calendar/format-date.ts';
import { daysPriced } from '#src/domain/flights/forecast.ts';
import { headCount } from '#src/domain/flights/party.ts';
import { formatMoney } from '#src/domain/money.ts';

import { useStages } from '../use-stages.ts';
import type { PanelProps } from './dates-props.ts';
import { noneOnDay } from './day-in-words.ts';
import { GraphSlider } from './GraphSlider.tsx';
import { NoPrices } from './NoPrices.tsx';
import { PriceTable } from './PriceTable.tsx';
import { nightsOf, openHere, tripOf, tripPath } from './trip-address.ts';
import { TripLength } from './TripLength.tsx';
import { useDatePairs } from './use-date-pairs.ts';
import { useDayPrices } from './use-day-prices.ts';

/** The lowest price of each of the next 330 days, as bars to walk along and as a table. */
export function PriceGraph(panel: PanelProps) {
	const { search, today, narrowed } = panel;
	const trip = tripOf(search);
	const searched = nightsOf(trip);
	// Another search has its own length again.
	const [length, setLength] = useState({ searched, nights: searched });
	const nights = length.searched === searched ? length.nights : searched;
	const trips = useDatePairs(today, daysPriced, nights);
	const { priced, unsold, isComplete, retry } = useDayPrices(panel, trips);
	const [pointed, setPointed] = useState<string | null>(null);
	const id = useId();
	const chosen = priced.findIndex((day) => day.departureDate === trip.departureDate);
	const at = priced.findIndex((day) => day.departureDate === (pointed ?? trip.departureDate));
	const day = priced[Math.max(0, at)];
	const isDrawable = isComplete && day !== undefined;
	const stage = useStages(4, isDrawable);
	return (
		<figure className="card dates-graph" aria-labelledby={id}>
			<figcaption className="dates-panel-head">
				<span className="grid">
					<strong id={id} className="text-lg">
						Lowest price by day
					</strong>
					<span className="text-sm text-ink-soft">
						The next {daysPriced} days, total for {travellersLabel(headCount(search.passengers))}
						{narrowed && `, ${narrowed}`}
						{narrowed &&
							isComplete &&
							unsold.size > 0 &&
							`; ${unsold.size} days have no such flight`}
					</span>
				</span>
				{nights !== null && (
					<TripLength nights={nights} onChange={(to) => setLength({ searched, nights: to })} />
				)}
			</figcaption>
			{retry && <NoPrices onRetry={retry} />}
			{isComplete && day === undefined && (
				<p className="py-4">{noneOnDay(narrowed)} on any of these days.</p>
			)}
			{isDrawable && stage > 1 ? (
				<div className="dates-graph-height">
					<GraphSlider
						days={priced}
						at={Math.max(0, at)}
						chosen={chosen}
						areNamed={stage > 2}
						onPoint={setPointed}
						pathOf={(to) => tripPath(search, to)}
					/>
					{stage > 3 && (
						<>
							<p className="dates-pointed">
								<a className="onward" href={tripPath(search, day)} onClick={openHere}>
									Flights on {formatShortDate(day.departureDate)}
									{day.returnDate !== null && `, back ${formatShortDate(day.returnDate)}`}
									<span className="price">
										{formatMoney(day.price)} <span aria-hidden="true">→</span>
									</span>
								</a>
							</p>
							<PriceTable search={search} days={priced} />
						</>
					)}
				</div>
			) : (
				!retry && !isComplete && <div className="dates-graph-height skeleton" />
			)}
		</figure>
	);
}
