import * as z from 'zod/mini';

import { type AgeLimits, agesUnpromised } from '#src/domain/bookings/age-limits.ts';
import type { BookingType } from '#src/domain/bookings/booking.ts';
import { leastCharacters } from '#src/domain/bookings/least-characters.ts';
import type { PassengerField } from '#src/domain/bookings/passenger.ts';

import { emailAddress, line, phoneNumber } from '../text.ts';

const longestName = 60;

/** The rules of what a passenger is asked: neither more nor less than `passengerLabels` has words for. */
type Rules<Type extends BookingType> = Record<
	PassengerField<Type>,
	z.ZodMiniType<string | undefined>
>;

const forEveryTrip = {
	address: required('Address', { min: leastCharacters.address, max: 200 }),
	city: required('City', { min: leastCharacters.city, max: 100 }),
	country: required('Country', { min: leastCharacters.country, max: 100 }),
	zipCode: required('ZIP code', { min: leastCharacters.zipCode, max: 20 }),
} satisfies Rules<'flight'>;

/** What a tour asks beside it; all of it can be left out. */
const forTours = { ...forEveryTrip } satisfies Rules<'tour'>;

/** Passengers' email address and phone number, which a booking keeps in columns of their own. */
export const contactRules = {
	email: emailAddress('Please enter a valid email address'),
	phone: phoneNumber('Please enter a valid phone number'),
};

/** The passenger's part of a booking's details: as it is sent, and as it is stored. */
export const passengerDetails = {
	flight: detailsOf(forEveryTrip),
	tour: detailsOf(forTours),
};
export type PassengerDetails<Type extends BookingType = BookingType> = {
	[Each in Type]: z.infer<(typeof passengerDetails)[Each]>;
}[Type];

/** The passenger form of the checkout, by what is booked: every rule and message of it. */
export const checkoutForms = { flight: formOf(forEveryTrip), tour: formOf(forTours) };
export type CheckoutForm<Type extends BookingType = BookingType> = {
	[Each in Type]: z.infer<(typeof checkoutForms)[Each]> & {
		agesPromised?: true;
		isOnceMore?: true;
	};
}[Type];

type AnyForm = (typeof checkoutForms)[BookingType];

/** The same of a tour that is not for every age. */
export function withAges(form: AnyForm, limits: AgeLimits) {
	return z.extend(form, { agesPromised: z.literal(true, agesUnpromised(limits)) });
}

/** The same of a trip that was booked before: whoever pressed twice, or forgot it, does not mean two. */
export function onceMore(form: AnyForm) {
	return z.extend(form, {
		isOnceMore: z.literal(true, 'Please confirm another booking'),
	});
}

/** The passenger's part of something that holds more, such as the form or a request's details. */
export function passengerPart<Type extends BookingType>(
	type: Type,
	given: PassengerDetails<Type>,
): PassengerDetails<Type> {
	const names = Object.keys(passengerDetails[type].shape) as (keyof PassengerDetails<Type>)[];
	return Object.fromEntries(names.map((name) => [name, given[name]])) as PassengerDetails<Type>;
}

/** First and last name with a space between them. */
export function fullName(message: string) {
	return line({ min: 2, max: 2 * longestName + 1, message });
}

function required(label: string, { min, max }: { min: number; max: number }) {
	return line({ min, max, message: `${label} is required` });
}

function detailsOf<Shape extends z.core.$ZodShape>(shape: Shape) {
	return z.object({ passengerName: fullName('Passenger name is required'), ...shape });
}

function formOf<Shape extends z.core.$ZodShape>(shape: Shape) {
	return z.object({
		firstName: required('First name', { min: leastCharacters.firstName, max: longestName }),
		lastName: required('Last name', { min: leastCharacters.lastName, max: longestName }),
		...contactRules,
		...shape,
		termsAccepted: z.literal(true, 'You must accept the terms and conditions'),
	});
}
