import * as z from 'zod/mini';

import type { PassengerField } from '#src/domain/bookings/passenger.ts';
import { paymentMethods } from '#src/domain/bookings/payment.ts';
import {
	countableTravellers,
	mostNamedSeats,
	partyUncountable,
} from '#src/domain/bookings/travellers.ts';
import { highestTotal } from '#src/domain/bookings/trip-price.ts';
import { isCalendarDate } from '#src/domain/calendar/calendar-date.ts';

import { bookingRecord } from '../bookings/booking-record.ts';
import { fullName } from '../bookings/passenger.ts';
import { largestRowId } from '../catalog/catalog.ts';
import { attempted, forDesk } from '../http/endpoint.ts';
import { noLetter } from '../http/no-letter.ts';
import { noCardNumber } from '../no-card-number.ts';
import { emailAddress, line, optionalText, phoneNumber, text } from '../text.ts';
import { travellerLengths } from '../trips/travellers.ts';
import { agreedTotal } from './change-price.ts';
import { deskReason } from './refund.ts';

const amountMissing = 'Please enter an amount in dollars, as 1234.50.';
const wholeCents = z.multipleOf(0.01, 'Please use dollars and whole cents.');
const tooMuch = z.maximum(highestTotal, 'No trip costs that much: please check the amount.');
const nothingChosen = 'Please choose what to book.';

const departureDate = z
	.string('Please choose a day of departure.')
	.check(z.refine(isCalendarDate, 'Please enter a day that exists, as 2027-05-31.'));

const noEmail = 'Please enter a valid email address, or leave it out.';
const email = emailAddress(noEmail);

const noSuchDay = 'Please enter a day that exists, as 1990-05-31.';
const traveller = z.strictObject(
	{
		name: fullName('Please enter first and last name.').check(
			z.maxLength(travellerLengths.name, `Please use at most ${travellerLengths.name} characters.`),
		),
		/** null where the caller has yet to say it. */
		birthDate: z.nullable(z.string(noSuchDay).check(z.refine(isCalendarDate, noSuchDay))),
	},
	'Please give a name and a birth date.',
);

/** A caller can be asked for it later. */
const billing = {
	address: optionalText(200),
	city: optionalText(100),
	zipCode: optionalText(20),
	country: optionalText(100),
} satisfies Record<PassengerField, z.ZodMiniType<string | undefined>>;

const noteText = text({ min: 0, max: 500, message: 'This must be text.' }).check(noCardNumber);

/** The caller, who leads the trip. */
export const callerName = fullName('Name must be at least 2 characters.');
export const callerPhone = phoneNumber('Please enter a valid phone number.');

export const partySize = z
	.int('Travelers must be a whole number.')
	.check(
		z.minimum(1, 'At least 1 traveler is required.'),
		z.maximum(countableTravellers, partyUncountable),
	);

/** What a trip costs: dollars that the rules make of it, as the desk was shown them, and another total where one was agreed on. */
const priced = {
	totalPrice: z
		.number(amountMissing)
		.check(z.nonnegative('The total cannot be negative.'), tooMuch),
	/** Another total that was agreed on, and why. */
	agreed: z.optional(
		z.strictObject(
			{
				total: agreedTotal,
				reason: deskReason,
			},
			'Please give the agreed total and why.',
		),
	),
};

const forEveryTrip = {
	name: callerName,
	phone: callerPhone,
	/** '' of a caller who has none: then no letter is written. */
	email: z.string(noEmail).check(
		z.trim(),
		z.refine<string>((typed) => typed === '' || email.safeParse(typed).success, noEmail),
	),
	...billing,
	travelers: partySize,
	/** Who has which seat, as far as it was said, from the lead's on; null of a seat that nobody has named. */
	travellers: z
		.array(z.nullable(traveller), 'Please list the travelers.')
		.check(
			z.maxLength(mostNamedSeats, `At most ${mostNamedSeats} travelers can be named one by one.`),
		),
	...priced,
	/** What the caller pays at once: more than the total where `isOverBalance` says that it is meant so. */
	payment: z.optional(
		z.strictObject(
			{
				amount: z
					.number(amountMissing)
					.check(z.positive('A payment is more than nothing.'), tooMuch, wholeCents),
				method: z.enum(paymentMethods, `method must be one of: ${paymentMethods.join(', ')}.`),
				note: z.optional(noteText),
				isOverBalance: z.optional(z.boolean('isOverBalance must be true or false.')),
			},
			'Please give the amount of the payment and how it was paid.',
		),
	),
	/** Held as a booking of the site is, or confirmed at once. */
	isConfirmed: z.boolean('Please say whether it is confirmed.'),
	/** false: nobody is written to. */
	sendsLetter: z.boolean('Please say whether a letter is sent.'),
};

