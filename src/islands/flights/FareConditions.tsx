import { flightRefundInWords } from '#src/domain/bookings/flight-refund-words.ts';
import type { CabinClass } from '#src/domain/flights/cabin-class.ts';
import { fareConditions } from '#src/domain/flights/fare-conditions.ts';
import type { FlightLeg } from '#src/domain/flights/offer.ts';

type Props = { legs: readonly FlightLeg[]; cabinClass: CabinClass };

/** What a fare includes for each traveller, and what changing or cancelling it costs. */
export function FareConditions({ legs, cabinClass }: Props) {
	const { cabinBag, checkedBag, change } = fareConditions(legs, cabinClass);
	return (
		<p className="mt-3 text-sm">
			<strong className="font-semibold">Each traveller:</strong> {cabinBag}, {checkedBag}; {change};{' '}
			{flightRefundInWords}.
		</p>
	);
}
