import * as z from 'zod/mini';

import { query } from '../http/endpoint.ts';

/** The calendar file of a booking, for whoever may see the booking; nobody else learns that there is one. */
export const bookingCalendarFile = query('GET', '/api/bookings/:reference.ics', z.string());

/** Where the calendar file of a booking lies: '/api/bookings/BD2000001.ics'. */
export function bookingCalendarPath(reference: string): string {
	return bookingCalendarFile.path.replace(':reference', encodeURIComponent(reference));
}
