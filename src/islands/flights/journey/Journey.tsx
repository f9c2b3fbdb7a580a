import { useId } from 'react';

import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { formatDate } from '#src/domain/calendar/format-date.ts';
import { formatTime, type LocalTime } from '#src/domain/calendar/local-time.ts';
import { flightName } from '#src/domain/flights/airline-words.ts';
import { formatDuration } from '#src/domain/flights/duration.ts';
import { forecastNote } from '#src/domain/flights/forecast.ts';
import {
	clocksText,
	dayOfLeg,
	isOvernight,
	type Flight,
	flightsOf,
	legName,
	placeOf,
} from '#src/domain/flights/journey.ts';
import { type FlightLeg, stopsLabel } from '#src/domain/flights/offer.ts';

import { DayAndNight } from './DayAndNight.tsx';

type Props = {
	legs: readonly FlightLeg[];
	/** Of both ends of the trip: 'New York (JFK)', 'London (LHR)'. */
	labels: readonly string[];
	/** From which on it is told what is only forecast; null where nobody knows. */
	today: CalendarDate | null;
};

/** A trip as a timeline: every flight and every change of planes, on the clocks of the airports. */
export function Journey({ legs, labels, today }: Props) {
	const forecast = forecastNote(legs, today);
	return (
		<div className="@container">
			<div className="grid gap-x-10 gap-y-6 @xl:auto-cols-fr @xl:grid-flow-col">
				{legs.map((leg, index) => (
					<Leg key={leg.departsAt} leg={leg} name={legName(index, legs.length)} labels={labels} />
				))}
			</div>
			<p className="mt-3 text-xs text-ink-soft">
				All times are local. The bar is dark by night, 8 PM to 6 AM.
			</p>
			{forecast !== '' && <p className="mt-2 text-sm">{forecast}</p>}
		</div>
	);
}

type LegProps = { leg: FlightLeg; name: string; labels: readonly string[] };

function Leg({ leg, name, labels }: LegProps) {
	const id = useId();
	const [first, second] = flightsOf(leg);
	const place = (code: string) => placeOf(code, leg, labels);
	return (
		<div role="group" aria-labelledby={id} className="grid content-start gap-3">
			<p id={id} className="flex flex-wrap justify-between gap-x-4 text-sm">
				<span className="font-semibold">
					{name}, {formatDate(leg.date)}
				</span>{' '}
				<span>
					{formatDuration(leg.minutes)}, {stopsLabel(leg)}
				</span>
				{leg.number !== '' && <span className="w-full text-ink-soft">{flightName(leg)}</span>}
			</p>
			<DayAndNight leg={leg} />
			<ol className="grid gap-3">
				<FlightOfLeg leg={leg} flight={first} place={place} />
				{leg.stop && (
					<li className="border-y border-dashed border-line-strong py-1.5 text-sm">
						{formatDuration(leg.stop.minutes)} to change planes in {place(leg.stop.airport)}
						{isOvernight(leg.stop) && <strong>, overnight</strong>}
					</li>
				)}
				{second && <FlightOfLeg leg={leg} flight={second} place={place} />}
			</ol>
			<p className="text-sm text-ink-soft">{clocksText(leg)}</p>
		</div>
	);
}

type FlightProps = { leg: FlightLeg; flight: Flight; place: (code: string) => string };

function FlightOfLeg({ leg, flight, place }: FlightProps) {
	const isUnnamedStop = leg.stops === 1 && !leg.stop;
	const flown = formatDuration(flight.minutes);
	return (
		<li>
			<Station leg={leg} time={flight.departsAt} place={place(flight.origin)} />
			<p className="ml-[5px] border-l-2 border-line-strong py-1 pl-[1.0625rem] text-sm text-ink-soft">
				{isUnnamedStop
					? `${flown} with one stop; our desk names the airport`
					: `${flown} in flight`}
			</p>
			<Station leg={leg} time={flight.arrivesAt} place={place(flight.destination)} />
		</li>
	);
}

function Station({ leg, time, place }: { leg: FlightLeg; time: LocalTime; place: string }) {
	const day = dayOfLeg(leg, time);
	return (
		<p className="flex items-baseline gap-2.5">
			<span
				aria-hidden="true"
				className="size-3 flex-none self-center rounded-full border-2 border-ink bg-surface"
			/>
			<span className="font-semibold whitespace-nowrap tabular-nums">
				<time dateTime={time}>{formatTime(time)}</time>
				{day && <span className="text-xs text-accent-deep"> {day}</span>}
			</span>{' '}
			<span>{place}</span>
		</p>
	);
}
