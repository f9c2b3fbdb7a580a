import { useQuery } from '@tanstack/react-query';

import { type OfferedTrip, tripDates, tripsLike } from '#src/domain/desk/offered-trips.ts';
import { formatMoney } from '#src/domain/money.ts';
import { seatsLabel } from '#src/domain/tours/departure.ts';
import { changeDraft } from '#src/stores/desk/phone/draft.ts';
import { offeredTripsQuery, seatsQuery } from '#src/stores/desk/phone/trips.ts';
import { PickField } from '#src/ui/PickField.tsx';

import { LateWarning } from '../panel/LateWarning.tsx';

type Props = {
	/** The key of the chosen trip; '' before one is. */
	chosen: string;
	error: string | undefined;
};

const mostShown = 40;
const noTrips: OfferedTrip[] = [];

/** One box for every departure of every tour, and every deal: 'isl may' finds the one in May. */
export function OfferedTripField({ chosen, error }: Props) {
	const { data: trips = noTrips, isError, isPending } = useQuery(offeredTripsQuery);
	const trip = trips.find(({ key }) => key === chosen);
	const hint = isError ? 'Tours and deals cannot be loaded right now.' : hintOf(trip);
	return (
		<PickField
			label="Tour or deal"
			listLabel="Tours and deals"
			placeholder="Name, place, month or day"
			found={(typed) => tripsLike(trips, typed).slice(0, mostShown)}
			picked={trip ? nameOf(trip) : ''}
			nameOf={nameOf}
			onPick={({ key }) => changeDraft({ trip: key }, 'trip', 'details')}
			nothing={(typed) => (isPending ? 'Loading…' : `Nothing we offer has “${typed}”.`)}
			hint={trip?.type === 'tour' ? <SeatsLeft trip={trip} /> : hint}
			error={error}
		>
			{(item) => (
				<>
					<span className="min-w-0">
						<span className="block font-semibold">{item.title}</span>
						<span className="block text-sm text-ink-soft">
							{tripDates(item)}, {item.about}
						</span>
						<LateWarning soldUntil={item.soldUntil} />
					</span>
					<span className="price text-sm">{formatMoney(item.price)}</span>
				</>
			)}
		</PickField>
	);
}

function SeatsLeft({ trip }: { trip: OfferedTrip }) {
	const { data } = useQuery(seatsQuery(trip.itemId));
	const seats = data?.get(trip.departureDate);
	return seats === undefined ? trip.about : `${trip.about}: ${seatsLabel(seats)}`;
}

function hintOf(trip: OfferedTrip | undefined): string {
	return trip ? `${trip.about}, taxes included` : 'Departures of tours, and deals on flights.';
}

function nameOf(trip: OfferedTrip): string {
	return `${trip.title}, ${tripDates(trip)}`;
}
