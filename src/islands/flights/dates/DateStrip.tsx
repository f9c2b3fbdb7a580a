import { useState } from 'react';

import { addDays, type CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { formatShortDate } from '#src/domain/calendar/format-date.ts';
import { lowestOf } from '#src/domain/flights/fare-calendar.ts';
import { daysPriced } from '#src/domain/flights/forecast.ts';
import { formatMoney } from '#src/domain/money.ts';
import { tripKey } from '#src/stores/flights/day-prices.ts';

import type { PanelProps } from './dates-props.ts';
import { NoPrices } from './NoPrices.tsx';
import { stripLabel } from './strip-label.ts';
import { StripDay } from './StripDay.tsx';
import { ToolIcon } from './ToolIcon.tsx';
import { nightsOf, tripOf } from './trip-address.ts';
import { useDatePairs } from './use-date-pairs.ts';
import { useDayPrices } from './use-day-prices.ts';

const daysShown = 7;
const daysBefore = 3;

/** Seven days around the chosen one, each with its lowest price and as a link; arrows turn to the weeks around them. */
export function DateStrip(panel: PanelProps) {
	const { search, today, narrowed } = panel;
	const trip = tripOf(search);
	const { departureDate } = trip;
	const nights = nightsOf(trip);
	const [turned, setTurned] = useState({ from: departureDate, by: 0 });
	const by = turned.from === departureDate ? turned.by : 0;
	const first = latest(addDays(departureDate, by - daysBefore), today);
	const last = addDays(first, daysShown - 1);
	// The weeks before and after too: turning to them shows their prices at once.
	const from = latest(addDays(first, -daysShown), today);
	const trips = useDatePairs(from, 3 * daysShown, nights);
	const { priced, unsold, retry } = useDayPrices(panel, trips);
	const shown = trips.filter((day) => day.departureDate >= first && day.departureDate <= last);
	const prices = new Map(priced.map((day) => [day.departureDate, day.price]));
	const lowest = lowestOf(
		priced.filter((day) => day.departureDate >= first && day.departureDate <= last),
	);
	if (retry) return <NoPrices onRetry={retry} />;
	const turn = (days: number) => setTurned({ from: departureDate, by: by + days });
	const stop = departureDate >= first && departureDate <= last ? departureDate : first;
	const hasEarlier = first > today;
	const hasLater = last < addDays(today, daysPriced);
	const chosenPrice = prices.get(departureDate);
	return (
		<section aria-label={stripLabel(narrowed)} className="dates-strip dates-strip-height">
			<Arrow
				name="Earlier days"
				path="M15 5l-7 7 7 7"
				isOff={!hasEarlier}
				onTurn={() => turn(-daysShown)}
			/>
			<ol>
				{shown.map((day) => (
					<StripDay
						key={day.departureDate}
						search={search}
						trip={day}
						price={unsold.has(tripKey(day)) ? null : prices.get(day.departureDate)}
						isLowest={prices.get(day.departureDate) === lowest}
						isChosen={day.departureDate === departureDate}
						isStop={day.departureDate === stop}
						narrowed={narrowed}
					/>
				))}
			</ol>
			<Arrow
				name="Later days"
				path="M9 5l7 7-7 7"
				isOff={!hasLater}
				onTurn={() => turn(daysShown)}
			/>
			<p role="status" className="visually-hidden">
				{chosenPrice !== undefined &&
					`Chosen: ${formatShortDate(departureDate)}, ${formatMoney(chosenPrice)}`}
			</p>
		</section>
	);
}

type ArrowProps = { name: string; path: string; isOff: boolean; onTurn: () => void };

/** It keeps the focus where there is nothing more to turn to. */
function Arrow({ name, path, isOff, onTurn }: ArrowProps) {
	return (
		<button
			type="button"
			aria-label={name}
			aria-disabled={isOff || undefined}
			onClick={() => {
				if (!isOff) onTurn();
			}}
		>
			<ToolIcon path={path} />
		</button>
	);
}

function latest(one: CalendarDate, other: CalendarDate): CalendarDate {
	return one > other ? one : other;
}
