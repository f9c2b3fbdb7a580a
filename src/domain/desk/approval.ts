import type { PaymentMethod } from '../bookings/payment.ts';
import { formatMoneyInCents } from '../money.ts';

/** What an agent asks an administrator for: to cancel for more than the policy pays back, or to pay back more than is owed. */
export const approvalKinds = ['cancellation', 'refund'] as const;
export type ApprovalKind = (typeof approvalKinds)[number];

/** How an administrator answers. */
export const approvalAnswers = ['approved', 'declined'] as const;
export type ApprovalAnswer = (typeof approvalAnswers)[number];

/** 'Cancel, with $500.00 to pay back', 'Pay back $500.00 (Card)' */
export function approvalWords({
	kind,
	amount,
	method,
}: {
	kind: ApprovalKind;
	/** Dollars that go back. */
	amount: number;
	/** Of a refund. */
	method: PaymentMethod | null;
}): string {
	const money = formatMoneyInCents(amount);
	return kind === 'cancellation'
		? `Cancel, with ${money} to pay back`
		: `Pay back ${money}${method === null ? '' : ` (${method})`}`;
}
