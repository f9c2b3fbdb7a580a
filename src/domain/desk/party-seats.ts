import type { BookingReading } from '../bookings/record.ts';
import {
	type Party,
	type PartyMember,
	partyRefusal,
	partyText,
	readParty,
} from '../flights/party.ts';
import type { SeatedTraveller } from '../trips/seated-traveller.ts';
import { isLead, type SeatKind, type TripSeat, tripSeats } from '../trips/trip-seats.ts';

/** Whoever joins a booking. */
export type NewTraveller = {
	/** Whose seat it is; 'traveller' of deals and tours, where nobody's age makes a price. */
	kind: SeatKind;
	/** '' where it is not known yet. */
	name: string;
	birthDate: string | null;
	needs: string;
};

/** A booking's party once it is another one. */
export type ChangedParty = {
	/** How many they are then. */
	travellers: number;
	/** As `partyText` writes it; '' where the record has none. */
	party: string;
	/** Those that are known, by their seats then. */
	named: SeatedTraveller[];
	/** The seat of whoever joins; null of whoever leaves. */
	seat: number | null;
};

type Booked = Pick<BookingReading, 'trip' | 'travellers'>;

/** Whether a booking tells adults from children, so that whoever joins has to be one of them. */
export function asksKind({ trip }: Pick<Booked, 'trip'>): boolean {
	return trip.type === 'flight' && readParty(trip.party) !== null;
}

/**
 * A party with one more: at the end, or, where it tells adults from children and infants, behind the last of their kind.
 * @returns why they cannot join, in words for the desk
 */
export function partyWith(
	booking: Booked,
	named: readonly SeatedTraveller[],
	{ kind, ...who }: NewTraveller,
): ChangedParty | { refusal: string } {
	const party = partyOf(booking);
	const member = memberOf(kind);
	if (party && !member)
		return { refusal: 'Please say whether it is an adult, a child or an infant.' };
	if (!party && member) return { refusal: 'This booking does not tell adults from children.' };
	const larger = party && member && { ...party, [member]: party[member] + 1 };
	const refusal = larger && partyRefusal(larger);
	if (refusal) return { refusal };
	const last = tripSeats(booking).findLast((each) => isUpTo(each, kind));
	const seat = (member ? (last?.seat ?? 0) : booking.travellers) + 1;
	const moved = named.map((each) => (each.seat < seat ? each : { ...each, seat: each.seat + 1 }));
	const joined = who.name === '' ? moved : [...moved, { seat, ...who }];
	return {
		travellers: booking.travellers + 1,
		party: larger ? partyText(larger) : '',
		named: joined.toSorted((one, other) => one.seat - other.seat),
		seat,
	};
}

/**
 * A party without whoever has a seat: those behind move up, and the next one leads where the lead leaves.
 * @returns why they cannot leave, in words for the desk
 */
export function partyWithout(
	booking: Booked,
	named: readonly SeatedTraveller[],
	seat: number,
): ChangedParty | { refusal: string } {
	const leaving = tripSeats(booking).find((each) => each.seat === seat);
	if (!leaving) return { refusal: `This booking has no traveler ${seat}.` };
	if (booking.travellers <= 1) {
		return { refusal: 'Nobody would be left: please cancel the booking instead.' };
	}
	const party = partyOf(booking);
	const member = memberOf(leaving.kind);
	const smaller = party && member && { ...party, [member]: party[member] - 1 };
	const refusal = smaller && partyRefusal(smaller);
	if (refusal) return { refusal };
	const staying = named
		.filter((each) => each.seat !== seat)
		.map((each) => (each.seat < seat ? each : { ...each, seat: each.seat - 1 }));
	if (isLead(leaving) && !staying.some(isLead)) return { refusal: nobodyLeads };
	return {
		travellers: booking.travellers - 1,
		party: smaller ? partyText(smaller) : '',
		named: staying,
		seat: null,
	};
}

const nobodyLeads =
	'The lead traveler leaves, and traveler 2 would lead the trip: please name them first.';

const members: Record<Exclude<SeatKind, 'traveller'>, PartyMember> = {
	adult: 'adults',
	child: 'children',
	infant: 'infants',
};
const kinds = Object.keys(members);

function memberOf(kind: SeatKind): PartyMember | null {
	return kind === 'traveller' ? null : members[kind];
}

function partyOf({ trip }: Booked): Party | null {
	return trip.type === 'flight' ? readParty(trip.party) : null;
}

/** Adults sit before children, and these before infants. */
function isUpTo(place: TripSeat, kind: SeatKind): boolean {
	return kinds.indexOf(place.kind) <= kinds.indexOf(kind);
}
