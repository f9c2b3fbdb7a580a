import { payingInShort } from '#src/domain/bookings/instalment-words.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { isUndecided } from '#src/domain/tours/decision.ts';
import { site } from '#src/site.ts';
import type { CheckoutTrip } from '#src/stores/bookings/checkout-trip.ts';
import { useNow } from '#src/ui/use-now.ts';

/** Until when what of the trip is to be paid, as it would be confirmed today. */
export function Paying({ trip }: { trip: CheckoutTrip }) {
	const today = newYorkDay(useNow());
	const { type, totalPrice: total, departureDate: departure } = trip;
	const waits = trip.type === 'tour' && trip.decided !== undefined && isUndecided(trip.decided);
	const booking = { type, total, departure, ...(waits && { guaranteed: null }) };
	return <p className="hint">{payingInShort(booking, today, { ...site, ...site.payment })}</p>;
}
