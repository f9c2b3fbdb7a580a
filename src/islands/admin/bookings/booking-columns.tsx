import type { BookingRecord } from '#src/contract/admin/bookings.ts';
import { formatDate, formatMoneyInCents } from '#src/domain/format.ts';
import { readBooking } from '#src/stores/admin/bookings-reading.ts';

import type { Column } from '../panel/DataTable.tsx';
import { Moment } from '../panel/Moment.tsx';
import { BookingStatus } from './BookingStatus.tsx';

/** What the list tells of a booking. */
export const bookingColumns: Column<BookingRecord>[] = [
	{
		title: 'Reference',
		cell: (row) => <span className="price">{readBooking(row).reference}</span>,
		isMain: true,
	},
	{ title: 'Traveller', cell: (row) => readBooking(row).passenger, sort: 'name', sortsUp: true },
	{ title: 'Trip', cell: (row) => readBooking(row).title },
	{
		title: 'Date',
		cell: (row) => <span className="price">{formatDate(readBooking(row).trip.departureDate)}</span>,
		sort: 'departureDate',
	},
	{ title: 'Travellers', cell: (row) => readBooking(row).travellers, isNumber: true },
	{
		title: 'Total',
		cell: (row) => money(readBooking(row).totalPrice),
		sort: 'totalPrice',
		isNumber: true,
	},
	{ title: 'Status', cell: ({ status }) => <BookingStatus status={status} /> },
	{ title: 'Created', cell: ({ createdAt }) => <Moment at={createdAt} />, sort: 'createdAt' },
];

/** Dollars with cents; '' where there is no amount. */
export function money(dollars: number | null): string {
	return dollars === null ? '' : formatMoneyInCents(dollars);
}
