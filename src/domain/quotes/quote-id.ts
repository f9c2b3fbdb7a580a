import type { BookingType } from '../bookings/booking.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { parseOfferId, type Quote } from '../flights/quote.ts';

/** What has a price that can be explained: an offer by its id, a deal or a tour by the id of its row. */
export type Quoted = { kind: 'offer'; quote: Quote } | { kind: 'deal' | 'tour'; rowId: number };

const rowPattern = /^(deal|tour)-([1-9]\d{0,9})$/;

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

/** Reads the id of a quote; any text is safe. null when it is none. Whether there is such a row is not asked here. */
export function parseQuoteId(text: string): Quoted | null {
	const [, kind, rowId] = rowPattern.exec(text) ?? [];
	if (kind === 'deal' || kind === 'tour') return { kind, rowId: Number(rowId) };
	const quote = parseOfferId(text);
	return quote && { kind: 'offer', quote };
}
