import { useState } from 'react';

import type { BookingPageView } from '#src/contract/desk/booking-page.ts';
import { readBooking } from '#src/stores/desk/bookings-reading.ts';

import { SendLetterDialog } from '../replies/SendLetterDialog.tsx';

/** The way to write to whoever booked; nothing where there is no address. */
export function SendLetter({ view: { booking } }: { view: BookingPageView }) {
	const [isOpen, setOpen] = useState(false);
	if (readBooking(booking).email === '') return null;
	return (
		<>
			<button type="button" className="row-button" data-print="no" onClick={() => setOpen(true)}>
				Send letter
			</button>
			{isOpen && <SendLetterDialog booking={booking} onClosed={() => setOpen(false)} />}
		</>
	);
}
