import type { FlightLeg } from '../flights/offer.ts';
import { readLegs } from '../flights/stored-legs.ts';
import { type AgeLimits, readAgeLimits } from './age-limits.ts';
import {
	type BookingType,
	displayReference,
	type BookingStatus,
	bookingStatuses,
} from './booking.ts';
import { type OwnLine, readOwnLines } from './own-trip.ts';
import { forPassengerFields, type PassengerField } from './passenger.ts';
import { type PaymentTerms, readPaymentTerms } from './payment-terms.ts';
import { readRoom, type Room } from './room.ts';

/** One reading of a booking, whatever shape it was stored in. '' and null: the record does not say. */
export type BookingReading = Record<PassengerField, string> & {
	id: string | number | null;
	/** Shown in every case: made from the id where the record has none. */
	reference: string;
	status: BookingStatus;
	passenger: string;
	email: string;
	phone: string;
	travellers: number;
	/** When the booking was made, as the record has it. */
	bookedAt: string;
	/** Dollars; the price of the trip where the record has no total. */
	totalPrice: number | null;
	/** The terms on which it is paid; left out of what was booked before there were any. */
	payment?: PaymentTerms;
	trip: FlightReading | TourReading;
};

export type FlightReading = {
	type: 'flight';
	origin: string;
	destination: string;
	departureDate: string;
	/** '' one way. */
	returnDate: string;
	airline: string;
	/** '5h 30m' */
	duration: string;
	/** As the record has it: 'economy'. */
	cabinClass: string;
	/** What its fare includes for each traveller, as it was sold; '' where nobody wrote that down. */
	conditions: string;
	/** As `partyText` writes it; '' of a deal, and of what was booked before parties were kept. */
	party: string;
	/** None where the record has none. */
	legs: FlightLeg[];
	price: number | null;
};

export type TourReading = {
	type: 'tour';
	name: string;
	destination: string;
	duration: string;
	departureDate: string;
	provider: string;
	/** Per person. */
	price: number | null;
	/** What the parts cost of a trip in the desk's own words; left out of any other. */
	lines?: OwnLine[];
	/** The ages that its travellers have to have, as it was bought; left out where it allows all. */
	ages?: AgeLimits;
	/** Whether whoever booked promised that they do. */
	agesPromised?: boolean;
	/** How whoever is left over sleeps where two share a room; left out where nobody is. */
	room?: Room;
};

/** The name of something that a record says of a flight or of a tour. */
export type TripFact = Exclude<
	keyof FlightReading | keyof TourReading,
	'type' | 'legs' | 'lines' | 'ages' | 'agesPromised' | 'room'
>;

/** What a record says of its trip; '' where trips of this type have no such fact. */
export function tripFact(trip: FlightReading | TourReading, name: TripFact): string | number {
	const facts: Partial<Record<TripFact, string | number | null>> = trip;
	return facts[name] ?? '';
}

/**
 * Reads a booking whose facts stand flat in the record or under `details`, or in either under `flight` or `tour`; what
 * stands nearer to the trip counts. A missing or unknown type is a flight, such a status the default one.
 * null when the record is no object.
 * @param prefix the letters that references begin with
 */
export function normaliseBooking(record: unknown, prefix: string): BookingReading | null {
	if (!isFacts(record)) return null;
	const type: BookingType = record['type'] === 'tour' ? 'tour' : 'flight';
	const details = factsIn(record, 'details');
	const near = [factsIn(record, type), factsIn(details, type)];
	const trip =
		type === 'tour' ? readTour(near, details, record) : readFlight(near, details, record);
	const id = idOf(record);
	const stored = firstText([record], 'bookingId', 'reference');
	const booked = [record, details];
	const payment = readPaymentTerms(details['payment']);
	return {
		id,
		reference: displayReference(stored, id ?? '', prefix),
		status: bookingStatuses.find((status) => status === record['status']) ?? bookingStatuses[0],
		passenger:
			firstText([record], 'passenger', 'passengerName', 'name') ||
			firstText([details], 'passenger', 'passengerName') ||
			otherThan(trip, firstText([details], 'name')),
		email: firstText(booked, 'email'),
		phone: firstText(booked, 'phone'),
		...forPassengerFields((name) => firstText(booked, name)),
		travellers: Math.max(1, firstNumber(booked, 'travelers') ?? 1),
		bookedAt: firstText([record], 'createdAt', 'bookingDate'),
		totalPrice:
			firstNumber([record], 'totalPrice', 'price') ??
			firstNumber([details], 'totalPrice') ??
			trip.price,
		...(payment && { payment }),
		trip,
	};
}

type Facts = Record<string, unknown>;

function readFlight(flight: Facts[], details: Facts, record: Facts): FlightReading {
	const sources = [...flight, details, record];
	return {
		type: 'flight',
		origin: firstText(sources, 'origin'),
		destination: firstText(sources, 'destination'),
		departureDate: firstText(sources, 'departureDate'),
		returnDate: firstText(sources, 'returnDate'),
		airline: firstText(sources, 'airline'),
		duration: firstText(sources, 'duration'),
		cabinClass: firstText(sources, 'cabinClass'),
		conditions: firstText(sources, 'conditions'),
		party: firstText(sources, 'party'),
		legs: readLegs(details['legs']),
		price: firstNumber(sources, 'price'),
	};
}

function readTour(tour: Facts[], details: Facts, record: Facts): TourReading {
	const sources = [...tour, details, record];
	const lines = readOwnLines(details['lines']);
	const ages = readAgeLimits(details['ages']);
	const room = readRoom(details['room']);
	return {
		type: 'tour',
		// The record's own `name` is the passenger's.
		name:
			firstText(tour, 'name') ||
			firstText([...tour, details, record], 'tourName') ||
			firstText([details], 'name'),
		destination: firstText(sources, 'destination'),
		duration: firstText(sources, 'duration'),
		departureDate: firstText(sources, 'departureDate'),
		provider: firstText(sources, 'provider'),
		price: firstNumber(sources, 'price'),
		...(lines.length > 0 && { lines }),
		...(ages && { ages, agesPromised: details['agesPromised'] === true }),
		...(room && { room }),
	};
}

/** A `name` in the details is the tour's where nothing else names the tour, and the passenger's otherwise. */
function otherThan(trip: BookingReading['trip'], name: string): string {
	return trip.type === 'tour' && trip.name === name ? '' : name;
}

function idOf({ id }: Facts): string | number | null {
	return typeof id === 'string' || typeof id === 'number' ? id : null;
}

/** The first text that is not blank: source by source, in each key by key. */
function firstText(sources: Facts[], ...keys: string[]): string {
	const values = sources.flatMap((source) => keys.map((key) => source[key]));
	return (
		values.find((value): value is string => typeof value === 'string' && value.trim() !== '') ?? ''
	);
}

/** The first number; numeric columns of a database arrive as text. */
function firstNumber(sources: Facts[], ...keys: string[]): number | null {
	const values = sources.flatMap((source) => keys.map((key) => source[key]));
	return values.map(numberOf).find((value) => value !== null) ?? null;
}

function numberOf(value: unknown): number | null {
	const isWritten = typeof value === 'string' && value.trim() !== '';
	const number = isWritten ? Number(value) : value;
	return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

function factsIn(record: Facts, key: string): Facts {
	const value = record[key];
	return isFacts(value) ? value : {};
}

function isFacts(value: unknown): value is Facts {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
