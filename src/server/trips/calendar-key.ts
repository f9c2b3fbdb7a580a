import { and, eq } from 'drizzle-orm';

import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';

import { bookingRows } from '../bookings/booking-rows.ts';
import { selectRow } from '../changes/change-row.ts';
import type { Database } from '../db/database.ts';
import { bookings, tripKeys } from '../db/schema.ts';
import { tokenHashOf } from '../world/secret-token.ts';

/**
 * The booking that a calendar program follows: the request names its reference, and the key that was made for calendars is
 * the password. null to everybody else.
 */
export async function bookingOfCalendarKey(
	db: Database,
	request: Request,
	reference: string,
): Promise<BookingRecord | null> {
	const credentials = basicCredentials(request);
	if (credentials?.name.toUpperCase() !== reference) return null;
	const [found] = await db
		.select({ id: bookings.id })
		.from(tripKeys)
		.innerJoin(bookings, eq(bookings.id, tripKeys.bookingId))
		.where(
			and(
				eq(tripKeys.keyHash, tokenHashOf(credentials.password)),
				eq(tripKeys.purpose, 'calendar'),
				eq(bookings.reference, reference),
			),
		);
	return found ? selectRow(db, bookingRows, found.id) : null;
}

/**
 * The name and password that a request carries (HTTP Basic, RFC 7617), as text in UTF-8; null where it carries none that
 * can be read.
 */
function basicCredentials(request: Request): { name: string; password: string } | null {
	const header = request.headers.get('Authorization') ?? '';
	const [, encoded = ''] = /^basic ([\w+/]+={0,2})$/i.exec(header.trim()) ?? [];
	const [, name, password] =
		/^([^:]*):(.*)$/s.exec(Buffer.from(encoded, 'base64').toString()) ?? [];
	return name === undefined || password === undefined ? null : { name, password };
}
