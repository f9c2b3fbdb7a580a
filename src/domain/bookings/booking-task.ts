/**
 * What of a booking may wait for the desk, whatever its status: the desk's list can be narrowed to each. A trip that is
 * confirmed and leaves soon lacks 'travellers' while it does not say everything of them; one that is held or confirmed and
 * not paid in full lacks a 'payment', and to one that was cancelled a 'refund' is due until what was promised is paid back.
 */
export const bookingTasks = ['answer', 'travellers', 'payment', 'refund'] as const;
export type BookingTask = (typeof bookingTasks)[number];

/** A task as people read it. */
export const bookingTaskLabels: Readonly<Record<BookingTask, string>> = {
	answer: 'Waiting for an answer',
	travellers: 'Missing travelers',
	payment: 'Not paid in full',
	refund: 'Refund due',
};
