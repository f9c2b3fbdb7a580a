import type { BookingTrip } from '#src/contract/desk/trips.ts';
import type { ReadBooking } from '#src/stores/desk/bookings-reading.ts';

import { Moment } from '../panel/Moment.tsx';
import { money } from '../panel/money.ts';

type Props = {
	booking: ReadBooking;
	trip: BookingTrip;
	/** A change of the booking is on its way. */
	isBusy: boolean;
	onAccept: () => void;
	onDecline: () => void;
};

/** A traveller's request to cancel that waits for the desk, above everything else of its booking; nothing without one. */
export function CancellationRequest({ booking, trip, isBusy, onAccept, onDecline }: Props) {
	const { request } = trip;
	const asked = trip.messages.find(({ id }) => id === request?.id);
	if (!request || !asked) return null;
	const { least, most } = request.refund;
	return (
		<section aria-labelledby="request-heading" className="notice desk-request">
			<h3 id="request-heading" className="text-lg">
				{booking.passenger} asks to cancel
			</h3>
			<p>
				Asked <Moment at={asked.createdAt} />.{' '}
				{least === most
					? `The policy gave back ${money(most)} at that moment, of ${money(booking.totalPrice)}.`
					: `The policy gave back what the airline refunds, up to ${money(most)}.`}
			</p>
			{asked.body !== '' && (
				<p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
					{asked.body}
				</p>
			)}
			<p className="flex flex-wrap gap-2" data-print="no">
				<button
					type="button"
					className="button button-primary"
					aria-disabled={isBusy}
					onClick={() => isBusy || onAccept()}
				>
					Accept request
				</button>
				<button
					type="button"
					className="button button-secondary"
					aria-disabled={isBusy}
					onClick={() => isBusy || onDecline()}
				>
					Decline request
				</button>
			</p>
		</section>
	);
}
