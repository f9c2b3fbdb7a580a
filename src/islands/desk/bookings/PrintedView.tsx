import { bookingFilterLabel, bookingFilters } from '#src/domain/bookings/booking-filter.ts';
import { bookingTaskLabels, bookingTasks } from '#src/domain/bookings/booking-task.ts';
import { bookingTypes } from '#src/domain/bookings/booking.ts';
import { site } from '#src/site.ts';
import { bookingTypeLabels } from '#src/stores/desk/bookings-reading.ts';
import { bookedDays, departureDays, rangeText } from '#src/stores/desk/bookings-view.ts';
import type { ListView } from '#src/stores/desk/list-view.ts';

import { eventInWords } from './event-in-words.ts';

/** What a printed list is of: on paper its filters and its search are not to be seen otherwise. */
export function PrintedView({ view: { q, choices } }: { view: ListView }) {
	const status = bookingFilters.find((word) => word === choices['status']);
	const task = bookingTasks.find((word) => word === choices['task']);
	const type = bookingTypes.find((word) => word === choices['type']);
	const departure = rangeText(choices, departureDays);
	const booked = rangeText(choices, bookedDays);
	const parts = [
		site.name,
		status && `Status: ${bookingFilterLabel(status)}`,
		task && bookingTaskLabels[task],
		type && `Type: ${bookingTypeLabels[type]}`,
		departure && `Departure ${departure}`,
		booked && `Booked ${booked}`,
		eventInWords(choices),
		q.trim() && `Search: “${q.trim()}”`,
	];
	return <p className="panel-printed">{parts.filter(Boolean).join(' · ')}</p>;
}
