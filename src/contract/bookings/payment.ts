import * as z from 'zod/mini';

import { paymentMethods } from '#src/domain/bookings/payment.ts';

import { rowId } from '../catalog/catalog.ts';

/** Money that came in, or went back. */
export type PaymentRecord = z.infer<typeof paymentRecord>;
export const paymentRecord = z.object({
	id: rowId,
	/** Dollars; negative of what was paid back. */
	amount: z.number(),
	method: z.enum(paymentMethods),
	/** yyyy-MM-dd */
	paidOn: z.string(),
	note: z.string(),
	author: z.string(),
	/** 'R-2026-0001' */
	receipt: z.string(),
	createdAt: z.iso.datetime(),
});
