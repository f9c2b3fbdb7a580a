/** The screen on which an offer is written, as the address names it. */
export const offerScreen = 'offer-new';
