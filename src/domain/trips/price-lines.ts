import { ownTotal } from '../bookings/own-trip.ts';
import type { BookingReading } from '../bookings/record.ts';
import { ownRoomLine, roomPrice, totalWithRoom } from '../bookings/room-price.ts';
import type { Room } from '../bookings/room.ts';
import { travellersLabel } from '../bookings/travellers.ts';
import { tourBreakdown, tourTaxPercent } from '../bookings/trip-price.ts';
import { centsOf, formatMoney } from '../money.ts';

/** A part of a total, in dollars. */
export type PriceLine = { name: string; amount: number };

/** What the list says of an offer's price: percent taken off, and dollars of the whole party without it. */
export type ListedPrice = { discount: number; fullTotal: number };

/**
 * What a flight's total is made of, wherever it stands: its fare, and the discount where it has one. Taxes are in it.
 * @param listed null where nothing is known but the total
 */
export function flightPriceLines(total: number, listed: ListedPrice | null): PriceLine[] {
	if (listed === null || listed.discount === 0) return [{ name: fareName, amount: total }];
	return [
		{ name: fareName, amount: listed.fullTotal },
		{
			name: `Discount (${listed.discount}%)`,
			amount: (centsOf(total) - centsOf(listed.fullTotal)) / 100,
		},
	];
}

const fareName = 'Fare, taxes and fees included';

/**
 * What the total of a booking is made of, with what our desk took off or added by a word with its traveller.
 * @param listed of an offer that is known still, with its total
 */
export function tripPriceLines(
	reading: Pick<BookingReading, 'trip' | 'travellers'>,
	{ totalPrice, quotedPrice }: { totalPrice: number; quotedPrice: number | null },
	listed: (ListedPrice & { total: number }) | null,
): PriceLine[] {
	const byRules = quotedPrice ?? totalPrice;
	const lines = bookedPriceLines(reading, byRules, listed?.total === byRules ? listed : null);
	const agreed = (centsOf(totalPrice) - centsOf(byRules)) / 100;
	if (agreed === 0) return lines;
	const first = lines.length > 0 ? lines : [{ name: 'The trip, as booked', amount: byRules }];
	const name = agreed < 0 ? 'Discount by our desk' : 'Added by our desk';
	return [...first, { name, amount: agreed }];
}

/**
 * What the total of a booking is made of, as the checkout said it: a flight's as `flightPriceLines`, a tour's is its price
 * a person and the taxes on it, and what the desk put together has its own. The lines add up to the total; none where that
 * is not known.
 * @param listed of an offer that is known still
 */
export function bookedPriceLines(
	{ trip, travellers }: Pick<BookingReading, 'trip' | 'travellers'>,
	total: number,
	listed: ListedPrice | null = null,
): PriceLine[] {
	if (total <= 0) return [];
	if (trip.type === 'flight') return flightPriceLines(total, listed);
	if (trip.lines && ownTotal(trip.lines) === total) {
		return trip.lines.map(({ text, amount }) => ({ name: text, amount }));
	}
	if (trip.price === null) return [];
	if (totalWithRoom(trip.price, travellers, trip.room) !== total) return [];
	return tourPriceLines(trip.price, travellers, trip.room);
}

/** What a tour at a price per person costs a party, line by line. */
export function tourPriceLines(
	pricePerPerson: number,
	travellers: number,
	room: Room | null | undefined,
): PriceLine[] {
	const { subtotal, taxes } = tourBreakdown(pricePerPerson, travellers);
	return [
		{ name: `${travellersLabel(travellers)} at ${formatMoney(pricePerPerson)}`, amount: subtotal },
		{ name: `Taxes (${tourTaxPercent}%)`, amount: taxes },
		...(room?.isOwn ? [{ name: ownRoomLine, amount: roomPrice(room) }] : []),
	];
}
