import type { PaperKind } from '#src/domain/bookings/paper-number.ts';
import type { Invoiced } from '#src/domain/trips/invoice.ts';

import type { PaymentRecord } from '../bookings/payment.ts';

type Paper<Kind extends PaperKind> = {
	kind: Kind;
	/** 'I-2026-0001' */
	number: string;
	/** yyyy-MM-dd, in New York. */
	issuedOn: string;
	/** Who sold it, the name first. */
	seller: readonly string[];
	/** Who pays; none of whoever was erased. */
	addressee: readonly string[];
};

/** A paper about the money of a trip, as its page is drawn from it. */
export type TripPaper =
	| (Paper<'invoice' | 'credit note'> & {
			mention: string;
			invoiced: Invoiced;
			/** Of a credit note its invoice, of an invoice the credit note that took it back. */
			other: string | null;
	  })
	| (Paper<'receipt'> & {
			payment: Pick<PaymentRecord, 'amount' | 'method' | 'paidOn' | 'receipt'>;
			/** Noted by mistake: nothing was paid. */
			isTakenBack: boolean;
	  });
