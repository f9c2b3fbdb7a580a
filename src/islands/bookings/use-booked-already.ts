import { useEffect, useState } from 'react';

import type { BookingReceipt } from '#src/contract/bookings/booking.ts';
import { bookedAlready } from '#src/stores/bookings/booked-already.ts';
import type { CheckoutTrip } from '#src/stores/bookings/checkout-trip.ts';

/** The booking of the same trip that this browser has made; another tab may make it while this one is open. */
export function useBookedAlready(trip: CheckoutTrip): BookingReceipt | null {
	const [booked, setBooked] = useState(() => bookedAlready(trip));
	useEffect(() => {
		const look = () => setBooked(bookedAlready(trip));
		look();
		addEventListener('storage', look);
		return () => removeEventListener('storage', look);
	}, [trip]);
	return booked;
}
