/** What of a booking may wait for the desk, whatever its status: the desk's list can be narrowed to each. */
export const bookingTasks = ['answer'] as const;
export type BookingTask = (typeof bookingTasks)[number];

/** A task as people read it. */
export const bookingTaskLabels: Readonly<Record<BookingTask, string>> = {
	answer: 'Waiting for an answer',
};
