import * as z from 'zod/mini';

import { countableTravellers } from '#src/domain/bookings/travellers.ts';
import { isCalendarDate } from '#src/domain/calendar/calendar-date.ts';

// What an address or a saved draft may say of any trip.

export const date = z.string().check(z.refine(isCalendarDate));
export const travellers = z.int().check(z.minimum(1), z.maximum(countableTravellers));