const rowId = z
	.int(nothingChosen)
	.check(z.positive(nothingChosen), z.maximum(largestRowId, nothingChosen));
const offerId = z
	.string(nothingChosen)
	.check(z.minLength(1, nothingChosen), z.maxLength(100, nothingChosen));

/** Lines of a trip of the desk's own words, at most. */
export const mostOwnLines = 20;

/** Days that such a trip lasts, at most. */
const mostOwnDays = 365;
const daysRule = `Please enter how many days it lasts: 1 to ${mostOwnDays}.`;

const ownLine = z.strictObject(
	{
		text: line({ min: 2, max: 120, message: 'Please say what it is.' }).check(noCardNumber),
		/** Dollars of the whole party; a reduction is below nothing. */
		amount: z
			.number(amountMissing)
			.check(z.minimum(-highestTotal, amountMissing), tooMuch, wholeCents),
	},
	'Please give a text and an amount.',
);

/** What a trip of each type is about. */
const flight = {
	type: z.literal('flight'),
	/** An offer's id, or that of a deal's row. */
	itemId: z.union([rowId, offerId], nothingChosen),
};
const tour = {
	type: z.literal('tour'),
	itemId: rowId,
	details: z.strictObject(
		{ departureDate, ownRoom: z.optional(z.boolean('ownRoom must be true or false.')) },
		'Please give the departure date.',
	),
};
/** In the desk's own words. */
const own = {
	type: z.literal('own'),
	details: z.strictObject(
		{
			title: line({ min: 2, max: 120, message: 'Please say what is booked.' }).check(noCardNumber),
			departureDate,
			/** From the day of departure to the last one, both counted. */
			days: z.int(daysRule).check(z.minimum(1, daysRule), z.maximum(mostOwnDays, daysRule)),
			lines: z
				.array(ownLine, 'Please list the lines.')
				.check(
					z.minLength(1, 'Please add a line with its amount.'),
					z.maxLength(mostOwnLines, `At most ${mostOwnLines} lines fit.`),
				),
		},
		'Please say what is booked, for when and at which price.',
	),
};
const unknownType = 'type must be flight, tour or own.';

/** A booking that the desk takes on the phone. Of what it is about only the ids are believed: it is looked up. */
export type NewBooking = z.infer<typeof newBooking>;
export const newBooking = z.discriminatedUnion(
	'type',
	[
		z.strictObject({ ...forEveryTrip, ...flight }),
		z.strictObject({ ...forEveryTrip, ...tour }),
		z.strictObject({ ...forEveryTrip, ...own }),
	],
	unknownType,
);

/** A trip as the desk puts it together for somebody, whoever books it in the end. */
export type DeskTripWish = z.infer<typeof deskTripWish>;
export const deskTripWish = z.discriminatedUnion(
	'type',
	[
		z.strictObject({ ...priced, ...flight }),
		z.strictObject({ ...priced, ...tour }),
		z.strictObject({ ...priced, ...own }),
	],
	unknownType,
);

/** The booking as it is stored then; the same attempt sent again answers with the same booking. */
export type TakenBooking = z.infer<typeof takenBooking>;
const takenBooking = z.object({
	booking: bookingRecord,
	/** Where a letter was asked for and none goes. */
	noLetter,
});

/** 409 as a booking of the site: with today's price (`priceConflict`), or the seats that are left (`departuresConflict`). */
export const takeBooking = forDesk(attempted('/api/desk/bookings', newBooking, takenBooking));

/** Why the desk cannot take a booking that is well formed. */
export const newBookingMessages = {
	/** 400 at `details.lines` */
	belowNothing: 'The lines come to less than nothing. Please check the amounts.',
	tooMuch: 'The lines come to more than any trip costs. Please check the amounts.',
	/** 400 at `travellers` */
	tooManyNamed: 'More travelers are named than there are seats.',
} as const;
