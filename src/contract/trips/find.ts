import * as z from 'zod/mini';

import { referencesMeant } from '#src/domain/bookings/kind-reference.ts';
import { site } from '#src/site.ts';

import { command } from '../http/endpoint.ts';
import { emailAddress } from '../text.ts';

const referenceMissing = 'Please enter your booking reference.';
const referenceUnlike = `A booking reference looks like ${site.referencePrefix}7K2MQ4R. Please check it.`;

export const findMessages = {
	/** 404: whichever of the two is wrong. */
	noSuchPair:
		'We found no booking with this reference and e-mail address. Please check both: the address is the one that the trip was booked with.',
	tooManyFromHere: 'Too many tries from here. Please try again in an hour, or call us.',
	tooManyOfReference:
		'There were too many tries for this reference. Please try again in an hour, or open the trip by the link in its letter.',
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

/** Opens a trip in the browser that brings its reference and the address that it was booked with. */
export const findTrip = command(
	'POST',
	'/api/trips/find',
	z.strictObject({ reference: typedReference, email }),
	/** The reference as it is written. */
	z.object({ reference: z.string() }),
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
