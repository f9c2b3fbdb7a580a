import { leavesAt, type Leaving, soldUntil } from '#src/domain/bookings/last-sale.ts';
import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { codeInLabel } from '#src/domain/flights/airports.ts';
import { airports, allAirports } from '#src/domain/flights/all-airports.ts';
import { milesBetween } from '#src/domain/flights/distance.ts';
import type { FlightLeg } from '#src/domain/flights/offer.ts';
import {
	earliestLeaving,
	leavesAt as legLeavesAt,
} from '#src/domain/flights/timetable/departures.ts';
import { type Place, placeOfSlug } from '#src/domain/places/place.ts';
import { type Decided, isUndecided } from '#src/domain/tours/decision.ts';
import { places } from '#src/places.ts';
import { site } from '#src/site.ts';

/** When a flight leaves whose times are known. */
export function legLeaving(leg: FlightLeg): Leaving {
	return { type: 'flight', leavesAt: legLeavesAt(leg, airports) };
}

/** When a flight leaves of which only the day is known: as early as flights do, at the airport that its label names. */
export function dayLeaving(origin: string, date: CalendarDate): Leaving {
	const zone = airports(codeInLabel(origin) ?? '')?.timeZone ?? site.timeZone;
	return { type: 'flight', leavesAt: earliestLeaving(date, zone) };
}

/** When a deal leaves: of what was entered before deals had flights only the day is known. */
export function dealLeaving({
	origin,
	departureDate,
	legs: [outward],
}: {
	origin: string;
	departureDate: CalendarDate;
	legs: readonly FlightLeg[];
}): Leaving {
	return outward ? legLeaving(outward) : dayLeaving(origin, departureDate);
}

/** When a departure of a tour leaves, by the clocks of the first of its places that is known, else by the desk's. */
export function tourLeaving(
	tour: { places: readonly string[] },
	{ date, ...departure }: Decided & { date: CalendarDate },
): Leaving {
	return {
		type: 'tour',
		date,
		timeZone: zoneOf(tour.places) ?? site.timeZone,
		isUndecided: isUndecided(departure),
	};
}

/** When a trip leaves that is no departure of ours: nothing is decided about it. */
export function ownLeaving(tour: { places: readonly string[] }, date: CalendarDate): Leaving {
	return tourLeaving(tour, { date, state: 'guaranteed', guaranteedFrom: 1 });
}

/** The last moment at which something can be sold, in ISO 8601: what lists say of it. */
export function lastSaleOf(leaving: Leaving): string {
	return soldUntil(leaving, site).toISOString();
}

/** What bounds the hold of a trip. @param quotedUntil until when its price was promised; null where it was not */
export function heldTrip(leaving: Leaving, quotedUntil: Date | null) {
	return { leavesAt: leavesAt(leaving), soldUntil: soldUntil(leaving, site), quotedUntil };
}

function zoneOf(slugs: readonly string[]): string | undefined {
	const found = slugs
		.map((slug) => placeOfSlug(places, slug))
		.filter((place) => place !== undefined);
	const reached = found.find((place) => place.airports.length > 0) ?? found[0];
	if (!reached) return undefined;
	return airports(reached.airports[0] ?? '')?.timeZone ?? nearestZone(reached);
}

const nearest = new Map<string, string | undefined>();

/** The zone of the airport that lies nearest to a place without one. */
function nearestZone(place: Place): string | undefined {
	if (nearest.has(place.slug)) return nearest.get(place.slug);
	const [closest] = allAirports
		.map((airport) => ({ airport, miles: milesBetween(place, airport) }))
		.toSorted((one, other) => one.miles - other.miles);
	nearest.set(place.slug, closest?.airport.timeZone);
	return closest?.airport.timeZone;
}
