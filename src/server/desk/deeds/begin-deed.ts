import { eq } from 'drizzle-orm';

import type { BookingRecord } from '#src/contract/admin/bookings.ts';
import type { DeedReply } from '#src/contract/desk/deed.ts';
import type { DeedAction } from '#src/domain/desk/deed.ts';

import type { ChangeAuthor } from '../../admin/activities/record-change.ts';
import { bookingRows } from '../../admin/bookings/queries.ts';
import { lockForChange, selectRow, staleChange } from '../../admin/change-row.ts';
import type { Database } from '../../db/database.ts';
import { bookings, deeds } from '../../db/schema.ts';
import { attemptReused, storedBefore } from '../../db/stored-once.ts';
import { type DepartureRow, lockDepartureIfAny } from '../../departures/lock-departure.ts';
import type { Offering } from '../../departures/offer-seats.ts';
import type { Attempt } from '../../http/attempt.ts';
import { found } from '../../http/http-error.ts';
import { selectDeed } from './deed-rows.ts';

/** Who does what to which booking. */
export type AskedDeed = {
	administrator: ChangeAuthor;
	/** The booking's. */
	id: number;
	/** The version that was seen. */
	version: number;
	attempt: Attempt | null;
	action: DeedAction;
	/** Departures that it takes seats of or gives them back to, beside the booking's own. */
	departureIds?: readonly number[];
};

/** A deed that has begun: the booking is locked, and was seen as it is. */
export type Deed = {
	earlier: null;
	offering: Offering;
	administrator: ChangeAuthor;
	attempt: Attempt | null;
	action: DeedAction;
	at: Date;
	before: BookingRecord;
	/** Its row, with what the record leaves out. */
	row: typeof bookings.$inferSelect;
	/** The departures whose seats it may change, locked, by their ids: the booking's own, and those that were asked for. */
	departures: ReadonlyMap<number, DepartureRow>;
};

/** The same attempt did it before: what it was told. */
type EarlierDeed = { earlier: DeedReply };

/**
 * Begins what the desk does to a booking: departures are locked first, in the order of their ids, then the booking.
 * @returns a deed that is `earlier` where the same attempt did it before: nothing is to be done again
 * @throws HttpError 404; 409 with the booking as it is now, when it was changed since; 409 when the attempt was sent
 *   with other words
 */
export async function beginDeed(
	transaction: Database,
	offering: Offering,
	{ administrator, id, version, attempt, action, departureIds = [] }: AskedDeed,
): Promise<Deed | EarlierDeed> {
	const { now } = offering;
	const seen = await selectRow(transaction, bookingRows, id);
	const departures = await lockDepartures(transaction, [seen.departureId, ...departureIds]);
	const lock = { administrator, now, id };
	const { before, at } = await lockForChange(transaction, bookingRows, lock);
	const earlier = await storedBefore(transaction, deeds, attempt);
	if (earlier) {
		if (earlier.bookingId !== id || earlier.action !== action) throw attemptReused(deeds);
		const deed = await selectDeed(transaction, earlier.id, before, at);
		return { earlier: { booking: before, deed } };
	}
	// Somebody may have moved it while its departure was waited for.
	if (before.version !== version || before.departureId !== seen.departureId) {
		throw staleChange(before);
	}
	const [row] = await transaction.select().from(bookings).where(eq(bookings.id, id));
	return {
		earlier: null,
		offering,
		administrator,
		attempt,
		action,
		at,
		before,
		row: found(row, bookingRows.missing),
		departures,
	};
}

/** Locks departures in the order of their ids, so that of two who need the same ones neither waits for ever. */
export async function lockDepartures(
	transaction: Database,
	ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, DepartureRow>> {
	const locked = new Map<number, DepartureRow>();
	const wanted = new Set(ids.filter((id) => id !== null));
	for (const id of [...wanted].toSorted((one, other) => one - other)) {
		const departure = await lockDepartureIfAny(transaction, id);
		if (departure) locked.set(id, departure);
	}
	return locked;
}
