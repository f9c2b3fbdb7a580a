import { useState } from 'react';

import { bookingFilterLabel, bookingFilters } from '#src/domain/bookings/booking-filter.ts';
import { bookingTaskLabels, bookingTasks } from '#src/domain/bookings/booking-task.ts';
import { bookingTypes } from '#src/domain/bookings/booking.ts';
import { formatDate } from '#src/domain/calendar/format-date.ts';
import { bookingTypeLabels, type ReadBooking } from '#src/stores/desk/bookings-reading.ts';
import { bookedDays, departureDays } from '#src/stores/desk/bookings-view.ts';
import { bookingsQuery, refreshing } from '#src/stores/desk/bookings.ts';

import { BookingStatus } from '../panel/BookingStatus.tsx';
import type { Column } from '../panel/column.ts';
import { DateRangeField } from '../panel/DateRangeField.tsx';
import { FilterField } from '../panel/FilterField.tsx';
import { HoldEnd } from '../panel/HoldEnd.tsx';
import { lazyDialog, useLoadedAhead } from '../panel/LazyPart.tsx';
import { ListTab } from '../panel/ListTab.tsx';
import { Moment } from '../panel/Moment.tsx';
import { money } from '../panel/money.ts';
import { useList } from '../panel/use-list.ts';
import type { Asked } from './AskedDecision.tsx';
import { BookingsTools } from './BookingsTools.tsx';
import { CachedBookings } from './CachedBookings.tsx';
import { EventFilter } from './EventFilter.tsx';
import { PrintedView } from './PrintedView.tsx';
import { RowDecisions } from './RowDecisions.tsx';
import { WaitingMark } from './WaitingMark.tsx';

const statuses = bookingFilters.map((value) => ({ value, label: bookingFilterLabel(value) }));
const tasks = bookingTasks.map((value) => ({ value, label: bookingTaskLabels[value] }));
const types = bookingTypes.map((value) => ({ value, label: bookingTypeLabels[value] }));
const newestFirst = { sort: 'createdAt', direction: 'descending' };

export const bookingListColumns: Column<ReadBooking>[] = [
	{
		title: 'Reference',
		cell: ({ reference }) => <span className="price">{reference}</span>,
		isMain: true,
	},
	{ title: 'Traveler', cell: ({ passenger }) => passenger, sort: 'name', sortsUp: true },
	{ title: 'Trip', cell: ({ title }) => title },
	{
		title: 'Date',
		cell: ({ trip }) => <span className="price">{formatDate(trip.departureDate)}</span>,
		sort: 'departureDate',
	},
	{ title: 'Travelers', cell: ({ travellers }) => travellers, isNumber: true },
	{
		title: 'Total',
		cell: ({ totalPrice }) => money(totalPrice),
		sort: 'totalPrice',
		isNumber: true,
	},
	{
		title: 'Status',
		cell: ({ status, heldUntil, waitsForAnswer }) => (
			<span className="booking-standing">
				<BookingStatus {...{ status, heldUntil }} /> {waitsForAnswer && <WaitingMark />}{' '}
				<HoldEnd {...{ status, heldUntil }} />
			</span>
		),
		isWhole: true,
	},
	{ title: 'Created', cell: ({ bookedAt }) => <Moment at={bookedAt} />, sort: 'createdAt' },
];

/** The bookings: to find, to read, to confirm and to cancel. */
export function BookingsTab() {
	const list = useList(bookingsQuery);
	const [opened, setOpened] = useState<ReadBooking | null>(null);
	const [asked, setAsked] = useState<Asked | null>(null);
	useLoadedAhead(BookingDialog, AskedDecision);
	const { choices } = list.view;
	const { status, task, type } = choices;
	const decisions = (booking: ReadBooking) => (
		<RowDecisions booking={booking} onAsk={setAsked} onMore={() => setOpened(booking)} />
	);
	return (
		<>
			<PrintedView view={list.view} />
			<ListTab
				title="Bookings"
				words={['booking', 'bookings']}
				list={list}
				columns={bookingListColumns}
				order={newestFirst}
				onOpen={setOpened}
				actions={decisions}
				searches="Reference, name, email, phone, route or tour"
				filters={
					<>
						<FilterField label="Status" name="status" value={status} options={statuses} />
						<FilterField label="To do" name="task" value={task} options={tasks} />
						<FilterField label="Type" name="type" value={type} options={types} />
						<EventFilter choices={choices} />
						<div className="panel-ranges">
							<DateRangeField label="Departure" names={departureDays} choices={choices} />
							<DateRangeField label="Booked" names={bookedDays} choices={choices} />
						</div>
					</>
				}
				tools={<BookingsTools view={list.view} />}
				failed="Failed to load the bookings. Please try again later."
				told={refreshing}
				fallback={<CachedBookings />}
				empty="Nobody has booked yet."
			/>
			{asked && <AskedDecision {...asked} onClosed={() => setAsked(null)} />}
			{opened && <BookingDialog booking={opened} onClosed={() => setOpened(null)} />}
		</>
	);
}

const BookingDialog = lazyDialog(async () => (await import('./BookingDialog.tsx')).BookingDialog);
const AskedDecision = lazyDialog(async () => (await import('./AskedDecision.tsx')).AskedDecision);
