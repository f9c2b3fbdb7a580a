import { eq } from 'drizzle-orm';

import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import type { OperationReply } from '#src/contract/desk/operation.ts';
import type { OperationAction } from '#src/domain/bookings/operation.ts';

import { lockForChange, selectRow, staleChange } from '../../changes/change-row.ts';
import type { Database } from '../../db/database.ts';
import { bookings, operations } from '../../db/schema.ts';
import { type DepartureRow, lockDepartureIfAny } from '../../departures/lock-departure.ts';
import type { Offering } from '../../departures/offer-seats.ts';
import type { Attempt } from '../../http/attempt.ts';
import { found } from '../../http/http-error.ts';
import { attemptReused, storedBefore } from '../../http/stored-once.ts';
import { bookingRows } from '../booking-rows.ts';
import { type Actor, refuseUnlessMay } from './actor.ts';
import { selectOperation } from './operation-rows.ts';

/** Who does what to which booking. */
type Asked = {
	actor: Actor;
	/** The booking's. */
	id: number;
	/** The version that was seen; without it the last change wins. */
	version?: number | undefined;
	/** null of what is not asked for again after a lost answer. */
	attempt: Attempt | null;
	action: OperationAction;
	/** Departures that it takes seats of or gives them back to, beside the booking's own. */
	departureIds: readonly number[];
};

/** An operation that has begun: the booking is locked, and was seen as it is. */
export type Begun = {
	earlier: null;
	transaction: Database;
	offering: Offering;
	actor: Actor;
	attempt: Attempt | null;
	action: OperationAction;
	at: Date;
	before: BookingRecord;
	/** Its row, with what the record leaves out. */
	row: typeof bookings.$inferSelect;
	/** The departures whose seats it may change, locked, by their ids: the booking's own, and those that were asked for. */
	departures: ReadonlyMap<number, DepartureRow>;
};

/** The same attempt did it before: what it was told. */
type Earlier = { earlier: OperationReply };

/**
 * Begins an operation: departures are locked first, in the order of their ids, then the booking.
 * @returns one that is `earlier` where the same attempt did it before: nothing is to be done again
 * @throws HttpError 403 where that is not theirs to do; 404; 409 with the booking as it is now, when it was changed since;
 *   409 when the attempt was sent with other words
 */
export async function beginOperation(
	transaction: Database,
	offering: Offering,
	{ actor, id, version, attempt, action, departureIds }: Asked,
): Promise<Begun | Earlier> {
	refuseUnlessMay(actor, action);
	const { now } = offering;
	const seen = await selectRow(transaction, bookingRows, id);
	const departures = await lockDepartures(transaction, [seen.departureId, ...departureIds]);
	const lock = { colleague: actor.author, now, id };
	const { before, at } = await lockForChange(transaction, bookingRows, lock);
	const earlier = await storedBefore(transaction, operations, attempt);
	if (earlier) {
		if (earlier.bookingId !== id || earlier.action !== action) throw attemptReused(operations);
		const operation = await selectOperation(transaction, earlier.id, before, at);
		return { earlier: { booking: before, operation } };
	}
	const isSeen = version === undefined || before.version === version;
	// Somebody may have moved it while its departure was waited for.
	if (!isSeen || before.departureId !== seen.departureId) throw staleChange(before);
	const [row] = await transaction.select().from(bookings).where(eq(bookings.id, id));
	return {
		earlier: null,
		transaction,
		offering,
		actor,
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
