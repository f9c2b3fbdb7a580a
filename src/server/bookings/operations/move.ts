import type * as z from 'zod/mini';

import { raiseUnagreed } from '#src/contract/desk/change-price.ts';
import { type moveBooking as endpoint, moveMessages } from '#src/contract/desk/move.ts';
import { moveTripMessages } from '#src/contract/trips/move.ts';
import { bookingStanding, type HeldTrip, holdEnd, latestHold } from '#src/domain/bookings/hold.ts';
import { formatLongDate } from '#src/domain/calendar/format-date.ts';
import { isRaised } from '#src/domain/desk/agreed-price.ts';
import { movedPrice } from '#src/domain/desk/moved-price.ts';
import { site } from '#src/site.ts';

import { HttpError, invalidField } from '../../http/http-error.ts';
import { leaveSchedule, takeScheduleBack } from '../left-schedule.ts';
import { departureTarget, offerTarget, withTrip } from '../moves/move-target.ts';
import { otherDepartures } from '../moves/other-departures.ts';
import { answerWish, askAgain, waitingMove } from '../waiting-wish.ts';
import type { Begun } from './begin-operation.ts';
import { movedLetterOf } from './moved-letter-of.ts';
import { type Basics, type Decision, operation } from './operation.ts';

type Moving = Omit<z.output<typeof endpoint.body>, 'version'> & Basics;

/**
 * Moves a booking to another departure of its tour, or to another flight for the same route and party, at the total that
 * was shown. Whoever booked moves a tour that is held, and nothing else. It takes its seats there and gives the old ones
 * back; one whose hold has ended is held anew.
 * @throws HttpError 400 at `departureId` or `offer` where that cannot be booked, and at `isAgreed` for more than was
 *   confirmed without the traveller's yes; 409 of a cancelled booking, where it costs
 *   another total by now, and with the tour's departures when too few seats are left
 */
export const move = operation<Moving, Decision>({
	action: 'move',
	departureIds: ({ departureId }) => (departureId === undefined ? [] : [departureId]),

	async decide(begun, { departureId, offer = '', total, isAgreed = false }) {
		const { before, row, actor } = begun;
		if (actor.kind === 'traveller') await refuseUnlessTheirs(begun, departureId);
		if (before.status === 'Cancelled')
			throw new HttpError(409, { message: moveMessages.cancelled });
		const {
			facts,
			held,
			totalPrice: quoted,
			...target
		} = departureId === undefined
			? offerTarget(begun, offer)
			: await departureTarget(begun, departureId);
		const price = movedPrice(before, quoted);
		if (price.totalPrice !== total) {
			throw new HttpError(409, { message: moveMessages.priceChanged });
		}
		if (isRaised(before, total) && !isAgreed && !(await isAskedFor(begun, departureId, total))) {
			throw invalidField('isAgreed', raiseUnagreed);
		}
		const details = withTrip(row, facts);
		return {
			fields: { ...target, ...price, ...heldAnew(begun, held), details },
			summary: `Moved to ${formatLongDate(target.departureDate)}`,
		};
	},

	/**
	 * Nobody is asked any more about new times of flights that it no longer has; and whoever asked for just that has their
	 * answer.
	 */
	async apply({ transaction, before, actor, at }, { fields }) {
		const wish = actor.kind === 'traveller' ? null : await waitingMove(transaction, before);
		const isWished = wish !== null && wish.departureId === fields.departureId;
		const answered = await answerWish(transaction, before.id, { isWished, at });
		return { schedule: await leaveSchedule(transaction, before.id), ...answered };
	},
	async undo(transaction, undone) {
		await takeScheduleBack(transaction, undone.kept['schedule']);
		await askAgain(transaction, undone);
	},

	letter: ({ transaction, before, offering: { siteUrl } }, { after }) =>
		movedLetterOf(transaction, before, after, siteUrl),
});

/** Whether its traveller asked for just that, at this total. */
async function isAskedFor(
	{ transaction, before }: Begun,
	departureId: number | undefined,
	total: number,
): Promise<boolean> {
	const wish = await waitingMove(transaction, before);
	return wish !== null && wish.departureId === departureId && wish.total === total;
}

/** @throws HttpError 409 where a traveller has to ask the desk for it */
async function refuseUnlessTheirs(
	{ transaction, before, at }: Begun,
	departureId: number | undefined,
): Promise<void> {
	const others = await otherDepartures(transaction, before, at);
	if (others?.how !== 'at once') throw new HttpError(409, { message: moveTripMessages.notNow });
	const isThere = others.departures.some(({ id }) => id === departureId);
	if (!isThere) throw new HttpError(409, { message: moveTripMessages.gone });
}

/** A hold that has ended begins again; any other stays, but no longer than the new trip leaves it. */
function heldAnew(
	{ before, at }: Pick<Begun, 'before' | 'at'>,
	bounds: HeldTrip,
): { heldUntil?: Date } {
	const standing = bookingStanding(before, at);
	if (standing === 'Expired') return { heldUntil: holdEnd(site, at, bounds) };
	if (standing !== 'Held' || before.heldUntil === null) return {};
	const latest = latestHold(at, bounds);
	return latest && latest < new Date(before.heldUntil) ? { heldUntil: latest } : {};
}
