import { bookingCalendarPath } from '#src/contract/bookings/calendar.ts';
import type { TripView } from '#src/contract/trips/trip-view.ts';

import { CalendarAddresses } from './documents/CalendarAddresses.tsx';
import { SharedLinks } from './documents/SharedLinks.tsx';
import { Voucher } from './documents/Voucher.tsx';
import { PrintButton } from './PrintButton.tsx';
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
				<PrintButton look="button-secondary w-full" />
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
