import { eq } from 'drizzle-orm';

import type { BookingRecord } from '#src/contract/admin/bookings.ts';

import { bookingRows } from '../admin/bookings/queries.ts';
import { selectRow } from '../admin/change-row.ts';
import type { Database } from '../db/database.ts';
import { bookings } from '../db/schema.ts';
import type { FileAnswer } from '../http/file-answer.ts';
import { HttpError } from '../http/http-error.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { requireAdministrator } from '../users/administrator-access.ts';
import { bookingCalendar } from './booking-calendar.ts';

/**
 * The calendar file of a booking for whoever may see it: today an administrator. Everybody else is answered as if there
 * were none.
 * @throws HttpError 404
 */
export async function readCalendarFile({
	request,
	deps,
	reference = '',
}: {
	request: Request;
	deps: Dependencies;
	reference?: string;
}): Promise<FileAnswer> {
	const booking =
		(await maySeeBookings(request, deps)) && (await selectBooking(deps.db, reference));
	const text = booking ? bookingCalendar(booking) : null;
	if (text === null) throw new HttpError(404, { message: 'Nothing is found at this address.' });
	return { text, type: 'text/calendar; charset=utf-8; method=PUBLISH', name: `${reference}.ics` };
}

/** Whether the request is from somebody who sees every booking. */
async function maySeeBookings(request: Request, deps: Dependencies): Promise<boolean> {
	try {
		await requireAdministrator(deps, request, {});
		return true;
	} catch (error) {
		if (error instanceof HttpError) return false;
		throw error;
	}
}

async function selectBooking(db: Database, reference: string): Promise<BookingRecord | null> {
	const [row] = await db
		.select({ id: bookings.id })
		.from(bookings)
		.where(eq(bookings.reference, reference));
	return row ? selectRow(db, bookingRows, row.id) : null;
}
