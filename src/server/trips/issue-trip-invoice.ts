import type * as z from 'zod/mini';

import { invoiceMessages, type issueInvoice as endpoint } from '#src/contract/trips/invoice.ts';
import { paperNumber } from '#src/domain/bookings/paper-number.ts';

import { selectLastInvoice } from '../bookings/invoices/invoice-rows.ts';
import { traveller } from '../bookings/operations/actor.ts';
import { issueInvoice } from '../bookings/operations/issue-invoice.ts';
import type { Offering } from '../departures/offer-seats.ts';
import type { Attempt } from '../http/attempt.ts';
import type { Dependencies } from '../world/dependencies.ts';
import type { OpenTrip } from './trip-access.ts';

type Asked = Pick<z.output<typeof endpoint.body>, 'addressee' | 'mention'> & {
	attempt: Attempt | null;
};

/**
 * Writes an invoice of a trip; the number is that of the one in force. The same attempt once more is told the same.
 * @throws HttpError as `operations/issue-invoice.ts`
 */
export async function issueTripInvoice(
	deps: Offering & Pick<Dependencies, 'db'>,
	{ booking: { id } }: Pick<OpenTrip, 'booking'>,
	{ addressee, mention, attempt }: Asked,
): Promise<z.output<typeof endpoint.reply>> {
	const body = { addressee, mention };
	await issueInvoice.perform(deps, { actor: traveller, id, attempt, body });
	const last = await selectLastInvoice(deps.db, id);
	if (!last) throw new Error('An invoice was written and is not there.');
	return { number: paperNumber(last.invoice), message: invoiceMessages.written };
}
