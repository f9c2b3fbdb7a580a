import type { BookingAccount } from '../bookings/balance.ts';
import type { BookingReading } from '../bookings/record.ts';
import { tripTitle } from '../bookings/trip-title.ts';
import { type ListedPrice, type PriceLine, tripPriceLines } from './price-lines.ts';

/** What an invoice says of a booking: as long as nothing changes any of it, the invoice stands. */
export type Invoiced = {
	trip: string;
	/** yyyy-MM-dd, in New York. */
	departure: string;
	travellers: number;
	/** They add up to the total. */
	lines: readonly PriceLine[];
	/** Dollars. */
	total: number;
};

type Billed = Pick<BookingAccount, 'status' | 'totalPrice' | 'kept'> & {
	title: string;
	departureDate: string;
	quotedPrice: number | null;
};

/**
 * What is to be invoiced of a booking: of a confirmed one its price, of a cancelled one what we keep of it.
 * @param listed of an offer that is known still, with its total
 * @returns null where nothing is: it is not confirmed, or all goes back, or nobody knows yet what does
 */
export function invoicedOf(
	booking: Billed,
	reading: BookingReading,
	listed: (ListedPrice & { total: number }) | null,
): Invoiced | null {
	const { status, totalPrice, kept, departureDate } = booking;
	const about = {
		trip: tripTitle(booking.title, reading.trip),
		departure: departureDate,
		travellers: reading.travellers,
	};
	if (status === 'Cancelled') {
		if (!kept || kept <= 0) return null;
		const lines = [{ name: 'Kept after the cancellation, as our terms say', amount: kept }];
		return { ...about, lines, total: kept };
	}
	if (status !== 'Confirmed' || totalPrice <= 0) return null;
	const known = tripPriceLines(reading, booking, listed);
	const lines = known.length > 0 ? known : [{ name: 'The trip, as booked', amount: totalPrice }];
	return { ...about, lines, total: totalPrice };
}

/** Whether two say the same of a booking. */
export function saysTheSame(one: Invoiced, other: Invoiced): boolean {
	const { trip, departure, travellers, total, lines } = one;
	return (
		trip === other.trip &&
		departure === other.departure &&
		travellers === other.travellers &&
		total === other.total &&
		lines.length === other.lines.length &&
		lines.every(({ name, amount }, index) => {
			const same = other.lines[index];
			return name === same?.name && amount === same.amount;
		})
	);
}
