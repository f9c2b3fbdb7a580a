import type { Caller, CallerBooking } from '#src/contract/desk/callers.ts';
import { type CalendarDate, localToday } from '#src/domain/calendar/calendar-date.ts';
import { dealKey, type OfferedTrip } from '#src/domain/desk/offered-trips.ts';
import { nextYearLike, nearestTrip } from '#src/domain/desk/same-again.ts';
import { cabinClasses } from '#src/domain/flights/cabin-class.ts';
import { parseParty } from '#src/domain/flights/party.ts';

import { queryClient } from '../query-client.ts';
import { $draft, changeDraft, type Draft } from './draft.ts';
import { offeredTripsQuery } from './trips.ts';

/** Fills in who calls, as they booked before. */
export function fillCaller(caller: Caller): void {
	changeDraft(personOf(caller), 'phone', 'name', 'email', 'address', 'city', 'zipCode', 'country');
}

/**
 * Fills in who calls and a trip like an earlier one: a tour's departure of the same time of year, a flight on the same
 * weekday of that week, with the same party by the same names.
 */
export function repeatBooking(caller: Caller, booking: CallerBooking, now: Date): void {
	fillCaller(caller);
	const { travelers, travellers } = booking;
	const named = Array.from({ length: travelers }, (_, index) => {
		const known = travellers.find(({ seat }) => seat === index + 1);
		return { name: known?.name ?? '', birthDate: known?.birthDate ?? '' };
	});
	const isNamed = travellers.length > 0;
	changeDraft(
		{
			...tripLike(booking, localToday(now)),
			travelers: String(travelers),
			named: isNamed ? named : [],
		},
		'trip',
		'travelers',
		'travellers',
	);
}

function personOf({ name, phone, email, address, city, zipCode, country }: Caller): Partial<Draft> {
	const { phone: typed } = $draft.get();
	// The number they call from may be a new one.
	return { name, email, address, city, zipCode, country, phone: typed === '' ? phone : typed };
}

function tripLike(booking: CallerBooking, today: CalendarDate): Partial<Draft> {
	const { type, itemId, origin, destination, departureDate, returnDate, party } = booking;
	const trips = queryClient.getQueryData<OfferedTrip[]>(offeredTripsQuery.queryKey) ?? [];
	if (type === 'tour') {
		const departures = trips.filter(
			(trip) => trip.type === 'tour' && String(trip.itemId) === itemId,
		);
		return { kind: 'catalog', trip: nearestTrip(departures, departureDate, today)?.key ?? '' };
	}
	const deal = trips.find(({ key }) => key === dealKey(Number(itemId)));
	if (deal) return { kind: 'catalog', trip: deal.key };
	const cabin = cabinClasses.find(({ value }) => value === booking.cabinClass);
	const before = $draft.get().search;
	const search = {
		origin,
		destination,
		...nextYearLike({ departureDate, returnDate }, today),
		passengers: parseParty(party) ? party : before.passengers,
		cabinClass: cabin?.value ?? before.cabinClass,
	};
	return { kind: 'flight', search, asked: search, offer: '' };
}
