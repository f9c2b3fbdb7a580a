/** Where a booking was made: on the site by whoever travels, or at the desk for a caller. */
export const bookingSources = ['site', 'desk'] as const;
export type BookingSource = (typeof bookingSources)[number];
