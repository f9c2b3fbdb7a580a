import { deskHoldEnd, holdEnd } from '#src/domain/bookings/hold.ts';
import { honouredUntil, parseOfferId } from '#src/domain/flights/quote.ts';
import { site } from '#src/site.ts';
import type { CheckoutTrip } from '#src/stores/bookings/checkout-trip.ts';
import { DeskTime } from '#src/ui/HeldUntil.tsx';
import { useNow } from '#src/ui/use-now.ts';

/** Until when a booking made now would be held; a tour has seats to hold, of a flight it is the price. */
export function HoldPromise({ trip }: { trip: CheckoutTrip }) {
	const now = useNow();
	const byDesk = deskHoldEnd(site, now);
	const end = endFor(trip, now) ?? byDesk;
	const isByDesk = end.getTime() === byDesk.getTime();
	return (
		<p className="hint">
			Book now, and we hold your {trip.type === 'tour' ? 'seats and this price' : 'price'} until{' '}
			<strong className="font-semibold text-ink">
				<DeskTime at={end.toISOString()} />
			</strong>
			{isByDesk ? `: ${site.holdDeskHours} hours in which our desk is open.` : '.'}
		</p>
	);
}

/** As the server will say; null until the trip was asked for, and where it can no longer be booked. */
function endFor({ itemId, soldUntil }: CheckoutTrip, now: Date): Date | null {
	const latest = soldUntil === undefined ? null : new Date(soldUntil);
	if (!latest || latest < now) return null;
	const quoteDay = parseOfferId(String(itemId))?.quoteDay;
	const quotedUntil = quoteDay === undefined ? null : honouredUntil(quoteDay);
	return holdEnd(site, now, { soldUntil: latest, leavesAt: latest, quotedUntil });
}
