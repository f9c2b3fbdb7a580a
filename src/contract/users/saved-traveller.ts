import * as z from 'zod/mini';

import { isCalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { mostSavedTravellers } from '#src/domain/users/saved-traveller.ts';

import { contactRules, passengerDetails } from '../bookings/passenger.ts';
import { rowId } from '../catalog/catalog.ts';
import { command, forAccount, query } from '../http/endpoint.ts';
import { line } from '../text.ts';

const { address, city, country, zipCode } = passengerDetails.flight.shape;

const mustBeText = 'This must be text.';

/** The form of somebody whom the account's owner books for: the checkout's rules, but all except the name can be left out. */
export type SavedTravellerForm = z.infer<typeof savedTravellerForm>;
export const savedTravellerForm = z.strictObject({
	name: line({ min: 2, max: 121, message: 'Name must be at least 2 characters' }),
	phone: orEmpty(contactRules.phone),
	address: orEmpty(address),
	city: orEmpty(city),
	country: orEmpty(country),
	zipCode: orEmpty(zipCode),
	/** yyyy-MM-dd */
	birthDate: z
		.string(mustBeText)
		.check(
			z.refine(
				(date) => date === '' || isCalendarDate(date),
				'Please enter a date that exists, as yyyy-MM-dd',
			),
		),
	needs: line({ min: 0, max: 500, message: mustBeText }),
});

/** Somebody whom the account's owner books for; '' where something is not given. */
export type SavedTraveller = z.infer<typeof savedTraveller>;
export const savedTraveller = z.object({
	id: rowId,
	name: z.string(),
	phone: z.string(),
	address: z.string(),
	city: z.string(),
	country: z.string(),
	zipCode: z.string(),
	birthDate: z.string(),
	needs: z.string(),
});

export const savedTravellerMessages = {
	/** 404 */
	gone: 'This traveler is not saved any more.',
	/** 409 */
	tooMany: `You have saved ${mostSavedTravellers} travelers, which is the most. Please remove one first.`,
	/** 400 */
	bornLater: 'Please enter a day that has passed.',
} as const;

const travellers = z.array(savedTraveller);
const path = '/api/account/travellers';

export const listSavedTravellers = forAccount(query('GET', path, travellers));
export const saveTraveller = forAccount(command('POST', path, savedTravellerForm, travellers));
export const changeSavedTraveller = forAccount(
	command('PUT', `${path}/:id`, savedTravellerForm, travellers),
);
export const removeSavedTraveller = forAccount(query('DELETE', `${path}/:id`, travellers));

/** '' passes, and whatever else the rule lets through; what it refuses is refused in its words. */
function orEmpty(rule: z.ZodMiniType<string>) {
	return z.pipe(
		z.string(mustBeText),
		z.transform((typed: string, context) => {
			if (typed.trim() === '') return '';
			const result = z.safeParse(rule, typed);
			if (result.success) return result.data;
			for (const { message } of result.error.issues) {
				context.issues.push({ code: 'custom', message, input: typed });
			}
			return z.NEVER;
		}),
	);
}
