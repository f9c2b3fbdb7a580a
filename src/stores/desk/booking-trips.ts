import * as z from 'zod/mini';

import { attemptIdFor } from '#src/browser/attempts.ts';
import { type BookingPageView, readBookingPage } from '#src/contract/desk/booking-page.ts';
import { bookingConflict, listBookings } from '#src/contract/desk/bookings.ts';
import { replaceTripLink } from '#src/contract/desk/trip-links.ts';
import {
	answerTraveller,
	type BookingTrip,
	declineCancellation,
	readBookingTrip,
} from '#src/contract/desk/trips.ts';
import { attemptHeader } from '#src/contract/http/attempt.ts';

import { type FieldErrors, refusedFields } from '../forms/refusal.ts';
import { showToast } from '../toasts.ts';
import { type ReadBooking, readRow } from './bookings-reading.ts';
import { callDeskApi } from './call-desk-api.ts';
import { changeRow } from './change-row.ts';
import { confirmed } from './confirm.ts';
import { recount, watchInterval } from './counts.ts';
import { failureReason } from './failure-reason.ts';
import { queryClient } from './query-client.ts';

const declineReadCancellation = {
	...declineCancellation,
	reply: z.extend(declineCancellation.reply, { booking: readRow }),
};
const readBookingConflict = z.extend(bookingConflict, { current: readRow });

/**
 * What is known of a booking's trip: who travels, and what its traveller and the desk wrote. Asked for again while it is
 * looked at; what is looked at has been read.
 */
export function bookingTripQuery({ id, waitsForAnswer }: ReadBooking) {
	return {
		queryKey: [readBookingTrip.path, id],
		queryFn: async ({ signal }: { signal: AbortSignal }) => {
			const trip = await callDeskApi(readBookingTrip, { params: { id }, signal });
			if (waitsForAnswer) showRead();
			return trip;
		},
		refetchInterval: watchInterval,
		// The next one who opens it shall not see it as it was.
		gcTime: 0,
	};
}

/**
 * Writes to the traveller of a booking, and says how that went.
 * @param seen the conversation that it answers: the same words after another one are another answer
 * @returns whether it is stored, and what the server refuses of it
 */
export async function answer(
	{ id }: ReadBooking,
	body: string,
	seen: BookingTrip,
): Promise<{ isStored: boolean; refused: FieldErrors<'body'> }> {
	const about = `answer ${id}`;
	const attempt = attemptIdFor({ id, body, after: seen.messages.length });
	try {
		const headers = { [attemptHeader]: attempt };
		showTrip(id, await callDeskApi(answerTraveller, { params: { id }, body: { body }, headers }));
		const description = 'It stands on the page of the trip, and goes out as a letter.';
		showToast({ title: 'Answer Sent', description, tone: 'success', about });
		showRead();
		return { isStored: true, refused: {} };
	} catch (error) {
		const refused = refusedFields(error, ['body']);
		if (Object.keys(refused).length === 0) {
			const description = failureReason(error);
			showToast({ title: 'Answer Not Sent', description, tone: 'destructive', about });
		}
		return { isStored: false, refused };
	}
}

/**
 * Declines a traveller's request to cancel, and says how that went.
 * @param close called before it is said: it closes the dialog, under which a toast could not be heard
 * @returns what the server refuses of the words; then nothing is declined, and the dialog stays
 */
export async function declineRequest(
	booking: ReadBooking,
	{ request, reason }: { request: number; reason: string },
	close: () => void,
): Promise<FieldErrors<'reason'>> {
	const { id, version } = booking;
	const body = { request, version, reason };
	const sending = callDeskApi(declineReadCancellation, { params: { id }, body });
	const refused = await sending.then(
		() => ({}),
		(error: unknown) => refusedFields(error, ['reason']),
	);
	if (Object.keys(refused).length > 0) return refused;
	close();
	await changeRow({
		list: listBookings.path,
		row: booking,
		change: {},
		send: async () => {
			const { booking: stored, trip } = await sending;
			showTrip(id, trip);
			return stored;
		},
		conflict: readBookingConflict,
		words: {
			done: {
				title: 'Request Declined',
				description: 'The booking stays as it is, and the traveler reads why.',
			},
			failed: 'Request Not Declined',
		},
	});
	reloadTrip(booking);
	return {};
}

/** Asks, replaces the links to a booking's trip, and says how that went. */
export async function replaceLink({ id, reference }: ReadBooking): Promise<void> {
	const about = `link ${id}`;
	const isSure = await confirmed({
		title: 'Replace the links to this trip?',
		about: reference,
		hint: 'The link in its letters ends, and so does every browser that it opened. The traveler gets a new one by email. Links that they gave on to read stay.',
		yes: 'Replace the trip’s link',
		no: 'Go Back',
	});
	if (!isSure) return;
	try {
		const { message } = await callDeskApi(replaceTripLink, { params: { id }, body: {} });
		showToast({ title: 'Link Replaced', description: message, tone: 'success', about });
		recount();
	} catch (error) {
		const description = failureReason(error);
		showToast({ title: 'Link Not Replaced', description, tone: 'destructive', about });
	}
}

/** Asks anew for what is told of a booking beside the lists: its request may have been answered elsewhere. */
function reloadTrip({ id }: Pick<ReadBooking, 'id'>): void {
	for (const { path } of [readBookingTrip, readBookingPage]) {
		void queryClient.invalidateQueries({ queryKey: [path, id] });
	}
}

function showTrip(id: number, trip: BookingTrip): void {
	queryClient.setQueryData([readBookingTrip.path, id], trip);
	queryClient.setQueryData<BookingPageView>(
		[readBookingPage.path, id],
		(view) => view && { ...view, trip },
	);
}

// The list and its counts by now have one less that waits.
function showRead(): void {
	void queryClient.invalidateQueries({ queryKey: [listBookings.path] });
	recount();
}
