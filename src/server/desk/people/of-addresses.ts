import { type AnyColumn, inArray, or, type SQL, sql } from 'drizzle-orm';

import type { Addresses } from '#src/domain/people/same-person.ts';

import { bookings } from '../../db/schema.ts';
import { traveller } from '../../db/schema/bookings.ts';
import { telephoneKey } from '../../db/schema/columns.ts';

/**
 * The condition that a row has one of somebody's addresses, in the words of the indexes on them.
 * @param phone left out of rows that have no number
 */
export function ofAddresses(
	{ emails, phones }: Addresses,
	email: AnyColumn | SQL,
	phone?: AnyColumn | SQL,
): SQL {
	const byEmail = emails.size > 0 ? inArray(sql`lower(${email})`, [...emails]) : undefined;
	const byPhone = phone && phones.size > 0 ? inArray(telephoneKey(phone), [...phones]) : undefined;
	return or(byEmail, byPhone) ?? sql`false`;
}

export const bookedEmail = traveller(bookings.email, 'email').mapWith(String);
export const bookedPhone = traveller(bookings.phone, 'phone').mapWith(String);
