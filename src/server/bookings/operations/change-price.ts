import { type PriceForm, raiseUnagreed } from '#src/contract/desk/change-price.ts';
import { priceAnswered } from '#src/contract/trips/price.ts';
import { agreedPrice, isRaised, quotedOf, whyNotAgreed } from '#src/domain/desk/agreed-price.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';

import { HttpError, invalidField } from '../../http/http-error.ts';
import { priceChanged } from '../../mail/letters/price-changed.ts';
import { priceAsked } from '../price-asked.ts';
import { discountOf } from './actor.ts';
import { type Basics, type Decision, operation } from './operation.ts';

/**
 * Corrects what a booking costs, with the reason; what the rules made of it is kept beside it. Whoever booked raises it to
 * what the desk asks for, and to nothing else.
 * @throws HttpError 400 at `total` for a discount that the desk may not give, or the total that it has, and at `isAgreed`
 *   for more than was confirmed without the traveller's yes; 409 of a cancelled booking
 */
export const changePrice = operation<Basics & PriceForm, Decision>({
	action: 'change price',

	async decide({ transaction, before, actor }, { total, reason, isAgreed = false }) {
		if (before.status === 'Cancelled') {
			throw new HttpError(409, {
				message: 'A cancelled booking has no price to change. Re-open it first.',
			});
		}
		if (actor.kind === 'traveller') {
			const asked = await priceAsked(transaction, before);
			if (asked?.total !== total) throw new HttpError(409, { message: priceAnswered.notNow });
		}
		if (total === before.totalPrice) {
			throw invalidField('total', 'That is the total that the booking has already.');
		}
		const raises = isRaised(before, total);
		if (raises && !isAgreed) throw invalidField('isAgreed', raiseUnagreed);
		const quoted = quotedOf(before);
		const refusal = whyNotAgreed(quoted, total, discountOf(actor));
		if (refusal !== null) throw invalidField('total', refusal);
		return {
			fields: agreedPrice(quoted, total, reason),
			summary: `Price changed to ${formatMoneyInCents(total)}${raises ? ', as the traveler agreed' : ''}`,
		};
	},

	letter: ({ before, offering: { siteUrl } }, { after }) => priceChanged(before, after, siteUrl),
});
