import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { travellersLabel } from '#src/domain/bookings/travellers.ts';
import { type TravellerChange, travellerLines } from '#src/domain/desk/traveller-words.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { seatName } from '#src/domain/trips/seat-words.ts';
import type { SeatedTraveller } from '#src/domain/trips/seated-traveller.ts';

import type { NewLetter } from '../letter.ts';
import { bookingOperationTold } from './booking-operation.ts';

/**
 * The letter that says somebody travels along, or no longer does, and what the booking costs then; null where the record
 * has no address.
 * @param words.opening who it is, and why the price is another
 */
export function partyChanged(
	before: BookingRecord,
	after: BookingRecord,
	{ opening, siteUrl }: { opening: string; siteUrl: string },
): NewLetter | null {
	const [was, is] = [before, after].map(({ travelers, totalPrice }) => ({
		party: travellersLabel(travelers),
		total: formatMoneyInCents(totalPrice),
	}));
	return bookingOperationTold(after, {
		kind: 'party-changed',
		news: `is now for ${is?.party ?? ''}`,
		opening,
		changes: [
			{ name: 'Travelers', before: was?.party ?? '', after: is?.party ?? '' },
			{ name: 'Total, taxes included', before: was?.total ?? '', after: is?.total ?? '' },
		],
		siteUrl,
	});
}

/** The letter that says what we know of the travellers now; null where the record has no address. */
export function travellersChanged(
	booking: BookingRecord,
	changed: readonly TravellerChange[],
	travellers: { before: readonly SeatedTraveller[]; after: readonly SeatedTraveller[] },
	siteUrl: string,
): NewLetter | null {
	const lineOf = (all: readonly SeatedTraveller[], seat: number) =>
		travellerLines(all.filter((each) => each.seat === seat))[0] ?? 'not named';
	return bookingOperationTold(booking, {
		kind: 'travellers-changed',
		news: 'has other travelers’ details',
		opening: `We have changed what we know of who travels on your booking ${booking.bookingId}. Please check that it is as in the passports.`,
		changes: changed.map(({ seat }) => ({
			name: seatName({ seat }),
			before: lineOf(travellers.before, seat),
			after: lineOf(travellers.after, seat),
		})),
		siteUrl,
	});
}
