import { bookingStatuses } from '#src/domain/bookings/booking.ts';
import { readPaymentTerms } from '#src/domain/bookings/payment-terms.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { site } from '#src/site.ts';

import { HttpError } from '../../http/http-error.ts';
import { paymentTermsSet } from '../../mail/letters/payment-terms-set.ts';
import { selectInstalments } from '../instalments-of.ts';
import { type Basics, type Decision, operation } from './operation.ts';

const [, confirmed] = bookingStatuses;

/**
 * Gives a booking that was confirmed before there were terms of payment those of today, as if it were confirmed today: no
 * part of it is overdue at once.
 * @throws HttpError 409 where it is not confirmed, or has terms
 */
export const setPaymentTerms = operation<Basics, Decision>({
	action: 'set payment terms',

	decide({ before, at }) {
		if (before.status !== confirmed) {
			throw new HttpError(409, {
				message:
					'Only a confirmed booking is given terms: any other has them once it is confirmed.',
			});
		}
		if (readPaymentTerms(before.details['payment'])) {
			throw new HttpError(409, { message: 'It was booked with terms of payment: they stay.' });
		}
		const payment = { ...site.payment, since: newYorkDay(at) };
		return {
			fields: { details: { ...before.details, payment } },
			summary: 'Terms of payment set',
		};
	},

	async letter({ transaction, offering: { siteUrl } }, { after }) {
		return paymentTermsSet(after, await selectInstalments(transaction, after), siteUrl);
	},
});
