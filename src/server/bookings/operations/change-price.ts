import { type PriceForm, raiseUnagreed } from '#src/contract/desk/change-price.ts';
import { agreedPrice, isRaised, quotedOf, whyNotAgreed } from '#src/domain/desk/agreed-price.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';

import { HttpError, invalidField } from '../../http/http-error.ts';
import { priceChanged } from '../../mail/letters/price-changed.ts';
import { discountOf } from './actor.ts';
import { type Basics, type Decision, operation } from './operation.ts';

/**
 * Corrects what a booking costs, with the reason; what the rules made of it is kept beside it.
 * @throws HttpError 400 at `total` for a discount that the desk may not give, or the total that it has, and at `isAgreed`
 *   for more than was confirmed without the traveller's yes; 409 of a cancelled booking
 */
export const changePrice = operation<Basics & PriceForm, Decision>({
	action: 'change price',

	decide({ before, actor }, { total, reason, isAgreed = false }) {
		if (before.status === 'Cancelled') {
			throw new HttpError(409, {
				message: 'A cancelled booking has no price to change. Re-open it first.',
			});
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
			summary: `Price changed to ${formatMoneyInCents(total)}${raises ? ', as the traveller agreed' : ''}`,
		};
	},

	letter: ({ before, offering: { siteUrl } }, { after }) => priceChanged(before, after, siteUrl),
});
