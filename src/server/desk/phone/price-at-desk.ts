import {
	type DeskTripWish,
	type NewBooking,
	newBookingMessages,
} from '#src/contract/desk/new-booking.ts';
import type { BookingType } from '#src/domain/bookings/booking.ts';
import { type OwnLine, ownTotal, ownTripId } from '#src/domain/bookings/own-trip.ts';
import { highestTotal } from '#src/domain/bookings/trip-price.ts';

import { priceChanged, priceTripAtDesk, refusePassed } from '../../bookings/booking-price.ts';
import { type PricedTrip } from '../../bookings/priced-trip.ts';
import { heldTrip, ownLeaving } from '../../catalog/leaving.ts';
import type { Database } from '../../db/database.ts';
import type { Offering } from '../../departures/offer-seats.ts';
import { invalidField } from '../../http/http-error.ts';

/** A trip as a booking keeps it. */
type DeskTrip = Omit<PricedTrip, 'facts'> & {
	type: BookingType;
	itemId: string;
	facts: PricedTrip['facts'] | OwnFacts;
};

/** What is kept of a trip in the desk's own words, in the places where a tour has them. */
type OwnFacts = { name: string; departureDate: string; duration: string; lines: OwnLine[] };

type OwnWish = Extract<DeskTripWish, { type: 'own' }>;

/** What of a booking, or of an offer, its price depends on. */
type Wish = DeskTripWish & Pick<NewBooking, 'travelers'>;

/**
 * Looks up what the desk books for a caller, with the prices, seats and refusals of the site, but for what
 * leaves too soon, where a person may know better; what it put together
 * itself costs what its lines come to.
 * @param transaction the one that stores the booking: until it ends the seats are kept
 * @throws HttpError 400 and 409 as `priceTrip` does; 400 at `details.lines`
 */
export async function priceAtDesk(
	transaction: Database,
	wish: Wish,
	offering: Offering,
): Promise<DeskTrip> {
	if (wish.type === 'own') return ownTrip(wish, offering.now());
	const trip = await priceTripAtDesk(transaction, wish, offering);
	return { ...trip, type: wish.type, itemId: String(wish.itemId) };
}

function ownTrip({ details, totalPrice: seen }: OwnWish, now: Date): DeskTrip {
	const { title, departureDate, days, lines } = details;
	refusePassed(departureDate, now);
	const totalPrice = ownTotal(lines);
	if (totalPrice < 0) throw invalidField('details.lines', newBookingMessages.belowNothing);
	if (totalPrice > highestTotal) throw invalidField('details.lines', newBookingMessages.tooMuch);
	if (seen !== totalPrice) throw priceChanged({ itemId: ownTripId, totalPrice });
	return {
		type: 'tour',
		itemId: ownTripId,
		title,
		departureDate,
		departureId: null,
		held: heldTrip(ownLeaving({ places: [] }, departureDate), null),
		tourVersion: null,
		totalPrice,
		facts: { name: title, departureDate, duration: days === 1 ? '1 day' : `${days} days`, lines },
	};
}
