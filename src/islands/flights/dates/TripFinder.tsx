import { useMemo, useState } from 'react';

import { travellersLabel } from '#src/domain/bookings/travellers.ts';
import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { formatMonth } from '#src/domain/calendar/format-date.ts';
import { filtersInWords } from '#src/domain/flights/filter-words.ts';
import { headCount } from '#src/domain/flights/party.ts';
import {
	anyPeriod,
	cheapestTrips,
	monthsAhead,
	seasons,
	timesOfLength,
	tripLengths,
	tripsIn,
} from '#src/domain/flights/trip-finder.ts';
import { site } from '#src/site.ts';
import { tripKey } from '#src/stores/flights/day-prices.ts';
import { SelectField } from '#src/ui/SelectField.tsx';

import { useFewAtATime } from '../use-few-at-a-time.ts';
import type { PanelProps } from './dates-props.ts';
import { asSearched, keepFinder, readFinder } from './finder-address.ts';
import { FoundTrip } from './FoundTrip.tsx';
import { nightsLabel } from './nights-label.ts';
import { NoPrices } from './NoPrices.tsx';
import { nightsOf, tripOf } from './trip-address.ts';
import { useDayPrices } from './use-day-prices.ts';

function periodsFrom(today: CalendarDate) {
	const months = monthsAhead(today).map((month) => ({ value: month, label: formatMonth(month) }));
	return [{ value: anyPeriod, label: 'Any time' }, ...seasons, ...months];
}

/** A slow phone draws so many in a frame. */
const tripsAtOnce = 5;

/** The ten cheapest pairs of days, of a length and in a time that are chosen: a week in autumn, any weekend. */
export function TripFinder(panel: PanelProps) {
	const { search, today } = panel;
	const nights = nightsOf(tripOf(search));
	const [asked] = useState(readFinder);
	const [chosen, setChosen] = useState<string>(asked?.length ?? asSearched);
	const choice = chosen === asSearched && nights === null ? 'one-way' : chosen;
	const length = choice === asSearched ? `${nights}` : choice;
	const periods = useMemo(() => periodsFrom(today), [today]);
	const [period, setPeriod] = useState(
		() => periods.find(({ value }) => value === asked?.period)?.value ?? anyPeriod,
	);
	const trips = useMemo(() => tripsIn(period, length, today), [period, length, today]);
	const filters = { ...panel.filters, ...timesOfLength(length) };
	const narrowed = filtersInWords(filters, {
		isRoundTrip: length !== 'one-way',
		airline: site.airline,
	});
	const { priced, isComplete, retry } = useDayPrices({ ...panel, filters }, trips);
	const found = useMemo(() => (isComplete ? cheapestTrips(priced) : []), [isComplete, priced]);
	const drawn = useFewAtATime(found, tripsAtOnce);
	const lengths = [
		...(nights === null
			? []
			: [{ value: asSearched, label: `As searched: ${nightsLabel(nights)}` }]),
		...tripLengths,
	];
	const party = travellersLabel(headCount(search.passengers));
	return (
		<section aria-label="Cheapest dates" className="card dates-finder">
			<div className="dates-panel-head">
				<div className="grid">
					<strong className="text-lg">The cheapest dates</strong>
					<p role="status" className="text-sm text-ink-soft">
						{!isComplete && 'Comparing days…'}
						{isComplete &&
							priced.length === 0 &&
							`No such trip ${narrowed ? `with these filters (${narrowed})` : 'is left'} in this time: choose another.`}
						{isComplete &&
							priced.length > 0 &&
							`The best of ${priced.length} possible trips, total for ${party}${narrowed && `, ${narrowed}`}`}
					</p>
				</div>
				<div className="dates-choices">
					<SelectField
						label="Trip"
						name="trip"
						value={choice}
						options={lengths}
						onChange={(to) => {
							setChosen(to);
							keepFinder({ length: to, period });
						}}
					/>
					<SelectField
						label="When"
						name="when"
						value={period}
						options={periods}
						onChange={(to) => {
							setPeriod(to);
							keepFinder({ length: chosen, period: to });
						}}
					/>
				</div>
			</div>
			{retry && <NoPrices onRetry={retry} />}
			<ol aria-busy={!isComplete || drawn.length < found.length} className="dates-found">
				{drawn.map((trip) => (
					<FoundTrip key={tripKey(trip)} {...{ search, trip, filters }} />
				))}
			</ol>
		</section>
	);
}
