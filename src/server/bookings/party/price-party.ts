import { eq } from 'drizzle-orm';

import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import type { PartyPrice, PartyQuestion } from '#src/contract/desk/party.ts';
import type { RefundByPolicy } from '#src/contract/desk/refund.ts';
import type { RefundableBooking } from '#src/domain/bookings/refund-steps.ts';
import { refundTerms } from '#src/domain/bookings/refund-terms.ts';
import { offForOne, refundableOne, shareOfOne } from '#src/domain/desk/party-price.ts';
import { partyWith, partyWithout } from '#src/domain/desk/party-seats.ts';

import { seatsTaken } from '../../catalog/taken-seats.ts';
import { selectRow } from '../../changes/change-row.ts';
import type { Database } from '../../db/database.ts';
import { departures } from '../../db/schema.ts';
import type { Dependencies } from '../../world/dependencies.ts';
import { bookingRows } from '../booking-rows.ts';
import { selectItemId } from '../moves/item-id.ts';
import { refundableBooking } from '../promised-refund.ts';
import { selectTravellers } from '../travellers-of.ts';
import { priceOfOneMore } from './one-more.ts';
import { partyClosed, readingOf } from './party-rules.ts';

/**
 * What a booking would cost with one more traveller, or what the policy pays back for one who leaves, before anything is
 * stored.
 * @throws HttpError 404
 */
export async function pricePartyChange(
	{ db, now: clock }: Pick<Dependencies, 'db' | 'now'>,
	id: number,
	{ join, leave }: PartyQuestion,
): Promise<PartyPrice> {
	const now = clock();
	const booking = await selectRow(db, bookingRows, id);
	const reading = readingOf(booking);
	const named = await selectTravellers(db, id);
	const nobody = { name: '', birthDate: null, needs: '' };
	const changed =
		join === undefined
			? partyWithout(reading, named, leave ?? 0)
			: partyWith(reading, named, { kind: join, ...nobody });
	const refusal = partyClosed(booking, now) ?? ('refusal' in changed ? changed.refusal : null);
	const known = {
		total: booking.totalPrice,
		addition: null,
		source: '',
		refund: null,
		seatsLeft: await seatsLeftOf(db, booking.departureId, now),
	};
	if (refusal !== null || 'refusal' in changed) return { ...known, refusal };
	if (join === undefined) {
		const refundable = await refundableBooking(db, booking);
		return { ...known, refund: refundForOne(refundable, booking, now), refusal };
	}
	const priced = { ...booking, itemId: await selectItemId(db, id) };
	const one = await priceOfOneMore(db, { booking: priced, reading, party: changed, now });
	return one ? { ...known, ...one, refusal } : { ...known, refusal: nothingSaysPrice };
}

/** Said where no rule knows what one more costs. */
export const nothingSaysPrice =
	'Nothing says what one more traveler costs. Please make a booking of their own.';

/** What comes off the total for one who leaves: by the policy, or their whole share of what is not confirmed yet. */
export function refundForOne(
	refundable: RefundableBooking,
	booking: BookingRecord,
	at: Date,
): RefundByPolicy {
	const { totalPrice, quotedPrice } = booking;
	const one = { ...readingOf(booking), totalPrice, quotedPrice };
	return {
		...offForOne(refundable, one, at),
		isPaid: refundable.confirmedAt !== null,
		terms: refundTerms(refundableOne(refundable, shareOfOne(one))),
	};
}

/** Seats that a departure has left; null where none are counted, as of flights. */
export async function seatsLeftOf(
	db: Database,
	departureId: number | null,
	now: Date,
): Promise<number | null> {
	if (departureId === null) return null;
	const [departure] = await db
		.select({ capacity: departures.capacity })
		.from(departures)
		.where(eq(departures.id, departureId));
	return departure
		? Math.max(departure.capacity - (await seatsTaken(db, departureId, now)), 0)
		: null;
}
