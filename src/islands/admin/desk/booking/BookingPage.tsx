import { useQuery } from '@tanstack/react-query';

import type { BookingPageView } from '#src/contract/desk/booking-page.ts';
import { readBooking } from '#src/stores/admin/bookings-reading.ts';
import { bookingPageQuery } from '#src/stores/admin/desk/booking-page.ts';

import { BookingFacts } from '../../bookings/BookingFacts.tsx';
import { Part } from '../../bookings/Part.tsx';
import { LoadFailed } from '../../overview/LoadFailed.tsx';
import type { ScreenProps } from '../../panel/screen-props.ts';
import { Skeleton } from '../../panel/Skeleton.tsx';
import { Conversation } from '../../trips/Conversation.tsx';
import { Actions } from './Actions.tsx';
import { Balance } from './Balance.tsx';
import { Party } from './Party.tsx';
import { ScheduleChange } from './ScheduleChange.tsx';
import { SendLetter } from './SendLetter.tsx';

/** All that the desk has of one booking, with what can be done about it. */
export function BookingPage({ id }: ScreenProps) {
	const result = useQuery(bookingPageQuery(id));
	if (result.data) return <Opened view={result.data} />;
	if (result.isError) return <LoadFailed result={result}>Failed to load the booking.</LoadFailed>;
	return <Skeleton />;
}

function Opened({ view }: { view: BookingPageView }) {
	const booking = readBooking(view.booking);
	return (
		<>
			<div className="panel-head">
				<h2 tabIndex={-1} className="text-2xl sm:text-3xl">
					Booking {booking.reference}
				</h2>
			</div>
			<div className="grid gap-6">
				<Actions view={view} />
				<BookingFacts booking={booking} />
				<Balance view={view} />
				<Party view={view} />
				<ScheduleChange view={view} />
				<Part title="Messages">
					<Conversation messages={view.trip.messages} traveller={booking.passenger} />
				</Part>
				<SendLetter view={view} />
			</div>
		</>
	);
}
