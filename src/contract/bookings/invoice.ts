import * as z from 'zod/mini';

/** An invoice of a booking, or the credit note that takes one back. */
export type InvoiceRecord = z.infer<typeof invoiceRecord>;
export const invoiceRecord = z.object({
	/** 'I-2026-0001' */
	number: z.string(),
	kind: z.enum(['invoice', 'credit note']),
	/** yyyy-MM-dd, in New York. */
	issuedOn: z.string(),
	/** Dollars; of a credit note as much as its invoice said. */
	total: z.number(),
	/** Of a credit note the invoice that it takes back, of an invoice the credit note that took it back. */
	other: z.nullable(z.string()),
});
