import { and, asc, eq, isNull, ne } from 'drizzle-orm';

import {
	type CallingOffFields,
	callingOffMessages as messages,
} from '#src/contract/desk/calling-off.ts';
import type { DepartureRecord } from '#src/contract/desk/departures.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { whyNotCallOff } from '#src/domain/tours/calling-off.ts';
import type { DepartureState } from '#src/domain/tours/departure.ts';
import { site } from '#src/site.ts';

import { deskActor } from '../../bookings/operations/actor.ts';
import { lockDepartures } from '../../bookings/operations/begin-operation.ts';
import { callOff } from '../../bookings/operations/call-off.ts';
import { undoWithin } from '../../bookings/operations/undo.ts';
import { hasSeatsAt } from '../../catalog/taken-seats.ts';
import type { LastChange } from '../../changes/last-change.ts';
import type { Database } from '../../db/database.ts';
import { bookings, departures, keptSeats, operations, tours } from '../../db/schema.ts';
import { offerSeats } from '../../departures/offer-seats.ts';
import { HttpError, invalidField } from '../../http/http-error.ts';
import { type Begun, rowOperation } from '../row-operation.ts';
import { sellableInstead } from './calling-off-preview.ts';
import { departureRows } from './records.ts';
import { showDepartures } from './show-departures.ts';

/**
 * Calls a departure off, with every booking of it in one transaction: either all are told, or nothing has happened. Who waits
 * for seats is told once it can no longer be undone (`waiting-list-offers.ts`).
 * @throws HttpError 400 at `reason` where that is none, at `insteadId` of one that cannot be sold; 409 where it has left
 */
export const callOffDeparture = rowOperation({
	rows: departureRows,

	lock: (transaction, id, body: CallingOffFields | null) =>
		lockDepartures(transaction, [id, body?.insteadId ?? null]),

	async decide(begun, { reason, insteadId, note }: CallingOffFields) {
		await refuseReason(begun, reason);
		if (insteadId !== null) await refuseInstead(begun, insteadId);
		return {
			state: 'called off' as const,
			calledOffAt: begun.at,
			calledOffReason: reason,
			calledOffNote: note,
		};
	},

	async follow({ transaction, colleague, offering, at, before: { id } }, _, body) {
		if (body === null) return;
		const { reason, insteadId, note } = body;
		const actor = deskActor(colleague);
		for (const bookingId of await bookingsOf(transaction, id, at)) {
			const asked = { actor, id: bookingId, attempt: null, body: { reason, insteadId, note } };
			await callOff.within(transaction, offering, asked);
		}
	},

	undo: undoCallingOff,

	letter: null,

	show: (world, { tourId }) => showDepartures(world, tourId),
});

/**
 * Takes a calling off back: its bookings are as they were, and no letter goes out.
 * @throws HttpError 409 where a letter is on its way, a booking has changed since, or somebody has answered
 */
export async function undoCallingOff(
	{ transaction, colleague, offering, before: { id } }: Begun<DepartureRecord>,
	last: Pick<LastChange, 'before'>,
) {
	await refuseAnswered(transaction, id);
	const leaves = { calledOffAt: null, calledOffReason: null, calledOffNote: '' };
	// While its bookings come back it is closed: of one that is called off they could have no seats, and those of an open
	// one would be offered to whoever waits.
	await transaction
		.update(departures)
		.set({ ...leaves, state: 'closed' })
		.where(eq(departures.id, id));
	const actor = deskActor(colleague);
	const calledOff = await transaction
		.select({ id: operations.id })
		.from(operations)
		.innerJoin(bookings, eq(bookings.id, operations.bookingId))
		.where(and(eq(bookings.departureId, id), isInForce))
		.orderBy(asc(operations.id));
	for (const operation of calledOff) {
		await undoWithin(transaction, offering, { actor, id: operation.id });
	}
	return { ...leaves, state: last.before?.['state'] as DepartureState };
}

const isInForce = and(eq(operations.action, 'call off'), isNull(operations.undoneAt));

async function refuseReason(
	{ transaction, before, at }: Begun<DepartureRecord>,
	reason: CallingOffFields['reason'],
): Promise<void> {
	const [tour] = await transaction
		.select({ duration: tours.duration })
		.from(tours)
		.where(eq(tours.id, before.tourId));
	const today = newYorkDay(at);
	const departure = { ...before, duration: tour?.duration ?? '' };
	const refused = whyNotCallOff(departure, reason, { today, terms: site });
	if (refused === null) return;
	if (reason === 'too few travellers') throw invalidField('reason', refused);
	throw new HttpError(409, { message: refused });
}

/** Those who wait for its seats come first: they are offered them now. */
async function refuseInstead(
	{ transaction, offering, before }: Begun<DepartureRecord>,
	insteadId: number,
): Promise<void> {
	const others = await sellableInstead(transaction, before, offering.now());
	if (!others.some(({ id }) => id === insteadId)) {
		throw invalidField('insteadId', messages.notInstead);
	}
	const locked = await lockDepartures(transaction, [insteadId]);
	const instead = locked.get(insteadId);
	if (instead) await offerSeats(transaction, instead, offering);
}

/** A hold that has ended has no seats to lose: nobody is written to about it. */
async function bookingsOf(transaction: Database, departureId: number, at: Date): Promise<number[]> {
	const rows = await transaction
		.select({ id: bookings.id })
		.from(bookings)
		.where(and(eq(bookings.departureId, departureId), hasSeatsAt(at)))
		.orderBy(asc(bookings.id));
	return rows.map(({ id }) => id);
}

async function refuseAnswered(transaction: Database, calledOffId: number): Promise<void> {
	const isAnswered = and(eq(keptSeats.calledOffId, calledOffId), ne(keptSeats.answer, 'asked'));
	const count = await transaction.$count(keptSeats, isAnswered);
	if (count > 0) throw new HttpError(409, { message: messages.answered });
}
