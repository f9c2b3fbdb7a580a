import { holdAgainMessages as messages } from '#src/contract/trips/hold.ts';
import { deskMoment } from '#src/domain/bookings/desk-moment.ts';
import { totalSeen } from '#src/domain/trips/total-seen.ts';
import { site } from '#src/site.ts';

import { HttpError } from '../../http/http-error.ts';
import { holdExtended } from '../../mail/letters/hold-extended.ts';
import { heldAgain } from '../held-again.ts';
import { withTrip } from '../moves/move-target.ts';
import { type Basics, type Decision, operation } from './operation.ts';

type HoldingAgain = Basics & {
	/** The total that its traveller saw (`totalSeen`). */
	seen: string;
};

/**
 * Holds a booking again whose hold has ended, as its traveller asks: it takes its seats, at the price of today.
 * @throws HttpError 409 where that is not theirs to do any more, where it costs another total by now, and with the tour's
 *   departures when its seats are gone
 */
export const holdAgain = operation<HoldingAgain, Decision>({
	action: 'hold again',

	async decide({ transaction, before, row, at }, { seen }) {
		const again = await heldAgain(transaction, before, at);
		if (!again) throw new HttpError(409, { message: messages.notNow });
		const { facts, ...fields } = again;
		if (totalSeen(fields.totalPrice) !== seen) {
			throw new HttpError(409, { message: messages.priceChanged });
		}
		return {
			fields: { ...fields, details: withTrip(row, facts) },
			summary: `Held again until ${deskMoment(site, fields.heldUntil)}`,
		};
	},

	letter: ({ before, offering: { siteUrl } }, { after }) => holdExtended(before, after, siteUrl),
});
