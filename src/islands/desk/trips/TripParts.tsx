import type { UseQueryResult } from '@tanstack/react-query';

import type { BookingTrip } from '#src/contract/desk/trips.ts';
import type { ReadBooking } from '#src/stores/desk/bookings-reading.ts';

import { LoadFailed } from '../panel/LoadFailed.tsx';
import { Part } from '../panel/Part.tsx';
import { messagesHeading } from './messages-heading.ts';
import { Messages } from './Messages.tsx';
import { Travellers } from './Travellers.tsx';
import { TripLinks } from './TripLinks.tsx';

type Props = {
	booking: ReadBooking;
	trip: UseQueryResult<BookingTrip>;
	/** Called whenever something that is not sent stands in the answer, or no longer does. */
	onDraft: (isDraft: boolean) => void;
};

/** What a booking's dialog tells of its trip: who travels, what was written, and the way to its page. */
export function TripParts({ booking, trip, onDraft }: Props) {
	const { data } = trip;
	return (
		<>
			{data ? (
				<>
					<Part title="Travelers">
						<Travellers travellers={data.travellers} booking={booking} />
					</Part>
					<Part title="Messages" id={messagesHeading}>
						<Messages {...{ booking, onDraft }} trip={data} />
					</Part>
				</>
			) : (
				<Part title="Travelers and messages">
					{trip.isError ? (
						<LoadFailed result={trip}>Failed to load the travelers and the messages.</LoadFailed>
					) : (
						<div
							role="status"
							className="skeleton h-32 rounded-lg"
							aria-label="Loading the travelers and the messages"
						/>
					)}
				</Part>
			)}
			<Part title="Trip page">
				<TripLinks booking={booking} />
			</Part>
		</>
	);
}
