import { withdrawCancellation } from '#src/contract/trips/cancel.ts';
import type { TripView } from '#src/contract/trips/trip-view.ts';
import type { TripMessage } from '#src/contract/trips/trip.ts';
import { refundProcessing } from '#src/domain/bookings/refund-policy.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { Notice } from '#src/ui/Notice.tsx';

import { DeskMoment } from '../DeskMoment.tsx';
import { tripAction } from '../trip-action.ts';

/** A request to cancel that waits for the desk: what it pays back, and the way to take it back. */
export function CancelRequest({ view, request }: { view: TripView; request: TripMessage }) {
	const { access, reading, done } = view;
	const { id, refund, createdAt } = request;
	return (
		<>
			{done === 'cancel' && (
				<Notice tone="success">Our booking desk has your request. A letter confirms it.</Notice>
			)}
			<p>
				You asked us to cancel on <DeskMoment at={createdAt} />. Our desk answers within{' '}
				{refundProcessing.start} business days; until then the trip stays booked.
			</p>
			<p className="refund-promise">
				<span>You get back</span>
				<strong className="price">
					{refund === null ? 'what the airline refunds' : formatMoneyInCents(refund)}
				</strong>
				<span className="hint">Counted from the moment you asked, whenever we answer.</span>
			</p>
			{access.mayChange && (
				<form method="post" action={tripAction(withdrawCancellation, reading.reference)}>
					<input type="hidden" name="request" value={id} />
					<button className="button button-secondary" type="submit">
						Withdraw the request
					</button>
				</form>
			)}
		</>
	);
}
