import type { BookingPageView } from '#src/contract/desk/booking-page.ts';
import type { ReadBooking } from '#src/stores/desk/bookings-reading.ts';

/** What most parts of a booking's page tell of: all of it, and its booking as it is read. */
export type BookingPageProps = { view: BookingPageView; booking: ReadBooking };
