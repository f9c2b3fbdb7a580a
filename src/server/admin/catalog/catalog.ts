import { flightSearchMessages } from '#src/contract/flights/messages.ts';

import { earliestDeparture } from '../../bookings/earliest-departure.ts';
import { searchedInDestinations } from '../../catalog/destinations.ts';
import { searchedInFlights } from '../../catalog/flights.ts';
import { catalogRecords } from '../../catalog/records.ts';
import { searchedInTours } from '../../catalog/tours.ts';
import { destinations, flights, tours } from '../../db/schema.ts';
import { missing } from '../../http/found.ts';
import { invalidField } from '../../http/http-error.ts';
import { cacheTags } from '../../platform/cache.ts';
import { catalogChanges } from './catalog-changes.ts';

export const flightChanges = catalogChanges({
	subject: 'flight',
	missing: missing.flight,
	records: catalogRecords(flights, searchedInFlights),
	labelOf: ({ origin, destination }) => `${origin} to ${destination}`,
	tagsOf: (id) => [cacheTags.flights, cacheTags.flight(id)],
	// Nobody could book it. A deal that has departed since may still be mended.
	check({ departureDate }, before, now) {
		if (departureDate >= earliestDeparture(now) || departureDate === before?.departureDate) return;
		throw invalidField('departureDate', flightSearchMessages.departurePassed);
	},
});

export const tourChanges = catalogChanges({
	subject: 'tour',
	missing: missing.tour,
	records: catalogRecords(tours, searchedInTours),
	labelOf: ({ name }) => name,
	tagsOf: (id) => [cacheTags.tours, cacheTags.tour(id)],
});

export const destinationChanges = catalogChanges({
	subject: 'destination',
	missing: missing.destination,
	records: catalogRecords(destinations, searchedInDestinations),
	labelOf: ({ name }) => name,
	tagsOf: (id) => [cacheTags.destinations, cacheTags.destination(id)],
});
