import type * as z from 'zod/mini';

import { raiseUnagreed } from '#src/contract/desk/change-price.ts';
import { type moveBooking as endpoint, moveMessages } from '#src/contract/desk/move.ts';
import { moveTripMessages } from '#src/contract/trips/move.ts';
import { bookingStanding, type HeldTrip, holdEnd, latestHold } from '#src/domain/bookings/hold.ts';
import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { formatLongDate } from '#src/domain/calendar/format-date.ts';
import { isRaised } from '#src/domain/desk/agreed-price.ts';
import { movedPrice } from '#src/domain/desk/moved-price.ts';
import { isSameDate } from '#src/domain/trips/other-date.ts';
import { site } from '#src/site.ts';

import { HttpError, invalidField } from '../../http/http-error.ts';
import { leaveSchedule, takeScheduleBack } from '../left-schedule.ts';
import { departureTarget, offerTarget, withTrip } from '../moves/move-target.ts';
import { otherDates } from '../moves/other-dates.ts';
import { answerWish, askAgain, waitingMove } from '../waiting-wish.ts';
import type { Begun } from './begin-operation.ts';
import { movedLetterOf } from './moved-letter-of.ts';
import { type Basics, type Decision, operation } from './operation.ts';

/** What it is moved to: of a traveller, the day of their own flights; of the desk, any offer. */
type Wanted = {
	departureId?: number | undefined;
	departureDate?: CalendarDate;
	offer?: string | undefined;
};

type Moving = Omit<z.output<typeof endpoint.body>, 'version'> & Basics & Wanted;

/**
 * Moves a booking to another departure of its tour, or to another flight for the same route and party, at the total that
 * was shown. Whoever booked moves what is held to another of its dates, and nothing else. It takes its seats there and gives the old ones
 * back; one whose hold has ended is held anew.
 * @throws HttpError 400 at `departureId` or `offer` where that cannot be booked, and at `isAgreed` for more than was
 *   confirmed without the traveller's yes; 409 of a cancelled booking, where it costs
 *   another total by now, and with the tour's departures when too few seats are left
 */
export const move = operation<Moving, Decision>({
	action: 'move',
	departureIds: ({ departureId }) => (departureId === undefined ? [] : [departureId]),

	async decide(begun, { total, isAgreed = false, ...wanted }) {
		const { before, row, actor } = begun;
		const to = actor.kind === 'traveller' ? await theirs(begun, wanted) : wanted;
		if (before.status === 'Cancelled')
			throw new HttpError(409, { message: moveMessages.cancelled });
		const {
			facts,
			held,
			totalPrice: quoted,
			...target
		} = to.departureId === undefined
			? offerTarget(begun, to.offer ?? '')
			: await departureTarget(begun, to.departureId);
		const price = movedPrice(before, quoted);
		if (price.totalPrice !== total) {
			throw new HttpError(409, { message: moveMessages.priceChanged });
		}
		if (isRaised(before, total) && !isAgreed && !(await isAskedFor(begun, to, total))) {
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
		const wish = actor.kind === 'traveller' ? null : await waitingMove(transaction, before, at);
		const isWished = wish !== null && wish.date === fields.departureDate;
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
	{ transaction, before, at }: Begun,
	{ departureId, offer }: Wanted,
	total: number,
): Promise<boolean> {
	const wish = await waitingMove(transaction, before, at);
	if (wish === null || wish.total !== total) return false;
	const { to } = wish;
	return 'offer' in to ? to.offer === offer : to.departureId === departureId;
}

/**
 * The date of their own trip that a traveller wants.
 * @throws HttpError 409 where they have to ask the desk for it
 */
async function theirs(
	{ transaction, before, at }: Begun,
	{ departureId, departureDate = '' }: Wanted,
): Promise<Wanted> {
	const others = await otherDates(transaction, before, at);
	if (others?.how !== 'at once') throw new HttpError(409, { message: moveTripMessages.notNow });
	const wanted = departureId === undefined ? { departureDate } : { departureId };
	const found = others.dates.find(({ to }) => isSameDate(to, wanted));
	if (!found) throw new HttpError(409, { message: moveTripMessages.gone });
	return found.to;
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
