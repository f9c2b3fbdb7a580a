/** What happens to bookings within some days, as lists can be narrowed to it. */
export const bookingEvents = ['booked', 'confirmed', 'cancelled'] as const;
export type BookingEvent = (typeof bookingEvents)[number];

export const bookingEventLabels: Readonly<Record<BookingEvent, string>> = {
	booked: 'Booked',
	confirmed: 'Confirmed',
	cancelled: 'Cancelled',
};
