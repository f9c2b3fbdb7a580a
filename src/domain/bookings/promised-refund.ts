import type { Refund } from './refund-steps.ts';

/** What the desk may promise without saying why, in dollars; one amount where the policy knows it. */
export type PolicyAmounts = { least: number; most: number };

/** The amounts that the policy allows. Of an airline's fare only its rules tell: anything up to all but our fee. */
export function policyAmounts(refund: Refund): PolicyAmounts {
	switch (refund.kind) {
		case 'unpaid':
		case 'nothing paid':
			return { least: 0, most: 0 };
		case 'fare rules':
			return { least: 0, most: refund.most };
		default:
			return { least: refund.amount, most: refund.amount };
	}
}

/** What the policy pays back, in dollars; null where only the airline knows. */
export function knownRefund(refund: Refund): number | null {
	const { least, most } = policyAmounts(refund);
	return least === most ? most : null;
}

/** Whether an amount, in dollars, is another one than the policy's, so that somebody has to say why. */
export function needsReason({ least, most }: PolicyAmounts, amount: number): boolean {
	return amount < least || amount > most;
}
