import { eq } from 'drizzle-orm';

import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import type { BookingReading } from '#src/domain/bookings/record.ts';
import { asksKind, partyWith, partyWithout } from '#src/domain/desk/party-seats.ts';
import type { Join, Leave, PartyChoices } from '#src/domain/trips/party-change.ts';
import { seatName } from '#src/domain/trips/seat-words.ts';
import type { SeatedTraveller } from '#src/domain/trips/seated-traveller.ts';
import { isLead, type SeatKind, tripSeats } from '#src/domain/trips/trip-seats.ts';

import type { Database } from '../../db/database.ts';
import { departures } from '../../db/schema.ts';
import { howItChanges } from '../how-it-changes.ts';
import { selectItemId } from '../moves/item-id.ts';
import { refundableBooking } from '../promised-refund.ts';
import { isStillSold } from '../still-sold.ts';
import { selectTravellers } from '../travellers-of.ts';
import { priceOfOneMore } from './one-more.ts';
import { readingOf } from './party-rules.ts';
import { refundForOne, seatsLeftOf } from './price-party.ts';

type Party = {
	booking: BookingRecord;
	reading: BookingReading;
	named: SeatedTraveller[];
	now: Date;
};

/**
 * Who can join a booking while it is sold, or leave it, at the prices of this moment; null where its party does not change any more. Whoever
 * leaves at a price that only the airline knows is left out.
 */
export async function partyChoices(
	db: Database,
	booking: BookingRecord,
	now: Date,
): Promise<PartyChoices | null> {
	const how = await howItChanges(db, booking, now);
	if (how === null) return null;
	const named = await selectTravellers(db, booking.id);
	const party = { booking, reading: readingOf(booking), named, now };
	const seatsLeft = await seatsLeftOf(db, booking.departureId, now);
	const joins = seatsLeft === 0 ? [] : await joinsOf(db, party);
	return { how, seatsLeft, joins, leaves: await leavesOf(db, party) };
}

async function joinsOf(db: Database, { booking, reading, named, now }: Party): Promise<Join[]> {
	const priced = { ...booking, itemId: await selectItemId(db, booking.id) };
	const own = await departuresById(db, booking.departureId);
	const sold = { transaction: db, before: booking, row: priced, departures: own };
	if (!(await isStillSold(sold, now))) return [];
	const kinds: readonly SeatKind[] = asksKind(reading)
		? ['adult', 'child', 'infant']
		: ['traveller'];
	const joins: Join[] = [];
	for (const kind of kinds) {
		const party = partyWith(reading, named, { kind, name: '', birthDate: null, needs: '' });
		if ('refusal' in party) continue;
		const one = await priceOfOneMore(db, { booking: priced, reading, party, now });
		if (one) joins.push({ does: 'add', kind, amount: one.addition });
	}
	return joins;
}

async function departuresById(db: Database, id: number | null) {
	const rows = id === null ? [] : await db.select().from(departures).where(eq(departures.id, id));
	return new Map(rows.map((row) => [row.id, row]));
}

async function leavesOf(db: Database, { booking, reading, named, now }: Party) {
	const { least, most } = refundForOne(await refundableBooking(db, booking), booking, now);
	if (least !== most) return [];
	return tripSeats(reading)
		.filter((place) => !isLead(place) && !('refusal' in partyWithout(reading, named, place.seat)))
		.map(({ seat }): Leave & { who: string } => ({
			does: 'take off',
			seat,
			amount: least,
			who: named.find((each) => each.seat === seat)?.name || seatName({ seat }),
		}));
}
