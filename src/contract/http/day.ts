import * as z from 'zod/mini';

import { isCalendarDate } from '#src/domain/calendar/calendar-date.ts';

/** A parameter of an address that is a day: '2027-01-31'. */
export function day(name: string) {
	return z.string().check(z.refine(isCalendarDate, `${name} must be a day, as 2027-01-31.`));
}
