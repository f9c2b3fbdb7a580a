import type * as z from 'zod/mini';

import type { BookingRecord } from '#src/contract/admin/bookings.ts';
import { type moveBooking as endpoint, moveMessages } from '#src/contract/desk/move.ts';
import type { OperationReply } from '#src/contract/desk/operation.ts';
import { bookingStanding, type HeldTrip, holdEnd, latestHold } from '#src/domain/bookings/hold.ts';
import { formatLongDate } from '#src/domain/calendar/format-date.ts';
import { movedPrice } from '#src/domain/desk/moved-price.ts';
import { site } from '#src/site.ts';

import {
	type AskedOperation,
	beginOperation,
	type Operation,
} from '../../bookings/operations/begin-operation.ts';
import { publishSeats, type SeatsChanged } from '../../bookings/operations/publish-seats.ts';
import {
	claimOwnSeats,
	offerGivenBack,
	toursOf,
} from '../../bookings/operations/seats-of-operation.ts';
import { storeOperation } from '../../bookings/operations/store-operation.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Offering } from '../../departures/offer-seats.ts';
import { HttpError } from '../../http/http-error.ts';
import { bookingMoved } from '../../mail/letters/booking-moved.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { leaveSchedule } from './left-schedule.ts';
import { departureTarget, offerTarget } from './move-target.ts';

type Asked = Omit<AskedOperation, 'action' | 'departureIds'> & z.output<typeof endpoint.body>;

/**
 * Moves a booking to another departure of its tour, or to another flight for the same route and party, at the total that
 * was shown. It takes its seats there and gives the old ones back; one whose hold has ended is held anew.
 * @throws HttpError as `beginOperation`; 400 at `departureId` or `offer` where that cannot be booked; 409 of a cancelled
 *   booking, where it costs another total by now, and with the tour's departures when too few seats are left
 */
export async function moveBooking(
	{ db, ...offering }: Offering & Pick<Dependencies, 'db'>,
	asked: Asked,
): Promise<OperationReply> {
	const moved = await inTransaction(db, (transaction) => moveWithin(transaction, offering, asked));
	return publishSeats(moved);
}

async function moveWithin(
	transaction: Database,
	offering: Offering,
	{ letter, departureId, offer = '', total, ...asked }: Asked,
): Promise<SeatsChanged> {
	const operation = await beginOperation(transaction, offering, {
		...asked,
		action: 'move',
		departureIds: departureId === undefined ? [] : [departureId],
	});
	if (operation.earlier) return { reply: operation.earlier, tourIds: [] };
	const { before, row, at } = operation;
	if (before.status === 'Cancelled') throw new HttpError(409, { message: moveMessages.cancelled });
	const {
		facts,
		held: bounds,
		totalPrice: quoted,
		...target
	} = departureId === undefined
		? offerTarget(operation, offer)
		: await departureTarget(transaction, operation, departureId);
	const price = movedPrice(before, quoted);
	if (price.totalPrice !== total) {
		throw new HttpError(409, { message: moveMessages.priceChanged });
	}
	const details = { ...flat(row.details, before.type), ...facts };
	const held = heldAnew({ before, at }, bounds);
	const after: BookingRecord = {
		...before,
		...target,
		...price,
		...held,
		details,
		version: before.version + 1,
		updatedAt: at.toISOString(),
	};
	await claimOwnSeats(transaction, operation, after);
	const reply = await storeOperation(transaction, operation, {
		fields: {
			...target,
			...price,
			...(held.heldUntil !== undefined && { heldUntil: new Date(held.heldUntil) }),
			details,
		},
		summary: `Moved to ${formatLongDate(target.departureDate)}`,
		letter: bookingMoved(before, after, offering.siteUrl),
		letterTime: letter,
		more: { schedule: await leaveSchedule(transaction, before.id) },
	});
	await offerGivenBack(transaction, operation);
	return { reply, tourIds: toursOf(operation) };
}

/** A hold that has ended begins again; any other stays, but no longer than the new trip leaves it. */
function heldAnew(
	{ before, at }: Pick<Operation, 'before' | 'at'>,
	bounds: HeldTrip,
): { heldUntil?: string } {
	const standing = bookingStanding(before, at);
	if (standing === 'Expired') return { heldUntil: holdEnd(site, at, bounds).toISOString() };
	if (standing !== 'Held' || before.heldUntil === null) return {};
	const until = new Date(before.heldUntil);
	const latest = latestHold(at, bounds);
	return latest && latest < until ? { heldUntil: latest.toISOString() } : {};
}

/** What an older record says of its trip one level deeper: there it would count more than what it is moved to. */
function flat(details: Record<string, unknown>, type: BookingRecord['type']) {
	const { [type]: trip, ...others } = details;
	return { ...others, ...Object(trip) } as Record<string, unknown>;
}
