import type { DepartureRecord } from '#src/contract/desk/departures.ts';
import { bookingStatusLabel } from '#src/domain/bookings/booking.ts';
import { roomInWords } from '#src/domain/bookings/room-words.ts';
import { ageOn } from '#src/domain/trips/traveller-age.ts';
import { isLead } from '#src/domain/trips/trip-seats.ts';

import { saveRows } from './csv-file.ts';
import type { CsvColumn } from './csv.ts';
import type { ManifestBooking } from './manifest.ts';

type Row = Pick<ManifestBooking, 'booking'> & ManifestBooking['places'][number];

/** A line for each traveller; what is the booking's stands in each of its lines. */
const manifestColumns: readonly CsvColumn<Row>[] = [
	['Reference', ({ booking }) => booking.reference],
	['Status', ({ booking }) => bookingStatusLabel(booking.status)],
	['Traveler', ({ seat }) => seat.seat],
	[
		'Name',
		({ booking, seat, traveller }) => traveller?.name || (isLead(seat) ? booking.passenger : ''),
	],
	['Birth date', ({ traveller }) => traveller?.birthDate ?? ''],
	[
		'Age on departure',
		({ booking, traveller }) =>
			traveller?.birthDate ? ageOn(booking.trip.departureDate, traveller.birthDate) : '',
	],
	['Needs', ({ traveller }) => traveller?.needs ?? ''],
	['Room', ({ booking }) => roomOf(booking)],
	['Booked by', ({ booking }) => booking.passenger],
	['Phone', ({ booking }) => booking.phone],
	['Email', ({ booking }) => booking.email],
	['Still to be paid', ({ booking }) => booking.balance.due.toFixed(2)],
];

/** Saves who is on a departure as `travelers-<day>-<number>.csv`, and says how that went. */
export function saveManifest(
	{ id, date }: Pick<DepartureRecord, 'id' | 'date'>,
	manifest: readonly ManifestBooking[],
): Promise<void> {
	return saveRows({
		name: `travelers-${date}-${id}.csv`,
		rows: manifest.flatMap(({ booking, places }) => places.map((place) => ({ booking, ...place }))),
		columns: manifestColumns,
		what: 'Travelers',
	});
}

function roomOf({ trip, travellers }: ManifestBooking['booking']): string {
	return trip.type === 'tour' && trip.room ? roomInWords(trip.room, travellers) : '';
}
