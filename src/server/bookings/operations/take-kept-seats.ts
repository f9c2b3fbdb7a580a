import { keptSeatsMessages } from '#src/contract/trips/kept-seats.ts';
import { holdEnd } from '#src/domain/bookings/hold.ts';
import { formatLongDate } from '#src/domain/calendar/format-date.ts';
import { areKept } from '#src/domain/tours/calling-off.ts';
import { site } from '#src/site.ts';

import { answerKept, selectKeptSeats } from '../../departures/kept-seats.ts';
import { HttpError } from '../../http/http-error.ts';
import { setAsideLetters } from '../../mail/decision-letters.ts';
import { departureTarget, withTrip } from '../moves/move-target.ts';
import { noRefund } from '../promised-refund.ts';
import { movedLetterOf } from './moved-letter-of.ts';
import { letWaitAgain } from './operation-letters.ts';
import { type Basics, type Decision, operation } from './operation.ts';

type Taking = Basics & {
	/** The departure whose seats are kept, which is locked with the booking's own. */
	departureId: number;
};

type Taken = Decision & { keptSeats: number };

/**
 * Lets a booking that was called off travel on the departure whose seats are kept for it: it stands where it stood before,
 * at the price that was told, and nothing is paid back any more. One that was held is held anew.
 * @throws HttpError 409 where none are kept for it any more
 */
export const takeKeptSeats = operation<Taking, Taken>({
	action: 'take kept seats',
	departureIds: ({ departureId }) => [departureId],

	async decide(begun, { departureId }) {
		const { transaction, before, row, at } = begun;
		const seats = await selectKeptSeats(transaction, before.id);
		if (!seats || seats.departureId !== departureId || !areKept(seats, at)) {
			throw new HttpError(409, { message: keptSeatsMessages.ended });
		}
		const {
			facts,
			held,
			totalPrice: quoted,
			...target
		} = await departureTarget(begun, departureId);
		const { totalPrice } = seats;
		const isAgreed = totalPrice !== quoted;
		return {
			fields: {
				...target,
				...noRefund,
				...(seats.wasConfirmed
					? { status: 'Confirmed' }
					: { status: 'Pending Confirmation', heldUntil: holdEnd(site, at, held) }),
				totalPrice,
				quotedPrice: isAgreed ? quoted : null,
				priceReason: isAgreed ? noDearer : null,
				details: withTrip(row, facts),
			},
			summary: `Travels on ${formatLongDate(target.departureDate)}, instead of the departure that was called off`,
			seatsKept: { departureId, seats: seats.seats },
			keptSeats: seats.id,
		};
	},

	/** What was to tell of the calling off, and waits, is told by what follows from it. */
	async apply({ transaction, before, at }, { keptSeats }) {
		await answerKept(transaction, keptSeats, { answer: 'taken', at });
		const { ids } = await setAsideLetters(transaction, `booking ${before.id}`, at);
		return { keptSeats, setAside: ids };
	},

	async undo(transaction, { kept: { keptSeats, setAside }, at }) {
		if (typeof keptSeats === 'number') {
			await answerKept(transaction, keptSeats, { answer: 'asked', at });
		}
		if (Array.isArray(setAside)) await letWaitAgain(transaction, setAside);
	},

	letter: ({ transaction, before, offering: { siteUrl } }, { after }) =>
		movedLetterOf(transaction, before, after, siteUrl),
});

const noDearer = 'No more than the departure that we called off.';
