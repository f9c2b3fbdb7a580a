import { eq, sql } from 'drizzle-orm';

import { bookings } from '../db/schema.ts';
import { traveller } from '../db/schema/bookings.ts';

/** The condition that a booking was made with an address, in whatever case it is written. */
export function isBookedWith(email: string) {
	return eq(sql`lower(${traveller(bookings.email, 'email')})`, email.toLowerCase());
}
