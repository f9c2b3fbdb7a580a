import { refundSteps } from '#src/domain/bookings/refund-steps.ts';
import { refundTermsInShort } from '#src/domain/bookings/refund-terms.ts';
import { conditionsInWords } from '#src/domain/flights/fare-conditions.ts';
import type { FlightOffer } from '#src/domain/flights/offer.ts';
import { parseOfferId } from '#src/domain/flights/quote.ts';

/** What the fare of an offer includes for each traveller, and what changing or cancelling it costs. */
export function FareConditions({ offer }: { offer: FlightOffer }) {
	const { id, legs, cabinClass, price, travellers, departureDate } = offer;
	const refund = refundTermsInShort(
		refundSteps({
			type: 'flight',
			total: price,
			paid: 0,
			travellers,
			departure: departureDate,
			// The same words wherever and whenever its row is drawn.
			bookedAt: new Date(`${parseOfferId(id)?.quoteDay ?? departureDate}T12:00Z`),
			confirmedAt: null,
		}),
	);
	return (
		<p className="mt-3 text-sm">
			<strong className="font-semibold">Each traveler:</strong>{' '}
			{conditionsInWords(legs, cabinClass)}.{' '}
			<strong className="font-semibold">If you cancel:</strong> {refund}.
		</p>
	);
}
