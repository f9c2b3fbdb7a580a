import * as z from 'zod/mini';

import { paymentMethods } from '#src/domain/bookings/payment.ts';
import { approvalKinds } from '#src/domain/desk/approval.ts';

import { largestRowId, rowId } from '../catalog/catalog.ts';
import { attempted, command, forDesk } from '../http/endpoint.ts';
import { forAct } from './for-act.ts';
import { operationBasics, operationReply } from './operation.ts';
import { paymentFields, paymentMessages } from './record-payment.ts';
import { deskReason } from './refund.ts';

/** What an agent asked for, and nobody has answered. */
export type Approval = z.infer<typeof approval>;
export const approval = z.object({
	id: rowId,
	kind: z.enum(approvalKinds),
	/** Dollars that go back. */
	amount: z.number(),
	/** How and on which day in New York they went back; null of a cancellation, which only promises them. */
	method: z.nullable(z.enum(paymentMethods)),
	paidOn: z.nullable(z.iso.date()),
	/** Who asked, when, and why. */
	author: z.string(),
	createdAt: z.iso.datetime(),
	reason: z.string(),
});

const base = {
	/** Dollars. */
	amount: paymentFields.amount.check(z.positive(paymentMessages.nothing)),
	reason: deskReason,
};

export type AskedApproval = z.output<typeof askedApproval>;
const askedApproval = z.discriminatedUnion(
	'kind',
	[
		z.strictObject({ ...base, kind: z.literal('cancellation') }),
		z.strictObject({
			...base,
			kind: z.literal('refund'),
			method: paymentFields.method,
			paidOn: paymentFields.paidOn,
		}),
	],
	`kind must be one of: ${approvalKinds.join(', ')}.`,
);

export const approvalMessages = {
	/** 409 */
	isAsked: 'An administrator has been asked already, and has not answered yet.',
	/** 409 */
	answered: 'This has been answered already.',
	/** 409 */
	isOver: 'A booking that is cancelled is not cancelled again.',
} as const;

const approvalUnseen = 'approval must be the number of what was asked.';
const approvalNumber = z
	.int(approvalUnseen)
	.check(z.positive(approvalUnseen), z.maximum(largestRowId, approvalUnseen));

/** Asks an administrator for what an agent may not do. 409 where one has been asked and has not answered. */
export const askApproval = forDesk(
	attempted('/api/desk/bookings/:id/approvals', askedApproval, approval),
);

/** Does what an agent asked for, as that operation is done. 409 where it was answered, else as the operation. */
export const approve = forAct(
	'refunds',
	attempted(
		'/api/desk/bookings/:id/approve',
		z.strictObject({ ...operationBasics, approval: approvalNumber }),
		operationReply,
	),
);

/** Says no to it: the booking's notes tell who did. */
export const decline = forAct(
	'refunds',
	command(
		'POST',
		'/api/desk/bookings/:id/decline',
		z.strictObject({ approval: approvalNumber }),
		approval,
	),
);
