import * as z from 'zod/mini';

import { isCalendarDate } from '#src/domain/calendar/calendar-date.ts';

import { command } from '../http/endpoint.ts';
import { line } from '../text.ts';
import { traveller } from './trip.ts';

/** Characters, at most. */
export const travellerLengths = { name: 121, needs: 500 } as const;

const seat = z.string().check(z.regex(/^[1-9]\d?$/));

const name = line({
	min: 0,
	max: travellerLengths.name,
	message: 'Please enter first and last name.',
}).check(
	z.refine<string>(
		(value) => value === '' || (value.length > 1 && /\p{L}/u.test(value)),
		'Please enter first and last name.',
	),
);

const birthDate = z
	.string('Please enter the birth date.')
	.check(
		z.refine(
			(value) => value === '' || isCalendarDate(value),
			'Please enter a day that exists, as 1990-05-31.',
		),
	);

const needs = line({ min: 0, max: travellerLengths.needs, message: 'This must be text.' });

/** A field of every seat, under the number of the seat. */
function perSeat<Value extends typeof name>(value: Value) {
	return z.record(seat, value, 'Travelers are numbered from 1.');
}

/** The rules of what is known of a traveller, wherever it is entered. */
export const travellerFields = { name, birthDate, needs };

const notOfPage = 'This must be what the page brought.';

/** Who travels, field by field under the number of each seat; '' where it is not known yet. */
export type TravellersForm = z.infer<typeof travellersForm>;
const travellersForm = z.strictObject({
	name: perSeat(name),
	birthDate: z.optional(perSeat(birthDate)),
	needs: z.optional(perSeat(needs)),
	/** `travellersMark` of those that it was filled in upon; without it the last save wins. */
	seen: z.optional(z.string(notOfPage).check(z.maxLength(20, notOfPage))),
});

export const travellerMessages = {
	/** 409 */
	changedMeanwhile:
		'Somebody else saved travelers of this trip meanwhile. Please look at the fields that differ, and save again.',
	tooMany: 'Too many changes from here. Please try again later or call us.',
} as const;

/** Names who has the seats of a trip: those of the form, and nobody else. */
export const saveTravellers = command(
	'POST',
	'/api/trips/:reference/travellers',
	travellersForm,
	z.object({ travellers: z.array(traveller) }),
);
