import { flightSearchMessages } from '#src/contract/flights/messages.ts';
import { utcToday } from '#src/domain/calendar/calendar-date.ts';

import { earliestDeparture } from '../../bookings/earliest-departure.ts';
import { searchedInDestinations } from '../../catalog/destinations.ts';
import { searchedInFlights } from '../../catalog/flights.ts';
import { missing } from '../../catalog/missing.ts';
import { searchedInTours } from '../../catalog/tours.ts';
import { destinations, flights, tours } from '../../db/schema.ts';
import { scheduleDepartures } from '../../departures/schedule-departures.ts';
import { invalidField } from '../../http/http-error.ts';
import { cacheTags } from '../../platform/cache.ts';
import { catalogChanges } from './catalog-changes.ts';
import { checkPlaces } from './known-places.ts';
import { catalogKind } from './records.ts';

export const flightChanges = catalogChanges({
	...catalogKind({
		subject: 'flight',
		missing: missing.flight,
		table: flights,
		searched: searchedInFlights,
		labelOf: ({ origin, destination }) => `${origin} to ${destination}`,
	}),
	tagsOf: (id) => [cacheTags.flights, cacheTags.flight(id)],
	// Nobody could book it. A deal that has departed since may still be mended.
	check({ departureDate }, before, now) {
		if (departureDate >= earliestDeparture(now) || departureDate === before?.departureDate) return;
		throw invalidField('departureDate', flightSearchMessages.departurePassed);
	},
});

export const tourChanges = catalogChanges({
	...catalogKind({
		subject: 'tour',
		missing: missing.tour,
		table: tours,
		searched: searchedInTours,
		labelOf: ({ name }) => name,
	}),
	tagsOf: (id) => [cacheTags.tours, cacheTags.tour(id)],
	check: checkPlaces,
	addTo: (transaction, tour, now) => scheduleDepartures(transaction, [tour], utcToday(now)),
});

export const destinationChanges = catalogChanges({
	...catalogKind({
		subject: 'destination',
		missing: missing.destination,
		table: destinations,
		searched: searchedInDestinations,
		labelOf: ({ name }) => name,
	}),
	tagsOf: (id) => [cacheTags.destinations, cacheTags.destination(id)],
	check: checkPlaces,
});
