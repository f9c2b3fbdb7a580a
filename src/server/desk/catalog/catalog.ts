import { and, eq, isNull } from 'drizzle-orm';

import { longestName } from '#src/contract/desk/catalog-fields.ts';
import type { FlightFields } from '#src/contract/desk/flights.ts';
import { flightSearchMessages } from '#src/contract/flights/messages.ts';
import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { copyName } from '#src/domain/catalog/copy-name.ts';
import { tourDefaults } from '#src/domain/tours/tour.ts';

import { chosenFlights } from '../../catalog/deal-flights.ts';
import { searchedInDestinations } from '../../catalog/destinations.ts';
import { earliestDeparture } from '../../catalog/earliest-departure.ts';
import { searchedInFlights } from '../../catalog/flights.ts';
import { missing } from '../../catalog/missing.ts';
import { forgetTourVersions, keepTourVersion } from '../../catalog/tour-versions.ts';
import { searchedInTours } from '../../catalog/tours.ts';
import type { Database } from '../../db/database.ts';
import { destinations, flights, tours } from '../../db/schema.ts';
import { endWaiting } from '../../departures/end-waiting.ts';
import { fitDeparturesToGroup } from '../../departures/fit-to-group.ts';
import { invalidField } from '../../http/http-error.ts';
import { cacheTags } from '../../platform/cache.ts';
import type { DeskCall } from '../../users/desk-route.ts';
import { catalogChanges } from './catalog-changes.ts';
import { catalogStates } from './catalog-states.ts';
import type { EnteredKind } from './entered-kind.ts';
import { checkPlaces } from './known-places.ts';
import { catalogKind } from './records.ts';

const flightKind: EnteredKind<typeof flights> = {
	...catalogKind({
		subject: 'flight',
		missing: missing.flight,
		table: flights,
		searched: searchedInFlights,
		labelOf: ({ origin, destination }) => `${origin} to ${destination}`,
	}),
	tagsOf: (id) => [cacheTags.flights, cacheTags.flight(id)],
	copyOf: async () => ({ featured: false }),
	// Nobody could book it. A deal that has departed since may still be mended.
	check({ departureDate }, before, now) {
		if (departureDate !== before?.departureDate) refuseDeparted(departureDate, now);
	},
	checkPublished: ({ departureDate }, now) => refuseDeparted(departureDate, now),
};
const changesOfFlights = catalogChanges(flightKind);
export const flightChanges = {
	...changesOfFlights,
	...catalogStates(flightKind),
	create: ({ body, ...call }: DeskCall<FlightFields, undefined>) =>
		changesOfFlights.create({ ...call, body: withLegs(body) }),
	replace: ({ body, ...call }: DeskCall<FlightFields, number>) =>
		changesOfFlights.replace({ ...call, body: withLegs(body) }),
};

/** What is stored of a deal: its flights as they leave on its days, in place of their numbers. */
function withLegs({ outward, homeward, ...fields }: FlightFields) {
	return { ...fields, ...chosenFlights({ ...fields, outward, homeward }) };
}

const tourKind: EnteredKind<typeof tours> = {
	...catalogKind({
		subject: 'tour',
		missing: missing.tour,
		table: tours,
		searched: searchedInTours,
		labelOf: ({ name }) => name,
	}),
	tagsOf: (id) => [cacheTags.tours, cacheTags.tour(id)],
	check: checkPlaces,
	async copyOf(transaction, { name }) {
		return { ...tourDefaults, name: await freeCopyName(transaction, name), featured: false };
	},
	async keep(transaction, row, before, now) {
		// One that stood before versions were kept, or that was seeded.
		if (before) await keepTourVersion(transaction, { tour: before, version: before.version }, now);
		await keepTourVersion(transaction, { tour: row, version: row.version }, now);
		await forgetTourVersions(transaction, row, now);
		await fitDeparturesToGroup(transaction, row, now);
	},
	end: endWaiting,
};
export const tourChanges = { ...catalogChanges(tourKind), ...catalogStates(tourKind) };

const destinationKind: EnteredKind<typeof destinations> = {
	...catalogKind({
		subject: 'destination',
		missing: missing.destination,
		table: destinations,
		searched: searchedInDestinations,
		labelOf: ({ name }) => name,
	}),
	tagsOf: (id) => [cacheTags.destinations, cacheTags.destination(id)],
	check: checkPlaces,
	copyOf: async (_, { name }) => ({
		name: copyName(name, { count: 1, longest: longestName }),
		featured: false,
	}),
};
export const destinationChanges = {
	...catalogChanges(destinationKind),
	...catalogStates(destinationKind),
};

/** @throws HttpError 400 at the day, where it is past everywhere */
function refuseDeparted(departureDate: CalendarDate, now: Date): void {
	if (departureDate >= earliestDeparture(now)) return;
	throw invalidField('departureDate', flightSearchMessages.departurePassed);
}

/** A name for the copy of a tour that no other one has: 'Copy of Kyoto on Foot', 'Copy 2 of Kyoto on Foot'. */
async function freeCopyName(transaction: Database, name: string): Promise<string> {
	for (let count = 1; ; count += 1) {
		const copy = copyName(name, { count, longest: longestName });
		const others = and(eq(tours.name, copy), isNull(tours.deletedAt));
		if ((await transaction.$count(tours, others)) === 0) return copy;
	}
}
