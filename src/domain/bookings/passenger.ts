import type { BookingType } from './booking.ts';

const forEveryTrip = {
	address: 'Address',
	city: 'City',
	zipCode: 'ZIP code',
	country: 'Country',
} as const;

/**
 * What a passenger is asked beside name, email address and phone number, by what is booked: the names under which it
 * is sent, stored and read back, what people read for each, and the order in which they read it. The rules stand in
 * `src/contract/bookings/passenger.ts`.
 */
export const passengerLabels = {
	flight: forEveryTrip,
	tour: { ...forEveryTrip },
} as const satisfies Record<BookingType, Record<string, string>>;

/** The name of something that a passenger is asked, for one type of trip or for any. */
export type PassengerField<Type extends BookingType = BookingType> = {
	[Each in Type]: keyof (typeof passengerLabels)[Each];
}[Type];

const labels: Record<PassengerField, string> = {
	...passengerLabels.flight,
	...passengerLabels.tour,
};

/** One value for everything that passengers are asked, in reading order. */
export function forPassengerFields<Value>(
	make: (name: PassengerField, label: string) => Value,
): Record<PassengerField, Value> {
	const entries = Object.entries(labels) as [PassengerField, string][];
	return Object.fromEntries(entries.map(([name, label]) => [name, make(name, label)])) as Record<
		PassengerField,
		Value
	>;
}
