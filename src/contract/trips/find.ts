import * as z from 'zod/mini';

import { bookingStandings } from '#src/domain/bookings/hold.ts';
import { referencesMeant } from '#src/domain/bookings/kind-reference.ts';
import { site } from '#src/site.ts';

import { command } from '../http/endpoint.ts';
import { emailAddress } from '../text.ts';

const referenceMissing = 'Please enter your booking reference.';
const referenceUnlike = `A booking reference looks like ${site.referencePrefix}7K2MQ4R. Please check it.`;

export const findMessages = {
	/** 404: whichever of the two is wrong. */
	noSuchPair:
		'We found no booking with this reference and email address. Please check both: the address is the one that the trip was booked with.',
	/** 429, whether the pair fits or not. */
	tooMany:
		'There were too many tries that did not fit. If this reference and address belong together, we have sent the link to that address. Or call us.',
	tooManyLetters:
		'Too many letters were asked for from here. Please try again in an hour, or call us.',
	/** Whether there are bookings or not. */
	linksSent:
		'If trips were booked with this address, a letter with their links is on its way to it.',
} as const;

const email = emailAddress('Please enter a valid email address');

/** The references that were meant, the likeliest first. */
const typedReference = z.pipe(
	z.string(referenceMissing).check(
		z.refine<string>((typed) => typed.trim() !== '', { error: referenceMissing, abort: true }),
		z.refine<string>((typed) => meant(typed).length > 0, referenceUnlike),
	),
	z.transform(meant),
);

/** What whoever knows a reference and its address is shown of the trip, where no link of a letter was followed here. */
export type TripGlance = z.infer<typeof tripGlance>;
const tripGlance = z.object({
	standing: z.enum(bookingStandings),
	/** Its first and last day, `yyyy-MM-dd`; null where none is known. */
	days: z.nullable(z.object({ first: z.string(), last: z.string() })),
	/** Where the link was sent, 'a…@example.com'; null: no letters go there. */
	sentTo: z.nullable(z.string()),
});

/**
 * Leads the browser in which a trip is open already to its page; any other is shown where the trip stands and when it is,
 * and the link is sent to its address.
 */
export const findTrip = command(
	'POST',
	'/api/trips/find',
	z.strictObject({ reference: typedReference, email }),
	z.object({
		/** As it is written. */
		reference: z.string(),
		/** null: the trip is open here. */
		glance: z.nullable(tripGlance),
	}),
);

/** Sends the links of all trips that were booked with an address there. */
export const sendTripLinks = command(
	'POST',
	'/api/trips/send-links',
	z.strictObject({ email }),
	z.object({ message: z.string() }),
);

function meant(typed: string): string[] {
	return referencesMeant(typed, site.referencePrefix);
}
