import type { PaymentState } from '#src/domain/bookings/balance.ts';

import { StatusBadge, type StatusTone } from '../panel/StatusBadge.tsx';

const tones: Record<PaymentState, StatusTone> = {
	Paid: 'good',
	'Part paid': 'waiting',
	Unpaid: 'waiting',
	'Refund due': 'waiting',
	'Refund open': 'waiting',
	Refunded: 'plain',
	Kept: 'plain',
};

/** What has become of a booking's money, in a word. */
export function PaymentBadge({ state }: { state: PaymentState }) {
	return <StatusBadge tone={tones[state]}>{state}</StatusBadge>;
}
