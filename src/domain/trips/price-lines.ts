import { ownTotal } from '../bookings/own-trip.ts';
import type { BookingReading } from '../bookings/record.ts';
import { travellersLabel } from '../bookings/travellers.ts';
import {
	flightBreakdown,
	flightTotalTaxPercent,
	tourBreakdown,
	tourTaxPercent,
} from '../bookings/trip-price.ts';
import { formatMoney } from '../money.ts';

/** A part of a total, in dollars. */
export type PriceLine = { name: string; amount: number };

/**
 * What the total of a booking is made of, as the checkout said it: a flight's is shared out into fare and taxes, a tour's
 * is its price a person and the taxes on it, and what the desk put together has its own. The lines add up to the total; none where that is not known.
 */
export function bookedPriceLines(
	{ trip, travellers }: Pick<BookingReading, 'trip' | 'travellers'>,
	total: number,
): PriceLine[] {
	if (total <= 0) return [];
	if (trip.type === 'flight') {
		const { baseFare, taxes } = flightBreakdown(total);
		return [
			{ name: 'Base fare', amount: baseFare },
			{ name: `Taxes and fees (${flightTotalTaxPercent}%)`, amount: taxes },
		];
	}
	if (trip.lines && ownTotal(trip.lines) === total) {
		return trip.lines.map(({ text, amount }) => ({ name: text, amount }));
	}
	if (trip.price === null) return [];
	const parts = tourBreakdown(trip.price, travellers);
	if (parts.total !== total) return [];
	return [
		{
			name: `${travellersLabel(travellers)} at ${formatMoney(trip.price)}`,
			amount: parts.subtotal,
		},
		{ name: `Taxes (${tourTaxPercent}%)`, amount: parts.taxes },
	];
}
