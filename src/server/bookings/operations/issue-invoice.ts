import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';

import {
	invoiceMessages as messages,
	type issueInvoice as endpoint,
} from '#src/contract/trips/invoice.ts';
import { paperNumber } from '#src/domain/bookings/paper-number.ts';
import { type Invoiced, saysTheSame } from '#src/domain/trips/invoice.ts';

import { invoices } from '../../db/schema.ts';
import { HttpError } from '../../http/http-error.ts';
import { selectLastInvoice } from '../invoices/invoice-rows.ts';
import { invoicedNow } from '../invoices/invoiced.ts';
import { creditInvoice, writeInvoice } from '../invoices/write-invoice.ts';
import { type Basics, type Decision, operation } from './operation.ts';

type Issuing = Omit<z.output<typeof endpoint.body>, 'attempt'> & Basics;
type Issued = Decision & Pick<Issuing, 'addressee' | 'mention'> & { invoiced: Invoiced };

/** Papers of one booking that are written for whoever asks; more than anybody needs. */
const most = 20;

/**
 * Writes an invoice as its traveller asks; one that is made out otherwise is taken back by a credit note. It stays: what is
 * wrong with an invoice is told by another.
 * @throws HttpError 409 where nothing is to be invoiced, or too much was
 */
export const issueInvoice = operation<Issuing, Issued>({
	action: 'issue invoice',

	async decide({ transaction, before }, { addressee, mention }) {
		const invoiced = await invoicedNow(transaction, before);
		if (!invoiced) throw new HttpError(409, { message: messages.notNow });
		const last = await selectLastInvoice(transaction, before.id);
		const isInForce = last !== null && !last.isCredited;
		if (isInForce && isMadeOutSo(last.invoice, { addressee, mention, invoiced })) return null;
		const written = await transaction.$count(invoices, eq(invoices.bookingId, before.id));
		if (written >= most) throw new HttpError(409, { message: messages.tooMany });
		return { fields: {}, summary: 'Invoice written', addressee, mention, invoiced };
	},

	async apply({ transaction, before, at }, { addressee, mention, invoiced }) {
		const last = await selectLastInvoice(transaction, before.id);
		if (last && !last.isCredited) await creditInvoice(transaction, last.invoice, at);
		const made = { bookingId: before.id, addressee, mention, invoiced, at };
		return { invoice: paperNumber(await writeInvoice(transaction, made)) };
	},

	letter: () => null,
});

function isMadeOutSo(
	{ addressee, mention, invoiced }: Omit<Issued, keyof Decision>,
	wanted: Omit<Issued, keyof Decision>,
): boolean {
	return (
		addressee === wanted.addressee &&
		mention === wanted.mention &&
		saysTheSame(invoiced, wanted.invoiced)
	);
}
