import { tripPath } from '#src/paths.ts';
import { useToday } from '#src/ui/use-today.ts';

import { Journey } from '../../flights/journey/Journey.tsx';
import { tripFacts } from '../bookings/BookingFacts.tsx';
import { Card } from '../panel/Card.tsx';
import { Facts } from '../panel/Facts.tsx';
import { ScreenLink } from '../panel/ScreenLink.tsx';
import { TripLinks } from '../trips/TripLinks.tsx';
import type { BookingPageProps } from './booking-page-props.ts';

/** What was booked: its facts, of a flight the times, of a tour the seats that its departure has left. */
export function Trip({ view: { departure, bought }, booking }: BookingPageProps) {
	const { trip, title } = booking;
	const today = useToday();
	return (
		<Card title={title}>
			<Facts facts={tripFacts(booking)} />
			{trip.type === 'flight' && trip.legs.length > 0 && (
				<Journey legs={trip.legs} labels={[trip.origin, trip.destination]} today={today} />
			)}
			{departure && (
				<p className="text-sm">
					{seatsText(departure)}{' '}
					<ScreenLink screen={`departure-${departure.id}`} className="link">
						Who else is on it
					</ScreenLink>
				</p>
			)}
			{bought && (
				<p className="text-sm">
					{boughtText(bought)}{' '}
					<a
						className="link"
						href={`${tripPath(booking.reference)}#tour`}
						target="_blank"
						rel="noopener"
					>
						The tour as it was booked
					</a>
				</p>
			)}
			<TripLinks booking={booking} />
		</Card>
	);
}

function boughtText({ version, changes }: { version: number; changes: number }): string {
	if (changes === 0) return `It bought version ${version} of the tour, which reads the same today.`;
	const things = changes === 1 ? '1 thing has' : `${changes} things have`;
	return `It bought version ${version} of the tour; ${things} changed since.`;
}

function seatsText({ seatsLeft, capacity }: { seatsLeft: number; capacity: number }): string {
	if (seatsLeft <= 0) return `Its departure is full: ${capacity} seats.`;
	return `Its departure has ${seatsLeft} of ${capacity} seats left.`;
}
