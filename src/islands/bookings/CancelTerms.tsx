import { useState } from 'react';

import { refundSteps } from '#src/domain/bookings/refund-steps.ts';
import { refundTerms, refundTermsInShort } from '#src/domain/bookings/refund-terms.ts';
import { paths } from '#src/paths.ts';
import type { CheckoutTrip } from '#src/stores/bookings/checkout-trip.ts';
import { RefundList } from '#src/ui/RefundList.tsx';
import { useNow } from '#src/ui/use-now.ts';

type Props = { trip: CheckoutTrip };

/** What cancelling this trip pays back, and until when, as it would be booked now; the dates are folded on a phone. */
export function CancelTerms({ trip }: Props) {
	const { type, totalPrice, travelers, departureDate } = trip;
	const [isWide] = useState(() => matchMedia('(width >= 64rem)').matches);
	const booking = {
		type,
		total: totalPrice,
		paid: 0,
		travellers: travelers,
		departure: departureDate,
		bookedAt: useNow(),
		confirmedAt: null,
	};
	return (
		<section aria-labelledby="if-you-cancel" className="grid gap-2 border-t border-line pt-4">
			<h3 id="if-you-cancel" className="text-lg">
				If you cancel
			</h3>
			<p>{refundTermsInShort(refundSteps(booking))}.</p>
			<details className="fold" open={isWide}>
				<summary>What you get back, by date</summary>
				<div className="grid gap-3 pt-3 text-sm">
					<RefundList terms={refundTerms(booking)} />
					<p className="hint">
						Each day ends at midnight in New York. The{' '}
						<a className="link" href={paths.refundPolicy} target="_blank">
							refund policy
						</a>{' '}
						opens in a new tab.
					</p>
				</div>
			</details>
		</section>
	);
}
