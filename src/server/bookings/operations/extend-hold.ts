import type { HoldForm } from '#src/contract/desk/booking-actions.ts';
import { deskMoment } from '#src/domain/bookings/desk-moment.ts';
import { leavesAt } from '#src/domain/bookings/last-sale.ts';
import { whyNotHeldUntil } from '#src/domain/desk/hold-limit.ts';
import { site } from '#src/site.ts';

import { HttpError, invalidField } from '../../http/http-error.ts';
import { holdExtended } from '../../mail/letters/hold-extended.ts';
import { bookedLeaving } from '../booked-leaving.ts';
import { type Basics, type Decision, operation } from './operation.ts';

/**
 * Holds a booking that waits for longer: one whose hold has ended takes its seats again.
 * @throws HttpError 409 where it does not wait; 400 at `until` for a time until which it cannot be held; 409 with the tour's
 *   departures when its seats are gone
 */
export const extendHold = operation<Basics & HoldForm, Decision>({
	action: 'extend hold',

	async decide(begun, { until }) {
		const { before, row, at } = begun;
		if (before.status !== 'Pending Confirmation') {
			throw new HttpError(409, { message: 'Only a booking that waits to be confirmed is held.' });
		}
		const heldUntil = new Date(until);
		const leaving = await bookedLeaving(begun);
		const standing = { heldUntil: row.heldUntil, leavesAt: leavesAt(leaving), now: at };
		const refusal = whyNotHeldUntil(heldUntil, standing);
		if (refusal !== null) throw invalidField('until', refusal);
		return { fields: { heldUntil }, summary: `Held until ${deskMoment(site, heldUntil)}` };
	},

	letter: ({ before, offering: { siteUrl } }, { after }) => holdExtended(before, after, siteUrl),
});
