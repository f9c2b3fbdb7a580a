import { useQuery } from '@tanstack/react-query';

import type { BookingTask } from '#src/domain/bookings/booking-task.ts';
import { formatNumber } from '#src/domain/numbers.ts';
import { countsQuery } from '#src/stores/desk/counts.ts';

import { TabLink } from '../panel/TabLink.tsx';

const task: BookingTask = 'answer';

/** How many travellers wait for an answer about their trip, with the way to them; nothing while none does. */
export function UnansweredBookings() {
	const { data } = useQuery(countsQuery);
	const unanswered = data?.unansweredBookings ?? 0;
	if (unanswered === 0) return null;
	return (
		<section aria-labelledby="unanswered-heading">
			<h3 id="unanswered-heading" className="overview-heading">
				Waiting for an answer
			</h3>
			<p className="mt-1">
				{unanswered === 1
					? 'The traveller of one booking has'
					: `The travellers of ${formatNumber(unanswered)} bookings have`}{' '}
				written to us, or asked to cancel.
			</p>
			<p className="mt-2">
				<TabLink tab="bookings" view={{ task }} className="row-button inline-flex items-center">
					Show {unanswered === 1 ? 'the booking' : 'the bookings'}
				</TabLink>
			</p>
		</section>
	);
}
