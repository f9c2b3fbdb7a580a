import type { BookingReceipt } from '#src/contract/bookings/booking.ts';
import { formatMoney } from '#src/domain/money.ts';
import type { CheckoutTrip } from '#src/stores/bookings/checkout-trip.ts';
import { PosterImage } from '#src/ui/PosterImage.tsx';

import { tripView } from './trip-view.ts';

type Props = { trip: CheckoutTrip; receipt: BookingReceipt };

/** What was booked, as a ticket in one row: all of it is on the trip's page. */
export function Ticket({ trip, receipt }: Props) {
	const { image, dates, party, fareNote } = tripView(trip);
	return (
		<article className="ticket" aria-label="Your ticket">
			{image && (
				<PosterImage image={image} alt="" sizes="96px" className="ticket-picture" priority />
			)}
			<div className="min-w-0">
				<p className="font-display text-lg leading-tight">{receipt.title}</p>
				<p className="text-sm">
					{dates} · {party}
				</p>
				<p className="hint empty:hidden">{fareNote}</p>
			</div>
			<p className="price text-xl font-semibold">{formatMoney(receipt.totalPrice)}</p>
		</article>
	);
}
