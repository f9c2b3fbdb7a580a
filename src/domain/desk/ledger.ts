import type { BookingType } from '../bookings/booking.ts';
import { isOwnTrip } from '../bookings/own-trip.ts';
import { flightTotalTaxPercent, tourTaxPercent } from '../bookings/trip-price.ts';

/** Which way money went: what the ledger can be narrowed to. */
export const moneyFlows = ['in', 'out'] as const;
export type MoneyFlow = (typeof moneyFlows)[number];

export const moneyFlowLabels: Readonly<Record<MoneyFlow, string>> = {
	in: 'Received',
	out: 'Paid back',
};

type Sold = { type: BookingType; itemId: string };

/**
 * The taxes within an amount that was paid or paid back, in dollars and cents: a flight's total holds its share of them, on
 * a tour's price they were added. null of what the desk put together itself: its lines do not say.
 */
export function taxWithin(amount: number, sold: Sold): number | null {
	if (sold.type === 'flight') return cents(amount * (flightTotalTaxPercent / 100));
	if (isOwnTrip(sold)) return null;
	return cents((amount * tourTaxPercent) / (100 + tourTaxPercent));
}

function cents(amount: number): number {
	return Math.round(amount * 100) / 100;
}
