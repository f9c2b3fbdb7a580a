import { deskMoment } from '#src/domain/bookings/desk-moment.ts';
import { holdEnd } from '#src/domain/bookings/hold.ts';
import { site } from '#src/site.ts';

import { heldTrip } from '../../catalog/leaving.ts';
import { HttpError } from '../../http/http-error.ts';
import { bookingReopened } from '../../mail/letters/booking-reopened.ts';
import { bookedLeaving } from '../booked-leaving.ts';
import { noRefund } from '../promised-refund.ts';
import { operation } from './operation.ts';

const status = 'Pending Confirmation';

/**
 * Re-opens a cancelled booking: it is held anew, with its seats and at its price, and nothing is promised back any more.
 * @throws HttpError 409 where it is not cancelled; 409 with the tour's departures when its seats are gone
 */
export const reopen = operation({
	action: 're-open',
	isDecision: true,

	async decide(begun) {
		const { before, at } = begun;
		if (before.status !== 'Cancelled') {
			throw new HttpError(409, { message: 'Only a cancelled booking can be re-opened.' });
		}
		const leaving = await bookedLeaving(begun);
		const heldUntil = holdEnd(site, at, heldTrip(leaving, null));
		return {
			fields: { ...noRefund, status, heldUntil },
			summary: `Re-opened, held until ${deskMoment(site, heldUntil)}`,
			heldUntil,
		};
	},

	letter: ({ offering: { siteUrl } }, { decision: { heldUntil }, after }) =>
		bookingReopened(after, heldUntil, siteUrl),
});
