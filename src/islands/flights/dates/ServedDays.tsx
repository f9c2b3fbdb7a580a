import { addDays, type CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { type DayPrice, lowestOf } from '#src/domain/flights/fare-calendar.ts';
import type { FlightSearch } from '#src/stores/flights/search-fields.ts';

import { stripLabel } from './strip-label.ts';
import { StripDay } from './StripDay.tsx';
import { ToolIcon } from './ToolIcon.tsx';
import { nightsOf, tripOf, tripPath } from './trip-address.ts';

type Props = {
	search: FlightSearch;
	/** Days one after the other, the chosen one among them. */
	priced: readonly DayPrice[];
	/** The first day that has not passed. */
	today: CalendarDate;
	/** The filters that they are of, in words. */
	narrowed: string;
};

/** The strip as a server draws it, as `DateStrip.tsx` does where scripts run: its arrows lead to the days around it. */
export function ServedDays({ search, priced, today, narrowed }: Props) {
	const trip = tripOf(search);
	const lowest = lowestOf(priced);
	const pathTo = (departureDate: CalendarDate) => {
		const nights = nightsOf(trip);
		const returnDate = nights === null ? null : addDays(departureDate, nights);
		return tripPath(search, { departureDate, returnDate });
	};
	const earlier = addDays(trip.departureDate, -priced.length);
	return (
		<section aria-label={stripLabel(narrowed)} className="dates-strip dates-strip-height">
			<a aria-label="Earlier days" href={pathTo(earlier < today ? today : earlier)}>
				<ToolIcon path="M15 5l-7 7 7 7" />
			</a>
			<ol>
				{priced.map((day) => (
					<StripDay
						key={day.departureDate}
						search={search}
						trip={day}
						price={day.price}
						isLowest={day.price === lowest}
						isChosen={day.departureDate === trip.departureDate}
						isStop
						narrowed={narrowed}
					/>
				))}
			</ol>
			<a aria-label="Later days" href={pathTo(addDays(trip.departureDate, priced.length))}>
				<ToolIcon path="M9 5l7 7-7 7" />
			</a>
		</section>
	);
}
