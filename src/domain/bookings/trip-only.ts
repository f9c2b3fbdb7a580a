import { readLegs } from '../flights/stored-legs.ts';
import { readAgeLimits } from './age-limits.ts';
import type { BookingType } from './booking.ts';
import { readPaymentTerms } from './payment-terms.ts';
import type { TripFact } from './record.ts';
import { readRoom } from './room.ts';

type Details = Record<string, unknown>;

/** What a booking's details say of the trip, in today's shape and older ones. */
const tripFacts: Record<TripFact | 'stops' | 'tourName', true> = {
	name: true,
	tourName: true,
	origin: true,
	destination: true,
	departureDate: true,
	returnDate: true,
	airline: true,
	provider: true,
	cabinClass: true,
	conditions: true,
	party: true,
	duration: true,
	stops: true,
	price: true,
};

/**
 * The details of a booking without the person: what is not known to be about the trip goes.
 * @param passenger the traveller's name, which some older records have under `name`
 */
export function tripOnly(details: Details, type: BookingType, passenger: string): Details {
	const { name, ...others } = picked(details);
	const legs = readLegs(details['legs']);
	const [payment, ages] = [readPaymentTerms(details['payment']), readAgeLimits(details['ages'])];
	const room = readRoom(details['room']);
	const isOfTour = type === 'tour' && name !== undefined && name !== passenger;
	const trip = details[type];
	return {
		...others,
		...(legs.length > 0 && { legs }),
		...(payment && { payment }),
		...(ages && { ages }),
		...(room && { room }),
		...(isOfTour && { name }),
		...(isDetails(trip) && { [type]: picked(trip) }),
	};
}

// A fact of a trip is a word or a number: an object in its place may hold anything. Legs and terms are read by forms of their own.
function picked(details: Details): Details {
	const isFact = ([name, value]: [string, unknown]) =>
		name in tripFacts && (value === null || ['string', 'number'].includes(typeof value));
	return Object.fromEntries(Object.entries(details).filter(isFact));
}

function isDetails(value: unknown): value is Details {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
