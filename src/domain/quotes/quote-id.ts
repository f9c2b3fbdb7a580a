import type { BookingType } from '../bookings/booking.ts';
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

/**
 * What the quote of something that is booked is known by.
 * @param itemId an offer's id, or that of a row: a number, or its digits
 */
export function quoteIdOf(type: BookingType, itemId: string | number): string {
	const rowId = Number(itemId);
	if (type === 'tour') return tourQuoteId(rowId);
	return Number.isInteger(rowId) ? dealQuoteId(rowId) : String(itemId);
}

/** Reads what `quoteIdOf` writes; any text is safe. null when it is none. Whether there is such a row is not asked here. */
export function parseQuoteId(text: string): Quoted | null {
	const [, kind, rowId] = rowPattern.exec(text) ?? [];
	if (kind === 'deal' || kind === 'tour') return { kind, rowId: Number(rowId) };
	const quote = parseOfferId(text);
	return quote && { kind: 'offer', quote };
}
