import type { BookingReceipt } from '#src/contract/bookings/booking.ts';
import { formatMoney } from '#src/domain/money.ts';
import type { CheckoutTrip } from '#src/stores/bookings/checkout-trip.ts';
import { HeldUntil } from '#src/ui/HeldUntil.tsx';
import { PosterImage } from '#src/ui/PosterImage.tsx';
import { useToday } from '#src/ui/use-today.ts';

import { Journey } from '../flights/journey/Journey.tsx';
import { CopyButton } from './CopyButton.tsx';
import { QuoteLink } from './QuoteLink.tsx';
import { tripView } from './trip-view.ts';

type Props = { trip: CheckoutTrip; receipt: BookingReceipt };

/** What was booked, as a ticket: the trip above, the part to keep below. */
export function Ticket({ trip, receipt }: Props) {
	const { image, when, facts, fareNote, labels, quote } = tripView(trip);
	const { legs } = receipt;
	const today = useToday();
	return (
		<article className="ticket" aria-label="Your ticket">
			{image && (
				<PosterImage
					image={image}
					alt=""
					sizes="(min-width: 640px) 608px, 100vw"
					className="aspect-4/1 w-full object-cover"
					priority
				/>
			)}
			<div className="grid gap-3 p-4 sm:p-5">
				<p className="font-display text-2xl">{receipt.title}</p>
				{legs.length > 0 && <Journey legs={legs} labels={labels} today={today} />}
				<dl className="grid grid-cols-2 gap-x-6 gap-y-2.5 sm:grid-cols-3">
					{[...(legs.length > 0 ? [] : when), ...facts].map(([term, value, ...more]) => (
						<div key={term}>
							<dt className="text-sm text-ink-soft">{term}</dt>
							<dd className="font-semibold">
								{value}
								{more.map((line) => (
									<span className="block text-sm font-normal text-ink-soft" key={line}>
										{line}
									</span>
								))}
							</dd>
						</div>
					))}
					<div>
						<dt className="text-sm text-ink-soft">Total</dt>
						<dd className="price text-xl font-semibold">{formatMoney(receipt.totalPrice)}</dd>
						<dd className="mt-1" data-print="no">
							<QuoteLink path={quote} />
						</dd>
					</div>
				</dl>
				<p className="hint empty:hidden">{fareNote}</p>
				{receipt.heldUntil !== undefined && (
					<div className="border-t border-line pt-3">
						<HeldUntil heldUntil={receipt.heldUntil} />
					</div>
				)}
			</div>
			<div className="ticket-stub">
				<p>
					Your booking reference
					<output className="block font-display text-3xl tracking-wide select-all sm:text-4xl">
						{receipt.bookingId}
					</output>
				</p>
				<p className="flex flex-wrap gap-3" data-print="no">
					<CopyButton text={receipt.bookingId} />
					<button type="button" className="button button-secondary" onClick={() => print()}>
						Print
					</button>
				</p>
			</div>
		</article>
	);
}
