import type { DepartureView } from '#src/contract/desk/departures.ts';
import type { Traveller } from '#src/contract/trips/trip.ts';
import { gaveSeatsBack } from '#src/domain/bookings/hold.ts';
import { missingDetails } from '#src/domain/trips/missing-details.ts';
import { type TripSeat, tripSeats } from '#src/domain/trips/trip-seats.ts';

import { type ReadBooking, readBooking } from './bookings-reading.ts';

/** A booking of a departure, with a place for each of its travellers, named or not. */
export type ManifestBooking = {
	booking: ReadBooking;
	places: { seat: TripSeat; traveller: Traveller | undefined }[];
	/** How many of them have something still to tell. */
	missing: number;
};

/** Those who have seats on a departure, and those whose hold has ended. */
export function onBoard(bookings: DepartureView['bookings'], now: Date) {
	const isGone = ({ booking }: DepartureView['bookings'][number]) => gaveSeatsBack(booking, now);
	return { seated: bookings.filter((each) => !isGone(each)), lapsed: bookings.filter(isGone) };
}

/** Who is on a departure, as whoever runs it there has to know. */
export function manifestOf(bookings: DepartureView['bookings']): ManifestBooking[] {
	return bookings.map(({ booking: record, travellers }) => {
		const booking = readBooking(record);
		const seats = tripSeats(booking);
		const places = seats.map((seat) => ({
			seat,
			traveller: travellers.find((each) => each.seat === seat.seat),
		}));
		const open = missingDetails(seats, travellers).map(({ seat }) => seat);
		return { booking, places, missing: new Set(open).size };
	});
}

/** What all of a manifest comes to; `owed` in dollars, of what is confirmed. */
export function manifestSums(manifest: readonly ManifestBooking[]) {
	const confirmed = manifest.filter(({ booking }) => booking.status === 'Confirmed');
	const cents = confirmed.map(({ booking }) => Math.max(Math.round(booking.balance.due * 100), 0));
	return {
		travellers: count(manifest, ({ booking }) => booking.travellers),
		confirmed: count(confirmed, ({ booking }) => booking.travellers),
		missing: count(manifest, ({ missing }) => missing),
		owed: cents.reduce((sum, each) => sum + each, 0) / 100,
	};
}

function count<Item>(items: readonly Item[], of: (item: Item) => number): number {
	return items.reduce((sum, item) => sum + of(item), 0);
}
