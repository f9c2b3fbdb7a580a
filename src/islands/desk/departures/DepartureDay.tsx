import type { DepartureRecord } from '#src/contract/desk/departures.ts';
import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { formatDateInWords } from '#src/domain/calendar/format-date.ts';
import { departureStanding } from '#src/domain/tours/departure-standing.ts';

import { ScreenLink } from '../panel/ScreenLink.tsx';
import { stateLabel } from './DepartureState.tsx';
import { Seats } from './Seats.tsx';

type Props = {
	date: CalendarDate;
	/** It is of the month before or after. */
	isOutside: boolean;
	isToday: boolean;
	departures: readonly DepartureRecord[];
};

/** A day of the calendar, with the way to each departure that leaves on it. */
export function DepartureDay({ date, isOutside, isToday, departures }: Props) {
	return (
		<li
			className="departure-day"
			data-outside={isOutside || undefined}
			data-today={isToday || undefined}
			data-empty={departures.length === 0 || undefined}
		>
			<time dateTime={date}>
				<span className="departure-day-number" aria-hidden="true">
					{Number(date.slice(8))}
				</span>
				<span className="departure-day-name">{formatDateInWords(date, 'short')}</span>
			</time>
			{departures.map((departure) => (
				<ScreenLink
					key={departure.id}
					screen={`departure-${departure.id}`}
					className="departure-of-day"
				>
					<bdi>{departure.tourName}</bdi>
					<Seats departure={departure} />
					<span className="departure-of-day-state">
						{stateLabel(departureStanding(departure, '').is)}
					</span>
				</ScreenLink>
			))}
		</li>
	);
}
