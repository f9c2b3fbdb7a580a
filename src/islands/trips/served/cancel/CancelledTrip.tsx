import type { TripView } from '#src/contract/trips/trip-view.ts';
import { refundProcessing } from '#src/domain/bookings/refund-policy.ts';
import { isRefunded } from '#src/domain/desk/balance.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { site } from '#src/site.ts';
import { Notice } from '#src/ui/Notice.tsx';

/** A trip that does not take place, and what comes back of it. */
export function CancelledTrip({ view: { record, done } }: { view: TripView }) {
	const { refund, type } = record;
	return (
		<>
			{done === 'cancel' && (
				<Notice tone="success">Your booking is cancelled. A letter confirms it.</Notice>
			)}
			{refund === null || refund === 0 ? (
				<p>This booking is cancelled. Nothing is to be paid for it.</p>
			) : isRefunded(record) ? (
				<p>
					This booking is cancelled. We have sent{' '}
					<strong className="price">{formatMoneyInCents(refund)}</strong> back to you: it arrives in{' '}
					{refundProcessing[type]} business days.
				</p>
			) : (
				<p>
					This booking is cancelled. We pay back{' '}
					<strong className="price">{formatMoneyInCents(refund)}</strong>: we begin within{' '}
					{refundProcessing.start} business days, and the money arrives in {refundProcessing[type]}{' '}
					business days.
				</p>
			)}
			<p className="hint">
				Did you not ask for this, or would you rather travel on another date? Call us: {site.phone}.
			</p>
		</>
	);
}
