import type { BookingType } from '../bookings/booking.ts';
import { readRoom, type Room } from '../bookings/room.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';

/** What a deal's quote is known by: 'deal-3'. */
export function dealQuoteId(rowId: number): string {
	return `deal-${rowId}`;
}

/** What a tour's quote is known by: 'tour-3'. */
export function tourQuoteId(rowId: number): string {
	return `tour-${rowId}`;
}

/** What an address of a quote says beside its id: for how many, on which day, and whether with a room of one's own. */
export type QuoteWish = { travelers?: number; date?: CalendarDate | undefined; room?: 'own' };

/** What an address says of a room. */
export function wishedRoom(room: Room | null): Pick<QuoteWish, 'room'> {
	return room?.isOwn ? { room: 'own' } : {};
}

/** What is booked, or about to be. */
type Booked = {
	type: BookingType;
	/** An offer's id, or that of a row: a number, or its digits. */
	itemId: string | number;
	travelers: number;
	departureDate: CalendarDate;
	/** As the booking keeps them: what is said there of a room has a price too. */
	details: unknown;
};

/** By what the quote of something that is booked is known, and what has to be said beside it: an offer's id says all. */
export function quoteOfBooking({ type, itemId, travelers, departureDate, details }: Booked): {
	id: string;
	asked: QuoteWish;
} {
	const rowId = Number(itemId);
	if (type === 'tour') {
		const { room } = { ...Object(details) };
		const asked = { travelers, date: departureDate, ...wishedRoom(readRoom(room)) };
		return { id: tourQuoteId(rowId), asked };
	}
	if (Number.isInteger(rowId)) return { id: dealQuoteId(rowId), asked: { travelers } };
	return { id: String(itemId), asked: {} };
}
