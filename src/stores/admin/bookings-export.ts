import { exportBookings } from '#src/contract/admin/exports.ts';
import { bookingStatusLabel } from '#src/domain/bookings/booking.ts';
import { bookingStanding } from '#src/domain/bookings/hold.ts';
import { forPassengerFields } from '#src/domain/bookings/passenger.ts';
import { tripFact, type TripFact } from '#src/domain/bookings/record.ts';
import type { Balance } from '#src/domain/desk/balance.ts';
import { legLine } from '#src/domain/flights/leg-text.ts';

import type { ReadBooking } from './bookings-reading.ts';
import { listReadBookings } from './bookings.ts';
import type { CsvColumn } from './csv.ts';
import { listExport } from './list-export.ts';

type Column = CsvColumn<ReadBooking>;
type Name =
	| Exclude<keyof ReadBooking, 'trip' | 'balance'>
	| TripFact
	| 'type'
	| 'legs'
	| 'standing'
	| 'payment'
	| keyof Omit<Balance, 'state' | 'price'>;

// Everything that a booking is read as, in the order of the file; null has no column, for the reason beside it.
const columns = {
	// The reference names the row, and versions are for changes.
	id: null,
	version: null,
	reference: ['Reference', ({ reference }) => reference],
	type: ['Type', ({ trip }) => trip.type],
	status: ['Status', ({ status }) => bookingStatusLabel(status)],
	standing: ['Standing', (booking) => bookingStanding(booking, new Date())],
	heldUntil: ['Held until', ({ heldUntil }) => heldUntil ?? ''],
	passenger: ['Traveller', ({ passenger }) => passenger],
	email: ['E-mail', ({ email }) => email],
	phone: ['Phone', ({ phone }) => phone],
	...forPassengerFields((name, label): Column => [label, (booking) => booking[name]]),
	travellers: ['Travellers', ({ travellers }) => travellers],
	travellerNames: ['Names', ({ travellerNames }) => travellerNames.join('; ')],
	title: ['Trip', ({ title }) => title],
	// The title says it.
	name: null,
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
	party: ['Party', ({ trip }) => tripFact(trip, 'party')],
	provider: ['Provider', ({ trip }) => tripFact(trip, 'provider')],
	price: ['Price', ({ trip }) => amount(trip.price)],
	totalPrice: ['Total', ({ totalPrice }) => amount(totalPrice)],
	payment: ['Payment', ({ balance }) => balance.state ?? ''],
	paid: ['Paid', ({ balance }) => amount(balance.paid)],
	due: ['Due', ({ balance }) => amount(balance.due)],
	refund: ['Refund promised', ({ refund }) => amount(refund)],
	// For the desk, in the panel.
	refundReason: null,
	// Of a moment that is over when the file is read.
	waitsForAnswer: null,
	bookedAt: ['Booked at', ({ bookedAt }) => bookedAt],
} satisfies Record<Name, Column | null>;

/** The columns of the exported file. Amounts are dollars without a sign, times UTC: for programs to read. */
export const bookingColumns: readonly Column[] = Object.values(columns).filter(
	(column) => column !== null,
);

/** The export of the bookings of a view. */
export const bookingsExport = listExport({
	endpoint: { ...exportBookings, reply: listReadBookings.reply },
	columns: bookingColumns,
	name: 'bookings',
});

function amount(dollars: number | null): string {
	return dollars === null ? '' : dollars.toFixed(2);
}
