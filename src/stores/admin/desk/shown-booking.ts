import type { BookingRecord } from '#src/contract/admin/bookings.ts';
import { type BookingPageView, readBookingPage } from '#src/contract/desk/booking-page.ts';
import type { OperationRecord, OperationReply } from '#src/contract/desk/operation.ts';

import { queryClient } from '../query-client.ts';

/** Shows a booking on its page as it is, or is going to be, until the page is asked for again. */
export function showBooking(booking: BookingRecord): void {
	queryClient.setQueryData<BookingPageView>([readBookingPage.path, booking.id], (view) =>
		view ? { ...view, booking } : view,
	);
}

/**
 * Shows what an operation, or taking it back, has made of a booking: its page and its history at the same moment, or the history
 * would offer to undo what is undone.
 */
export function showReply({ booking, operation }: OperationReply): void {
	queryClient.setQueryData<BookingPageView>([readBookingPage.path, booking.id], (view) =>
		view
			? {
					...view,
					booking,
					operations: operation ? withOperation(view.operations, operation) : view.operations,
				}
			: view,
	);
}

function withOperation(
	operations: readonly OperationRecord[],
	operation: OperationRecord,
): OperationRecord[] {
	const isKnown = operations.some(({ id }) => id === operation.id);
	return isKnown
		? operations.map((each) => (each.id === operation.id ? operation : each))
		: [operation, ...operations];
}
