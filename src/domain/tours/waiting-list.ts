/**
 * Where somebody stands on a waiting list: they wait, are offered seats that are held for them, have booked them, let
 * the offer pass, or asked to be taken off.
 */
export const waitingStatuses = ['waiting', 'offered', 'booked', 'passed', 'left'] as const;
export type WaitingStatus = (typeof waitingStatuses)[number];

/** Hours for which seats that came free are held for the first who waits. */
export const seatOfferHours = 24;
