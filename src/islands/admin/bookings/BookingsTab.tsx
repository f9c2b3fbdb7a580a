import { useState } from 'react';

import type { BookingRecord } from '#src/contract/admin/bookings.ts';
import { bookingStatusLabel, bookingTypes } from '#src/domain/booking.ts';
import { bookingStatuses } from '#src/domain/status-words.ts';
import { bookingTypeLabels } from '#src/stores/admin/bookings-reading.ts';
import { bookingsQuery } from '#src/stores/admin/bookings.ts';

import { FilterField } from '../panel/FilterField.tsx';
import { ListTab } from '../panel/ListTab.tsx';
import { useList } from '../panel/use-list.ts';
import { bookingColumns } from './booking-columns.tsx';
import { BookingDialog } from './BookingDialog.tsx';
import { BookingsTools } from './BookingsTools.tsx';
import { CachedBookings } from './CachedBookings.tsx';
import { PrintedView } from './PrintedView.tsx';
import { RowDecisions } from './RowDecisions.tsx';

const statuses = bookingStatuses.map((value) => ({ value, label: bookingStatusLabel(value) }));
const types = bookingTypes.map((value) => ({ value, label: bookingTypeLabels[value] }));
const newestFirst = { sort: 'createdAt', direction: 'descending' };

/** The bookings: to find, to read, to confirm and to cancel. */
export function BookingsTab() {
	const list = useList(bookingsQuery);
	const [opened, setOpened] = useState<BookingRecord | null>(null);
	const { status, type } = list.view.choices;
	return (
		<>
			<PrintedView view={list.view} />
			<ListTab
				title="Bookings"
				words={['booking', 'bookings']}
				list={list}
				columns={bookingColumns}
				order={newestFirst}
				onOpen={setOpened}
				actions={(booking) => <RowDecisions booking={booking} />}
				searches="Reference, name, e-mail, phone or destination"
				filters={
					<>
						<FilterField label="Status" name="status" value={status} options={statuses} />
						<FilterField label="Type" name="type" value={type} options={types} />
					</>
				}
				tools={<BookingsTools view={list.view} />}
				failed="Failed to load the bookings. Please try again later."
				fallback={<CachedBookings />}
				empty="Nobody has booked yet."
			/>
			{opened && <BookingDialog booking={opened} onClosed={() => setOpened(null)} />}
		</>
	);
}
