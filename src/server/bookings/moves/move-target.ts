import { moveMessages } from '#src/contract/desk/move.ts';
import { normaliseBooking } from '#src/domain/bookings/record.ts';
import { readRoom } from '#src/domain/bookings/room.ts';
import { utcToday } from '#src/domain/calendar/calendar-date.ts';
import { searchOfBooked } from '#src/domain/desk/rebooked-flight.ts';
import { airports } from '#src/domain/flights/all-airports.ts';
import { parseOfferId, quoteIsHonoured, searchId } from '#src/domain/flights/quote.ts';
import { offerFromId } from '#src/domain/flights/simulator.ts';
import { isShownState } from '#src/domain/tours/departure.ts';
import { site } from '#src/site.ts';

import { earliestDeparture } from '../../catalog/earliest-departure.ts';
import { selectTour } from '../../catalog/tours.ts';
import type { bookings } from '../../db/schema.ts';
import { invalidField } from '../../http/http-error.ts';
import { readRowId } from '../../http/route-path.ts';
import type { Begun } from '../operations/begin-operation.ts';
import { pricedOffer, pricedTour, type PricedTrip } from '../priced-trip.ts';

/** What a booking becomes by a move: the trip, and the row or offer that it is made of. */
export type MoveTarget = Omit<PricedTrip, 'tourVersion'> & { itemId: string };

/** The details of a booking once it is another trip. What an older record says one level deeper would count more: it goes. */
export function withTrip(
	{ type, details }: Pick<typeof bookings.$inferSelect, 'type' | 'details'>,
	facts: MoveTarget['facts'],
): Record<string, unknown> {
	const { [type]: trip, ...others } = details;
	return { ...others, ...Object(trip), ...facts };
}

/**
 * Another departure of a booking's tour, which the operation has locked.
 * @throws HttpError 400 at `departureId` where it is none, closed, called off, past, or the one that it has
 */
export async function departureTarget(
	{ transaction, before, row, departures, at }: Begun,
	departureId: number,
): Promise<MoveTarget> {
	const tourId = before.type === 'tour' ? readRowId(row.itemId) : null;
	const departure = departures.get(departureId);
	if (tourId === null || departure?.tourId !== tourId) throw refused(moveMessages.notOfTour);
	const isPast = departure.date < earliestDeparture(at);
	if (!isShownState(departure.state) || isPast) throw refused(moveMessages.notOfTour);
	if (departureId === before.departureId) throw refused(moveMessages.same);
	const tour = await selectTour(transaction, tourId);
	if (!tour) throw refused(moveMessages.tourGone);
	const room = readRoom(before.details['room']);
	const { quote, leaving: _, ...priced } = pricedTour(tour, departure, before.travelers, room);
	return { ...priced, itemId: String(quote.itemId) };
}

/**
 * Another offer for the route, class and party of a booked flight.
 * @throws HttpError 400 at `offer` where it is none, no longer quoted, of another search, or the one that it has
 */
export function offerTarget({ before, row, at }: Begun, text: string): MoveTarget {
	const reading = normaliseBooking(before, site.referencePrefix);
	const quote = parseOfferId(text);
	if (!quote || reading?.trip.type !== 'flight') throw refusedOffer(moveMessages.offerGone);
	const { query, quoteDay } = quote;
	const { itemId } = row;
	const search = searchOfBooked({ ...reading, itemId, trip: reading.trip }, query);
	if (!search || searchId(search, quoteDay) !== searchId(query, quoteDay)) {
		throw refusedOffer(moveMessages.otherParty);
	}
	if (text === itemId) throw refusedOffer(moveMessages.same);
	const offer = offerFromId(text, { airports, airline: site.airline });
	const isQuoted = quoteIsHonoured(quote, utcToday(at));
	if (!offer || !isQuoted || offer.departureDate < earliestDeparture(at)) {
		throw refusedOffer(moveMessages.offerGone);
	}
	const { quote: _, tourVersion: __, leaving: ___, ...priced } = pricedOffer(offer);
	return { ...priced, itemId: text };
}

function refused(message: string) {
	return invalidField('departureId', message);
}

function refusedOffer(message: string) {
	return invalidField('offer', message);
}
