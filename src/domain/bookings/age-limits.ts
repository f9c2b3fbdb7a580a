import type { CalendarDate } from '../calendar/calendar-date.ts';
import { formatLongDate } from '../calendar/format-date.ts';

/** Whole years of age that travellers of a trip may have on the day of departure; null: without an upper end. */
export type AgeLimits = { least: number; most: number | null };

/** The ages that a tour allows; null where it allows all. */
export function ageLimits(ages: AgeLimits | null): AgeLimits | null {
	return ages !== null && (ages.least > 0 || ages.most !== null) ? ages : null;
}

/** What a booking's record says of the ages that were told with it; null where none were. */
export function readAgeLimits(value: unknown): AgeLimits | null {
	if (typeof value !== 'object' || value === null) return null;
	const { least, most }: Partial<Record<string, unknown>> = { ...value };
	if (typeof least !== 'number') return null;
	return ageLimits({ least, most: typeof most === 'number' ? most : null });
}

/** '14 or older', '12 to 75', '75 or younger' */
export function ageLimitsInWords({ least, most }: AgeLimits): string {
	if (most === null) return `${least} or older`;
	return least === 0 ? `${most} or younger` : `${least} to ${most}`;
}

/** What whoever books promises for the whole party: 'Everyone will be 14 or older on May 15, 2027' */
export function agesPromise(limits: AgeLimits, departure: CalendarDate): string {
	return `Everyone will be ${ageLimitsInWords(limits)} on ${formatLongDate(departure)}`;
}

/** What is asked of whoever has not promised it. */
export function agesUnpromised(limits: AgeLimits): string {
	return `Please confirm the ages of your party: travelers on this tour have to be ${ageLimitsInWords(limits)}.`;
}

/** Why somebody of an age cannot travel: 'This tour is for travellers of 14 or older, and this one will be 13 …'; null where they can. */
export function ageRefusal(limits: AgeLimits, age: number): string | null {
	if (age >= limits.least && (limits.most === null || age <= limits.most)) return null;
	return `Travelers on this tour have to be ${ageLimitsInWords(limits)}; this one will be ${age} on the day of departure.`;
}
