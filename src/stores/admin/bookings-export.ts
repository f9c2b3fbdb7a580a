import { listBookings } from '#src/contract/admin/bookings.ts';
import { bookingStatusLabel, paymentStatus } from '#src/domain/bookings/booking.ts';

import { type ReadBooking, readBooking } from './bookings-reading.ts';
import type { CsvColumn } from './csv.ts';
import { listExport } from './list-export.ts';

/** The columns of the exported file. Amounts are dollars without a sign, times UTC: for programs to read. */
export const bookingColumns: readonly CsvColumn<ReadBooking>[] = [
	['Reference', ({ reference }) => reference],
	['Type', ({ trip }) => trip.type],
	['Status', ({ status }) => bookingStatusLabel(status)],
	['Payment', ({ status }) => paymentStatus(status)],
	['Traveller', ({ passenger }) => passenger],
	['E-mail', ({ email }) => email],
	['Phone', ({ phone }) => phone],
	['Address', ({ address }) => address],
	['City', ({ city }) => city],
	['ZIP code', ({ zipCode }) => zipCode],
	['Country', ({ country }) => country],
	['Travellers', ({ travellers }) => travellers],
	['Trip', ({ title }) => title],
	['Origin', ({ trip }) => (trip.type === 'flight' ? trip.origin : '')],
	['Destination', ({ trip }) => trip.destination],
	['Departure', ({ trip }) => trip.departureDate],
	['Return', ({ trip }) => (trip.type === 'flight' ? trip.returnDate : '')],
	['Duration', ({ trip }) => trip.duration],
	['Airline', ({ trip }) => (trip.type === 'flight' ? trip.airline : '')],
	['Provider', ({ trip }) => (trip.type === 'tour' ? trip.provider : '')],
	['Price', ({ trip }) => amount(trip.price)],
	['Total', ({ totalPrice }) => amount(totalPrice)],
	['Booked at', ({ bookedAt }) => bookedAt],
];

/** The export of the bookings of a view. */
export const bookingsExport = listExport({
	endpoint: listBookings,
	read: readBooking,
	columns: bookingColumns,
	name: 'bookings',
});

function amount(dollars: number | null): string {
	return dollars === null ? '' : dollars.toFixed(2);
}
