import { exportBookings } from '#src/contract/desk/exports.ts';
import { bookingStatusLabel } from '#src/domain/bookings/booking.ts';
import { bookingStanding } from '#src/domain/bookings/hold.ts';
import { forPassengerFields } from '#src/domain/bookings/passenger.ts';
import { tripFact } from '#src/domain/bookings/record.ts';
import { legLine } from '#src/domain/flights/leg-text.ts';

import type { ToldOfBooking } from './booking-surfaces.ts';
import type { ReadBooking } from './bookings-reading.ts';
import { listReadBookings } from './bookings.ts';
import type { CsvColumn } from './csv.ts';
import { listExport } from './list-export.ts';

type Column = CsvColumn<ReadBooking>;
// In the order of the file; what has no column, and why, is told by the table.
const columns = {
	reference: ['Reference', ({ reference }) => reference],
	type: ['Type', ({ trip }) => trip.type],
	status: ['Status', ({ status }) => bookingStatusLabel(status)],
	standing: ['Standing', (booking) => bookingStanding(booking, new Date())],
	heldUntil: ['Held until', ({ heldUntil }) => heldUntil ?? ''],
	passenger: ['Traveler', ({ passenger }) => passenger],
	email: ['Email', ({ email }) => email],
	phone: ['Phone', ({ phone }) => phone],
	...forPassengerFields((name, label): Column => [label, (booking) => booking[name]]),
	travellers: ['Travelers', ({ travellers }) => travellers],
	travellerNames: ['Names', ({ travellerNames }) => travellerNames.join('; ')],
	title: ['Trip', ({ title }) => title],
	origin: ['Origin', ({ trip }) => tripFact(trip, 'origin')],
	destination: ['Destination', ({ trip }) => trip.destination],
	departureDate: ['Departure', ({ trip }) => trip.departureDate],
	returnDate: ['Return', ({ trip }) => tripFact(trip, 'returnDate')],
	duration: ['Duration', ({ trip }) => trip.duration],
	legs: [
		'Flights',
		({ trip }) => (trip.type === 'flight' ? trip.legs.map(legLine).join('; ') : ''),
	],
	airline: ['Airline', ({ trip }) => tripFact(trip, 'airline')],
	cabinClass: ['Class', ({ trip }) => tripFact(trip, 'cabinClass')],
	conditions: ['Fare conditions', ({ trip }) => tripFact(trip, 'conditions')],
	party: ['Party', ({ trip }) => tripFact(trip, 'party')],
	provider: ['Provider', ({ trip }) => tripFact(trip, 'provider')],
	price: ['Price', ({ trip }) => amount(trip.price)],
	totalPrice: ['Total', ({ totalPrice }) => amount(totalPrice)],
	payment: ['Payment', ({ balance }) => balance.state ?? ''],
	paid: ['Paid', ({ balance }) => amount(balance.paid)],
	due: ['Due', ({ balance }) => amount(balance.due)],
	refund: ['Refund promised', ({ refund }) => amount(refund)],
	bookedAt: ['Booked at', ({ bookedAt }) => bookedAt],
} satisfies Record<ToldOfBooking<'csv'> | 'standing', Column>;

/** The columns of the exported file. Amounts are dollars without a sign, times UTC: for programs to read. */
export const bookingColumns: readonly Column[] = Object.values<Column>(columns);

/** The export of the bookings of a view. */
export const bookingsExport = listExport({
	endpoint: { ...exportBookings, reply: listReadBookings.reply },
	columns: bookingColumns,
	name: 'bookings',
});

function amount(dollars: number | null): string {
	return dollars === null ? '' : dollars.toFixed(2);
}
