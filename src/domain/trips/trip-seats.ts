import type { BookingType } from '../bookings/booking.ts';
import type { BookingReading } from '../bookings/record.ts';
import { mostNamedSeats } from '../bookings/travellers.ts';
import { readParty } from '../flights/party.ts';

/** Whose seat it is: by the party of an offer; a traveller of any age where nobody said, as of deals and tours. */
export const seatKinds = ['traveller', 'adult', 'child', 'infant'] as const;
export type SeatKind = (typeof seatKinds)[number];

/** One place of a booking, and what is asked of whoever has it. */
export type TripSeat = {
	/** From 1, which is the lead's: whoever booked, and answers for the others. */
	seat: number;
	kind: SeatKind;
	/** Of children, and of everybody on a tour. */
	asksBirthDate: boolean;
};

/** The seats of a booking that are named, the lead's first, then adults, children and infants. */
export function tripSeats({ trip, travellers }: Pick<BookingReading, 'trip' | 'travellers'>) {
	return seatsFor(trip.type, trip.type === 'flight' ? trip.party : '', travellers);
}

/**
 * As `tripSeats`, of what is yet to be booked.
 * @param party as `partyText` writes it; '' where it is not known
 */
export function seatsFor(type: BookingType, party: string, travellers: number): TripSeat[] {
	const count = Math.min(travellers, mostNamedSeats);
	const kinds = kindsOf(party);
	return Array.from({ length: count }, (_, index) => {
		const kind = kinds[index] ?? 'traveller';
		const asksBirthDate = type === 'tour' || kind === 'child' || kind === 'infant';
		return { seat: index + 1, kind, asksBirthDate };
	});
}

/** Whether a seat is that of whoever booked. */
export function isLead({ seat }: Pick<TripSeat, 'seat'>): boolean {
	return seat === 1;
}

function kindsOf(text: string): SeatKind[] {
	const party = readParty(text);
	if (!party) return [];
	const some = (count: number, kind: SeatKind) => Array.from({ length: count }, () => kind);
	return [
		...some(party.adults, 'adult'),
		...some(party.children, 'child'),
		...some(party.infants, 'infant'),
	];
}
