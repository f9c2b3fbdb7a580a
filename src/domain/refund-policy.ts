/** The rules of cancelling a flight, as the refund policy states them. */
export const flightCancellation = {
	/** Hours after booking within which a flight is cancelled free of charge… */
	flexibleHours: 24,
	/** …when it was booked at least this many days before departure. */
	flexibleLeadDays: 7,
	/** Dollars a passenger for a refund outside that window. */
	serviceFee: 25,
	/** A change of the airline's schedule by more than this many hours is significant. */
	significantChangeHours: 2,
} as const;
