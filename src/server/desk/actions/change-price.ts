import type * as z from 'zod/mini';

import type { changePrice as endpoint } from '#src/contract/desk/change-price.ts';
import type { OperationReply } from '#src/contract/desk/operation.ts';
import { agreedPrice, quotedOf, whyNotAgreed } from '#src/domain/desk/agreed-price.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';

import { type AskedOperation, beginOperation } from '../../bookings/operations/begin-operation.ts';
import { storeOperation } from '../../bookings/operations/store-operation.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Offering } from '../../departures/offer-seats.ts';
import { HttpError, invalidField } from '../../http/http-error.ts';
import { priceChanged } from '../../mail/letters/price-changed.ts';
import type { Dependencies } from '../../platform/dependencies.ts';

type Asked = Omit<AskedOperation, 'action'> & z.output<typeof endpoint.body>;

/**
 * Corrects what a booking costs, with the reason; what the rules made of it is kept beside it.
 * @throws HttpError as `beginOperation`; 400 at `total` for a discount that the desk may not give, or the total that it has;
 *   409 of a cancelled booking
 */
export function changePrice(
	{ db, ...offering }: Offering & Pick<Dependencies, 'db'>,
	{ total, reason, letter, ...asked }: Asked,
): Promise<OperationReply> {
	return inTransaction(db, async (transaction) => {
		const operation = await beginOperation(transaction, offering, {
			...asked,
			action: 'change price',
		});
		if (operation.earlier) return operation.earlier;
		const { before } = operation;
		if (before.status === 'Cancelled') {
			throw new HttpError(409, {
				message: 'A cancelled booking has no price to change. Re-open it first.',
			});
		}
		if (total === before.totalPrice) {
			throw invalidField('total', 'That is the total that the booking has already.');
		}
		const quoted = quotedOf(before);
		const refusal = whyNotAgreed(quoted, total);
		if (refusal !== null) throw invalidField('total', refusal);
		const fields = agreedPrice(quoted, total, reason);
		const after = { ...before, ...fields, version: before.version + 1 };
		return storeOperation(transaction, operation, {
			fields,
			summary: `Price changed to ${formatMoneyInCents(total)}`,
			letter: priceChanged(before, after, offering.siteUrl),
			letterTime: letter,
		});
	});
}
