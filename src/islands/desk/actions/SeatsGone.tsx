import type { DeparturesConflict } from '#src/contract/bookings/booking.ts';
import { departureLabel } from '#src/domain/tours/departure.ts';

type Props = { conflict: DeparturesConflict; travellers: number };

/** Why a booking cannot have its seats again, and when its tour has enough of them. */
export function SeatsGone({ conflict: { message, departures }, travellers }: Props) {
	const others = departures.filter(({ seatsLeft }) => seatsLeft >= travellers);
	return (
		<>
			<p>{message}</p>
			{others.length > 0 && (
				<>
					<p className="mt-2">Departures with enough seats:</p>
					<ul className="list-disc pl-5">
						{others.map((departure) => (
							<li key={departure.date}>{departureLabel(departure)}</li>
						))}
					</ul>
				</>
			)}
		</>
	);
}
