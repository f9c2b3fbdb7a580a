import * as z from 'zod/mini';

import { largestRowId, rowId } from '../catalog/catalog.ts';
import { attemptId } from '../http/attempt.ts';
import { attempted, command } from '../http/endpoint.ts';
import { line } from '../text.ts';

/** A key of a trip that its traveller gave on: to people as a link that reads, or to a calendar program. */
export type GivenKey = z.infer<typeof givenKey>;
const givenKey = z.object({
	id: rowId,
	purpose: z.enum(['share', 'calendar']),
	/** Whether whoever opens the link sees what the trip costs. */
	showsPrices: z.boolean(),
	/** Who has it, in its owner's words; '' where they said nothing. */
	label: z.string(),
	createdAt: z.iso.datetime(),
	/**
	 * The address that opens the trip, or the calendar's file by name and password; null where it can be told no more, for
	 * only its hash is kept.
	 */
	address: z.nullable(z.string()),
});

/** Whether a link shows what the trip costs, as the choices of a form. */
export const pricesShown = ['without', 'with'] as const;

export const mostLabelCharacters = 60;

const label = z.optional(line({ min: 0, max: mostLabelCharacters, message: 'This must be text.' }));
/** A form's, which has no header for it. */
const attempt = z.optional(attemptId);

/** Makes a link to the trip that only reads, for those who travel along or wait at home. */
export const shareTrip = attempted(
	'/api/trips/:reference/links/share',
	z.strictObject({
		prices: z.enum(pricesShown, 'Please choose whether the link shows prices.'),
		label,
		attempt,
	}),
	givenKey,
);

/** Makes an address by which a calendar program follows the trip. */
export const followTrip = attempted(
	'/api/trips/:reference/links/calendar',
	z.strictObject({ label, attempt }),
	givenKey,
);

const unknownKey = 'Please name a link of this trip.';

/** Takes such a key back: it opens nothing more, and visits that began by it end. */
export const takeKeyBack = command(
	'POST',
	'/api/trips/:reference/links/revoke',
	z.strictObject({
		// A form sends digits.
		id: z.coerce
			.number(unknownKey)
			.check(z.int(unknownKey), z.positive(unknownKey), z.maximum(largestRowId, unknownKey)),
	}),
	z.object({ message: z.string() }),
);

/** How many links, and addresses for calendars, a trip has at most at one time. */
export const mostGivenKeys = { share: 10, calendar: 5 } as const satisfies Record<
	GivenKey['purpose'],
	number
>;

export const givenKeyMessages = {
	/** 409 */
	tooMany: {
		share: `This trip has ${mostGivenKeys.share} links already. Please take one back first.`,
		calendar: `This trip has ${mostGivenKeys.calendar} calendar addresses already. Please take one back first.`,
	},
	/** 429 */
	tooManyAnHour: 'Too many links were made for this trip. Please try again in an hour.',
	takenBack: 'It opens nothing any more.',
} as const;
