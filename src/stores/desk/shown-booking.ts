import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import type { BookingPageView } from '#src/contract/desk/booking-page.ts';
import { listBookings } from '#src/contract/desk/bookings.ts';
import type { OperationRecord, OperationReply } from '#src/contract/desk/operation.ts';

import { pageKey } from './booking-page.ts';
import { type ReadBooking, readBooking } from './bookings-reading.ts';
import type { ListPage } from './call-desk-api.ts';
import { showRow } from './change-row.ts';
import { queryClient } from './query-client.ts';

/** Shows a booking on its page and in the lists as it is. */
export function showBooking(booking: BookingRecord): void {
	changePage(booking.id, (view) => ({ ...view, booking }));
	const row = listedRow(booking.id);
	if (row) showRow(listBookings.path, readBooking(booking, row));
}

/**
 * Shows what a booking is going to be, until it is known.
 * @returns shows it as it was again
 */
export function showChange(id: number, change: Partial<BookingRecord>): () => void {
	const page = queryClient.getQueryData<BookingPageView>(pageKey(id));
	const row = listedRow(id);
	changePage(id, (view) => ({ ...view, booking: { ...view.booking, ...change } }));
	if (row) showRow(listBookings.path, { ...row, ...listed(change) });
	return () => {
		if (page) changePage(id, (view) => ({ ...view, booking: page.booking }));
		if (row) showRow(listBookings.path, row);
	};
}

/**
 * Shows what an operation, or taking it back, has made of a booking: its page and its history at the same moment, or the
 * history would offer to undo what is undone.
 */
export function showReply({ booking, operation }: OperationReply): void {
	showBooking(booking);
	if (!operation) return;
	changePage(booking.id, (view) => ({
		...view,
		operations: withOperation(view.operations, operation),
	}));
}

function changePage(id: number, change: (view: BookingPageView) => BookingPageView): void {
	queryClient.setQueryData<BookingPageView>(pageKey(id), (view) => view && change(view));
}

/** A booking as the lists that are kept have it, or a dialog that was opened from one. */
function listedRow(id: number): ReadBooking | undefined {
	const pages = queryClient.getQueriesData<ListPage<ReadBooking>>({
		queryKey: [listBookings.path],
	});
	return pages.flatMap(([, page]) => page?.rows ?? []).find((row) => row.id === id);
}

/** What a list shows of a change before it is read anew. */
function listed({ status, heldUntil, refund }: Partial<BookingRecord>): Partial<ReadBooking> {
	return {
		...(status !== undefined && { status }),
		...(heldUntil !== undefined && { heldUntil }),
		...(refund !== undefined && { refund }),
	};
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
