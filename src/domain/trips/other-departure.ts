import type { OfferedDeparture } from '../tours/departure-choice.ts';

/** A departure that a booked tour can be moved to, and what it costs there, in dollars. */
export type OtherDeparture = Omit<OfferedDeparture, 'price'> & { total: number };

/** A departure and what a page said that it costs, in a word that its form brings along: '12 3058.00'. */
export function departureSeen({ id, total }: Pick<OtherDeparture, 'id' | 'total'>): string {
	return `${id} ${total.toFixed(2)}`;
}

/** The departure of such a word, and its dollars; null of any other text. */
export function readDepartureSeen(text: string): Pick<OtherDeparture, 'id' | 'total'> | null {
	const [, id, total] = /^([1-9]\d{0,8}) (\d{1,9}\.\d\d)$/.exec(text) ?? [];
	return id === undefined ? null : { id: Number(id), total: Number(total) };
}
