import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { canStillBeSold } from '#src/domain/bookings/last-sale.ts';
import { addDays } from '#src/domain/calendar/calendar-date.ts';
import { movedPrice } from '#src/domain/desk/moved-price.ts';
import { decisionWords } from '#src/domain/tours/decision.ts';
import { departuresOnSale, fits } from '#src/domain/tours/departure-choice.ts';
import type { HowToChange } from '#src/domain/trips/how-to-change.ts';
import type { OtherDate } from '#src/domain/trips/other-date.ts';
import { site } from '#src/site.ts';

import type { Database } from '../../db/database.ts';
import { howItChanges } from '../how-it-changes.ts';
import { departureMoves } from './departure-moves.ts';
import { flightOnDay } from './flight-on-day.ts';
import { selectItemId } from './item-id.ts';

/** Where somebody can move their trip by themselves, and how. */
export type OtherDates = { how: HowToChange; dates: OtherDate[] };

/** So many days before and after its own a flight is looked for. */
const daysAround = 7;

/**
 * The other dates of a booked trip that are on sale: departures of its tour that have seats for its party, or days around
 * its own on which the same flights leave. null where it is not to be moved.
 */
export async function otherDates(
	db: Database,
	booking: BookingRecord,
	now: Date,
): Promise<OtherDates | null> {
	const { id, type, departureId } = booking;
	if (type === 'tour' && departureId === null) return null;
	const how = await howItChanges(db, booking, now);
	if (how === null) return null;
	const itemId = await selectItemId(db, id);
	if (type === 'flight') return { how, dates: daysOfFlight(booking, itemId, now) };
	const departures = await departureMoves(db, booking, itemId, now);
	const dates = departuresOnSale(departures, now)
		.filter((other) => other.id !== departureId && fits(other, booking.travelers))
		.map(({ id: other, date, endDate, total, season, ...departure }): OtherDate => {
			const notes = [decisionWords({ date, ...departure }, site), season].filter(Boolean);
			return { to: { departureId: other }, date, endDate, total, notes };
		});
	return { how, dates };
}

/** The days around its own on which the flights of a booking leave, as many days apart as they are. */
function daysOfFlight(booking: BookingRecord, itemId: string, now: Date): OtherDate[] {
	const shifts = Array.from({ length: 2 * daysAround + 1 }, (_, index) => index - daysAround);
	return shifts.flatMap((days): OtherDate[] => {
		const date = addDays(booking.departureDate, days);
		const offer = days === 0 ? null : flightOnDay(booking, itemId, { date, now });
		if (!offer) return [];
		const leaving = { type: 'flight', leavesAt: new Date(offer.leavesAt) } as const;
		if (!canStillBeSold(leaving, now, site)) return [];
		const to = { departureDate: date, offer: offer.id };
		const { totalPrice: total } = movedPrice(booking, offer.price);
		return [{ to, date, endDate: offer.returnDate || null, total, notes: [] }];
	});
}
