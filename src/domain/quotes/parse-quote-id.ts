import { parseOfferId, type Quote } from '../flights/quote.ts';

/** What has a price that can be explained: an offer by its id, a deal or a tour by the id of its row. */
export type Quoted = { kind: 'offer'; quote: Quote } | { kind: 'deal' | 'tour'; rowId: number };

const rowPattern = /^(deal|tour)-([1-9]\d{0,9})$/;

/** Reads what `quote-id.ts` writes; any text is safe. null when it is none. Whether there is such a row is not asked here. */
export function parseQuoteId(text: string): Quoted | null {
	const [, kind, rowId] = rowPattern.exec(text) ?? [];
	if (kind === 'deal' || kind === 'tour') return { kind, rowId: Number(rowId) };
	const quote = parseOfferId(text);
	return quote && { kind: 'offer', quote };
}
