import { and, asc, eq, sql } from 'drizzle-orm';

import type { CallingOffPreview } from '#src/contract/desk/calling-off.ts';
import type { DepartureRecord } from '#src/contract/desk/departures.ts';
import { paidOf } from '#src/domain/bookings/balance.ts';
import { bookingStanding } from '#src/domain/bookings/hold.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { callingOffReasons, whyNotCallOff } from '#src/domain/tours/calling-off.ts';
import { departuresOnSale } from '#src/domain/tours/departure-choice.ts';
import { site } from '#src/site.ts';

import { bookingRows } from '../../bookings/booking-rows.ts';
import { departuresWithSeats } from '../../catalog/departures-of.ts';
import { hasSeatsAt } from '../../catalog/taken-seats.ts';
import { selectTour } from '../../catalog/tours.ts';
import { selectRow } from '../../changes/change-row.ts';
import type { Database } from '../../db/database.ts';
import { bookings, tours } from '../../db/schema.ts';
import { isAddress } from '../../mail/letters/addressee.ts';
import { departureRows } from './records.ts';

/**
 * What calling a departure off would mean: for which bookings, and which other departures can be had instead.
 * @throws HttpError 404
 */
export async function previewCallingOff(
	db: Database,
	id: number,
	now: Date,
): Promise<CallingOffPreview> {
	const departure = await selectRow(db, departureRows(db, now), id);
	const [tour] = await db
		.select({ duration: tours.duration })
		.from(tours)
		.where(eq(tours.id, departure.tourId));
	const asked = { ...departure, duration: tour?.duration ?? '' };
	const day = { today: newYorkDay(now), terms: site };
	const refused = callingOffReasons.map(
		(reason) => [reason, whyNotCallOff(asked, reason, day)] as const,
	);
	const others = await sellableInstead(db, departure, now);
	return {
		bookings: await offeredBookings(db, id, now),
		waiting: departure.waiting,
		refused: Object.fromEntries(refused) as CallingOffPreview['refused'],
		others: others.map(({ id: otherId, date, endDate, seatsLeft }) => ({
			id: otherId,
			date,
			endDate,
			seatsLeft,
		})),
	};
}

/** The tour's other departures that can be sold at a moment, the soonest first. */
export async function sellableInstead(
	db: Database,
	{ id, tourId }: Pick<DepartureRecord, 'id' | 'tourId'>,
	now: Date,
) {
	const tour = await selectTour(db, tourId);
	if (!tour) return [];
	const shown = departuresOnSale(await departuresWithSeats(db, tour, now), now);
	return shown.filter((other) => other.id !== id);
}

async function offeredBookings(db: Database, departureId: number, now: Date) {
	const rows = await db
		.select(bookingRows.columns)
		.from(bookings)
		.where(and(eq(bookings.departureId, departureId), hasSeatsAt(now)))
		.orderBy(asc(sql`${bookings.id}`));
	return rows.map(bookingRows.rowOf).map((booking) => ({
		id: booking.id,
		reference: booking.bookingId,
		name: booking.name,
		travelers: booking.travelers,
		standing: bookingStanding(booking, now),
		back: Math.max(paidOf(booking), 0),
		hasAddress: isAddress(booking.email),
	}));
}
