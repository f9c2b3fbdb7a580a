import type { BookingType } from '../bookings/booking.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';

/** What a deal's quote is known by: 'deal-3'. */
export function dealQuoteId(rowId: number): string {
	return `deal-${rowId}`;
}

/** What a tour's quote is known by: 'tour-3'. */
export function tourQuoteId(rowId: number): string {
	return `tour-${rowId}`;
}

/** What is booked, or about to be. */
type Booked = {
	type: BookingType;
	/** An offer's id, or that of a row: a number, or its digits. */
	itemId: string | number;
	travelers: number;
	departureDate: CalendarDate;
};

/** By what the quote of something that is booked is known, and what has to be said beside it: an offer's id says all. */
export function quoteOfBooking({ type, itemId, travelers, departureDate }: Booked): {
	id: string;
	asked: { travelers?: number; date?: CalendarDate };
} {
	const rowId = Number(itemId);
	if (type === 'tour') return { id: tourQuoteId(rowId), asked: { travelers, date: departureDate } };
	if (Number.isInteger(rowId)) return { id: dealQuoteId(rowId), asked: { travelers } };
	return { id: String(itemId), asked: {} };
}
