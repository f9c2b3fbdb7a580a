/** Where a booking stands; the first is the default, which people read as 'Pending'. */
export const bookingStatuses = ['Pending Confirmation', 'Confirmed', 'Cancelled'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** Where a custom offer request stands; the first is the default. */
export const customOfferStatuses = ['New Request', 'Processing', 'Completed'] as const;
export type CustomOfferStatus = (typeof customOfferStatuses)[number];

/** Only an active account can sign in; the first is the default. */
export const accountStatuses = ['active', 'suspended', 'inactive'] as const;
export type AccountStatus = (typeof accountStatuses)[number];
