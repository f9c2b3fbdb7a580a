import { createElement } from 'react';

import type { ListedTour, TourWithSeats } from '#src/contract/catalog/catalog.ts';
import { addDays } from '#src/domain/calendar/calendar-date.ts';
import { formatDates } from '#src/domain/calendar/format-date.ts';
import { firstChoice } from '#src/domain/tours/departure-choice.ts';
import { emptyFlightSearch, flightSearchPath } from '#src/stores/flights/search-fields.ts';

import type { NamedPlaces } from './named-places.ts';

type Props = { tour: ListedTour | TourWithSeats; places: NamedPlaces };

/**
 * Our own search for the departure that is chosen at first, from the day before it begins, to the first place of the tour that one flies to.
 * Where the browser remembers a search, `elements/fare-there.ts` says what it costs from the airport of that one.
 */
export function FlightsToTour({ tour, places }: Props) {
	const place = tour.itinerary
		.flatMap((day) => day.places)
		.map((slug) => places[slug])
		.find((each) => each?.airport !== undefined);
	const leaving = firstChoice(tour.departures);
	if (!place || !leaving) return null;
	const destination = `${place.name} (${place.airport})`;
	// Most flights over an ocean land the next day, and a tour begins without whoever is late.
	const days = { departureDate: addDays(leaving.date, -1), returnDate: leaving.endDate };
	return (
		<section className="grid gap-4" data-print="no">
			<h2 className="text-2xl">Flights to this tour</h2>
			{createElement(
				'fare-there',
				{
					className: 'flex flex-wrap items-center justify-between gap-x-8 gap-y-3',
					'data-to': destination,
					'data-departure': days.departureDate,
					'data-return': days.returnDate,
				},
				<p className="min-w-60 flex-1" data-part="fare">
					Say where you start, and our search shows every fare to {destination} for{' '}
					{formatDates(days.departureDate, days.returnDate)}. That is from the day before the tour
					begins to its last.
				</p>,
				<a
					className="button button-secondary"
					href={flightSearchPath({ ...emptyFlightSearch, destination, ...days })}
				>
					Search flights
				</a>,
			)}
		</section>
	);
}
