import { bookingCalendarPath } from '#src/contract/bookings/calendar.ts';
import type { TripView } from '#src/contract/trips/trip-view.ts';

import { CalendarAddresses } from './documents/CalendarAddresses.tsx';
import { SharedLinks } from './documents/SharedLinks.tsx';
import { Voucher } from './documents/Voucher.tsx';
import { TripSection } from './TripSection.tsx';

/** What is taken along, kept and given on: the voucher, the calendar, links for those who travel along. */
export function TripDocuments({ view }: { view: TripView }) {
	const { reading, standing, access, isInCalendar } = view;
	return (
		<TripSection id="documents" title="Documents">
			<Voucher view={view} />
			<div className="trip-papers" data-print="no">
				{isInCalendar && (
					<a
						className="button button-secondary"
						href={bookingCalendarPath(reading.reference)}
						download
					>
						{standing === 'Cancelled' ? 'Update my calendar' : 'Add to calendar'}
					</a>
				)}
				<trip-print>
					<button className="button button-secondary w-full" type="button" hidden>
						Print
					</button>
					<p className="hint">To print it, use the menu of your browser.</p>
				</trip-print>
			</div>
			{access.mayChange && (
				<div className="trip-folds" data-print="no">
					{isInCalendar && <CalendarAddresses view={view} />}
					<SharedLinks view={view} />
				</div>
			)}
		</TripSection>
	);
}
