import {
	type DepartureFields,
	departureFields,
	departureMessages,
	type DepartureRecord,
} from '#src/contract/desk/departures.ts';
import { undoMessages } from '#src/contract/desk/undo.ts';
import { mayDo } from '#src/domain/users/desk-acts.ts';
import { site } from '#src/site.ts';

import { lockDeparture } from '../../departures/lock-departure.ts';
import { HttpError, invalidField } from '../../http/http-error.ts';
import { type Begun, rowOperation } from '../row-operation.ts';
import { undoCallingOff } from './call-off-departure.ts';
import { departureRows } from './records.ts';
import { refuseExisting, refusePast, usedMessage } from './refused-days.ts';
import { refuseSeats } from './refused-seats.ts';
import { settleGuarantee } from './settle-guarantee.ts';
import { showDepartures } from './show-departures.ts';

type Entered = Omit<DepartureFields, 'version'>;

/**
 * Changes a departure: closes it, opens it again, or enters it anew. What is taken of its seats stays taken, and who booked
 * a day keeps it. Nobody is written to: who is booked travels all the same.
 * @throws HttpError 403 for another price by an agent; 409 of one that was called off; 400 for fewer seats than are taken and for
 * more than the group may be, and for another day that is past,
 *   is taken by another departure of the tour, or cannot be chosen any more because somebody booked this one or waits for
 *   it; 400 at `state` where a guarantee would be taken back. Taken back, 409 where it was not edited
 */
export const changeDeparture = rowOperation({
	rows: departureRows,

	lock: lockDeparture,

	async decide(begun, { version: _, ...wanted }: DepartureFields) {
		if (begun.before.state === 'called off') {
			throw new HttpError(409, { message: departureMessages.isCalledOff });
		}
		refuseOtherPrice(begun, wanted.price);
		await refuseSeatsOrDay(begun, wanted);
		const settled = settleGuarantee(begun.before, wanted, begun.at);
		return isSo(begun.before, settled) ? null : settled;
	},

	/** As far as that can be changed at all. */
	async undo(begun, last) {
		if (begun.before.state === 'called off') return undoCallingOff(begun, last);
		const was = departureFields.safeParse(enteredOf({ ...begun.before, ...last.before }));
		if (last.action !== 'updated' || !was.success) {
			throw new HttpError(409, { message: undoMessages.notEdited });
		}
		const { version: _, ...wanted } = was.data;
		await refuseSeatsOrDay(begun, wanted);
		// What was open or on request before had no guarantee: it came with what is undone.
		const hadNone = wanted.state === 'open' || wanted.state === 'on request';
		const { before, at } = begun;
		return settleGuarantee(hadNone ? { ...before, guaranteedAt: null } : before, wanted, at);
	},

	letter: null,

	show: (world, { tourId }) => showDepartures(world, tourId),
});

/** Of what the log has of a departure, what is entered: the seats that were counted then are not. */
function enteredOf(row: Record<string, unknown>): Record<string, unknown> {
	const entered = Object.entries(row).filter(([name]) => name in departureFields.shape);
	return Object.fromEntries(entered);
}

/** A guarantee comes and goes with the state. */
function isSo({ date, capacity, price, state, guaranteedFrom }: DepartureRecord, wanted: Entered) {
	const is: Record<keyof Entered, unknown> = { date, capacity, price, state, guaranteedFrom };
	return Object.entries(is).every(([name, value]) => wanted[name as keyof Entered] === value);
}

/** Prices are not every agent's: `domain/users/desk-acts.ts`. */
function refuseOtherPrice(
	{ colleague, before }: Begun<DepartureRecord>,
	price: number | null,
): void {
	if (price === before.price || mayDo(colleague, 'publishing', site.agentsMay ?? [])) return;
	const message = departureMessages.priceNotYours;
	throw new HttpError(403, { message, issues: [{ path: 'price', message }] });
}

async function refuseSeatsOrDay(
	{ transaction, before, at }: Begun<DepartureRecord>,
	{ capacity, date }: Entered,
): Promise<void> {
	refuseSeats(before, capacity);
	if (date === before.date) return;
	if (before.isUsed) throw invalidField('date', usedMessage('moved'));
	refusePast('date', [date], at);
	await refuseExisting(transaction, 'date', before.tourId, [date]);
}
