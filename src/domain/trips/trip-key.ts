/**
 * What a key of a trip is for: 'link' stands in letters and opens the page in a browser, 'share' is given on by the
 * traveller and only reads, 'visit' is what a browser holds after either, or after the booking was found, and 'calendar'
 * is the password of a calendar that follows the trip.
 */
export const tripKeyPurposes = ['link', 'share', 'visit', 'calendar'] as const;
export type TripKeyPurpose = (typeof tripKeyPurposes)[number];

/** What somebody may do with a trip. */
export type TripAccess = {
	/** Whether they may change it, or only read of it. */
	mayChange: boolean;
	/** Whether they see what it costs. */
	showsPrices: boolean;
};

/** For how long a browser may open a trip before it has to be opened again, in days. */
export const visitDays = 30;

/** For how long the link of a letter opens a trip, counted from its departure or, where that is over, from the letter. */
export const linkDays = 90;
