import { Journey } from '../../../flights/journey/Journey.tsx';
import { tripFacts } from '../../bookings/BookingFacts.tsx';
import { Facts } from '../../panel/Facts.tsx';
import { TabLink } from '../../panel/TabLink.tsx';
import { TripLinks } from '../../trips/TripLinks.tsx';
import { Card } from './Card.tsx';
import type { Told } from './told.ts';

/** What was booked: its facts, of a flight the times, of a tour the seats that its departure has left. */
export function Trip({ view: { departure }, booking }: Told) {
	const { trip, title } = booking;
	return (
		<Card title={title}>
			<Facts facts={tripFacts(booking)} />
			{trip.type === 'flight' && trip.legs.length > 0 && (
				<Journey legs={trip.legs} labels={[trip.origin, trip.destination]} />
			)}
			{departure && (
				<p className="text-sm">
					{seatsText(departure)}{' '}
					<TabLink
						tab="departures"
						view={{ tour: String(departure.tourId), from: departure.date, to: departure.date }}
						className="link"
					>
						Show the departure
					</TabLink>
				</p>
			)}
			<TripLinks booking={booking} />
		</Card>
	);
}

function seatsText({ seatsLeft, capacity }: { seatsLeft: number; capacity: number }): string {
	if (seatsLeft <= 0) return `Its departure is full: ${capacity} seats.`;
	return `Its departure has ${seatsLeft} of ${capacity} seats left.`;
}
