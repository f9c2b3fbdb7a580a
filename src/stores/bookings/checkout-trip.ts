import type {
	BookingReceipt,
	BookingRequest,
	PriceConflict,
} from '#src/contract/bookings/booking.ts';
import type { CheckoutForm } from '#src/contract/bookings/passenger.ts';
import type { BookingType } from '#src/domain/bookings/booking.ts';

import { flightRequest, type FlightTrip, requotedFlight } from './flight-trip.ts';
import { requotedTour, tourRequest, type TourTrip } from './tour-trip.ts';

type Trips = { flight: FlightTrip; tour: TourTrip };

/** What the checkout is about to book, whichever way it was chosen. */
export type CheckoutTrip<Type extends BookingType = BookingType> = {
	[Each in Type]: { type: Each } & Trips[Each];
}[Type];

/** What is done with a trip in a way of its own. */
type TripActions<Type extends BookingType> = {
	request: (trip: CheckoutTrip<Type>, form: CheckoutForm<Type>) => BookingRequest;
	requoted: (trip: CheckoutTrip<Type>, quote: PriceConflict['quote']) => CheckoutTrip<Type>;
};

const actions: { [Type in BookingType]: TripActions<Type> } = {
	flight: { request: flightRequest, requoted: requotedFlight },
	tour: { request: tourRequest, requoted: requotedTour },
};

/** What is sent to book a trip. */
export function bookingRequestFor<Type extends BookingType>(
	trip: CheckoutTrip<Type>,
	form: CheckoutForm<Type>,
): BookingRequest {
	return actions[trip.type].request(trip, form);
}

/**
 * What makes a trip the same as one that was sent or booked before: where to, and when; the title is the one that its
 * booking has.
 */
export function tripKey(trip: CheckoutTrip): string {
	const title = trip.type === 'tour' ? trip.name : `${trip.origin} to ${trip.destination}`;
	return bookedKey({ ...trip, title });
}

/** `tripKey`, of a trip that is booked. */
export function bookedKey({
	type,
	title,
	departureDate,
}: Pick<BookingReceipt, 'type' | 'title' | 'departureDate'>): string {
	return [type, title, departureDate].join(' ');
}

/** The trip at the price that the server names. */
export function requoted<Type extends BookingType>(
	trip: CheckoutTrip<Type>,
	quote: PriceConflict['quote'],
): CheckoutTrip<Type> {
	return actions[trip.type].requoted(trip, quote);
}
