import type * as z from 'zod/mini';

import type { OperationReply } from '#src/contract/desk/operation.ts';
import {
	type changeTravellers as endpoint,
	travellersSavedMeanwhile,
} from '#src/contract/desk/travellers.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import {
	changedTravellers,
	type TravellerChange,
	travellerLines,
} from '#src/domain/desk/traveller-words.ts';
import { seatName } from '#src/domain/trips/seat-words.ts';
import { type SeatedTraveller, travellersMark } from '#src/domain/trips/seated-traveller.ts';
import { deskTravellerProblems } from '#src/domain/trips/traveller-rules.ts';
import { tripSeats } from '#src/domain/trips/trip-seats.ts';

import {
	type AskedOperation,
	beginOperation,
	type Operation,
} from '../../bookings/operations/begin-operation.ts';
import { storeOperation } from '../../bookings/operations/store-operation.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Offering } from '../../departures/offer-seats.ts';
import { HttpError } from '../../http/http-error.ts';
import { travellersChanged } from '../../mail/letters/party-changed.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { replaceTravellers } from '../../trips/replace-travellers.ts';
import { selectTravellers } from '../../trips/trip-view.ts';
import { readingOf } from './party-rules.ts';
import { keptTravellers } from './undo-party.ts';

type Asked = Omit<AskedOperation, 'action'> & z.output<typeof endpoint.body>;

/**
 * Names who has the seats of a booking, in the place of whoever was named before: at any time, for it may only be a letter
 * of a name.
 * @throws HttpError as `beginOperation`; 400 at each field that breaks a rule ('name.2'), and where nothing differs; 409 where
 *   the traveller has named others since the desk looked, or the booking is cancelled
 */
export function changeTravellers(
	{ db, ...offering }: Offering & Pick<Dependencies, 'db'>,
	{ travellers, seen, letter, ...asked }: Asked,
): Promise<OperationReply> {
	return inTransaction(db, async (transaction) => {
		const operation = await beginOperation(transaction, offering, {
			...asked,
			action: 'change travellers',
		});
		if (operation.earlier) return operation.earlier;
		const { before, at } = operation;
		const stored = await selectTravellers(transaction, before.id);
		if (seen !== travellersMark(stored)) {
			throw new HttpError(409, { message: travellersSavedMeanwhile });
		}
		const given = travellers
			.map((each) => ({ ...each, birthDate: each.birthDate || null }))
			.toSorted((one, other) => one.seat - other.seat);
		refuse(operation, given);
		const named = given.filter(({ name }) => name !== '');
		const changed = changedTravellers(stored, named);
		if (changed.length === 0) {
			throw new HttpError(400, { message: 'Nothing of these travellers has been changed.' });
		}
		await replaceTravellers(transaction, before.id, { named, at });
		const after = { ...before, version: before.version + 1 };
		return storeOperation(transaction, operation, {
			fields: {},
			summary: summaryOf(changed),
			more: keptTravellers(stored, named),
			recorded: {
				before: { travellerNames: travellerLines(stored) },
				after: { travellerNames: travellerLines(named) },
			},
			letter: travellersChanged(after, changed, { before: stored, after: named }, offering.siteUrl),
			letterTime: letter,
		});
	});
}

/** What the desk may enter is what the traveller may, but that nothing has to be complete, nor too late. */
function refuse({ before, at }: Operation, given: readonly SeatedTraveller[]): void {
	if (before.status === 'Cancelled') {
		throw new HttpError(409, {
			message: 'This booking is cancelled: re-open it before you change its travellers.',
		});
	}
	const issues = deskTravellerProblems(given, {
		seats: tripSeats(readingOf(before)),
		departure: before.departureDate,
		today: newYorkDay(at),
	});
	const [first] = issues;
	if (first) throw new HttpError(400, { message: first.message, issues });
}

/** 'Changed Ada Lovelace: name, birth date' */
function summaryOf(changed: readonly TravellerChange[]): string {
	const each = changed.map(
		({ seat, name, what }) => `${name || seatName({ seat })}: ${what.join(', ')}`,
	);
	return `Changed ${each.join('; ')}`;
}
