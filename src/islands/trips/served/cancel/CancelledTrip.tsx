import type { TripView } from '#src/contract/trips/trip-view.ts';
import { refundProcessing } from '#src/domain/bookings/refund-policy.ts';
import { site } from '#src/site.ts';
import { Notice } from '#src/ui/Notice.tsx';

/** A trip that does not take place; what comes back of it stands with its price. */
export function CancelledTrip({ view: { record, calledOff, done, access } }: { view: TripView }) {
	const { refund, type } = record;
	return (
		<>
			{done === 'cancel' && (
				<Notice tone="success">Your booking is cancelled. A letter confirms it.</Notice>
			)}
			<p>
				This booking is cancelled.{' '}
				{access.showsPrices && refund !== null && refund > 0 && (
					<>
						What goes back to you stands under{' '}
						<a className="link" href="#price">
							Price
						</a>
						. Once it is sent, your bank needs some days: as a rule you have it{' '}
						{refundProcessing[type]} business days after the cancellation.
					</>
				)}
			</p>
			<p className="hint">
				{calledOff === null
					? 'Did you not ask for this, or would you rather travel on another date?'
					: 'We called its departure off.'}{' '}
				Call us: {site.phone}.
			</p>
		</>
	);
}
