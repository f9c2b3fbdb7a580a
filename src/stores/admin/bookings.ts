import * as z from 'zod/mini';

import { ApiError } from '#src/browser/api.ts';
import { type BookingDecision, decideBooking, listBookings } from '#src/contract/admin/bookings.ts';
import { refundPromise, type RefundPromise } from '#src/contract/admin/refund.ts';
import { departuresConflict, type DeparturesConflict } from '#src/contract/bookings/booking.ts';

import { rememberedBookings } from '../bookings/remembered-bookings.ts';
import { type FieldErrors, fieldsOf, refusedFields } from '../forms/refusal.ts';
import { showToast, type ToastTone } from '../toasts.ts';
import { ask } from './ask.ts';
import { acceptRequest, readBookingConflict, reloadTrip } from './booking-trips.ts';
import { type ReadBooking, readListedRow, readRow } from './bookings-reading.ts';
import { bookingsView } from './bookings-view.ts';
import { changeRow } from './change-row.ts';
import { recount } from './counts.ts';
import { unsent } from './letters.ts';
import { listQuery, type ListView } from './list-view.ts';
import { queryClient } from './query-client.ts';

/** The bookings as the panel asks for them: each row is read as it arrives. */
export const listReadBookings = { ...listBookings, reply: z.array(readListedRow) };
const decideReadBooking = { ...decideBooking, reply: readRow };
const refundFields = fieldsOf(refundPromise);
type RefundField = (typeof refundFields)[number];

/** The bookings of a view. */
export function bookingsQuery(view: ListView) {
	return listQuery(listReadBookings, bookingsView(view));
}

/**
 * Confirms or cancels a booking: at once on screen, then on the server, and says how that went.
 * @param sendsLetter false: its customer gets no letter about it
 */
export function decide(
	booking: ReadBooking,
	status: BookingDecision,
	sendsLetter = true,
): Promise<void> {
	return follow(booking, status, () => sendDecision(booking, { status, ...unsent(sendsLetter) }));
}

type Cancelling = {
	refund: RefundPromise | undefined;
	sendsLetter: boolean;
	/** The traveller's request that is accepted so; null where it is the desk's own decision. */
	request: number | null;
};

/**
 * Cancels a booking once the server has taken what is promised back, and says how that went.
 * @param close called before it is said: it closes the dialog, under which a toast could not be heard
 * @returns what the server refuses of the promise; then nothing is cancelled, and the dialog stays
 */
export async function cancelBooking(
	booking: ReadBooking,
	{ refund, sendsLetter, request }: Cancelling,
	close: () => void,
): Promise<FieldErrors<RefundField>> {
	const status = 'Cancelled';
	const sending =
		request === null
			? sendDecision(booking, { status, ...(refund && { refund }), ...unsent(sendsLetter) })
			: acceptRequest(booking, { request, refund, sendsLetter });
	const refused = await sending.then(
		() => ({}),
		(error: unknown) => refusedFields(error, refundFields, 'refund.'),
	);
	if (Object.keys(refused).length > 0) return refused;
	close();
	await follow(booking, status, () => sending);
	return {};
}

/**
 * Confirms a booking that gave its seats back, once the server has found them again, and says how that went.
 * @param close called before it is said, as in `cancelBooking`
 * @returns why it cannot have its seats; then nothing is confirmed, and the dialog stays
 */
export async function confirmLate(
	booking: ReadBooking,
	sendsLetter: boolean,
	close: () => void,
): Promise<DeparturesConflict | null> {
	const status = 'Confirmed';
	const sending = sendDecision(booking, { status, ...unsent(sendsLetter) });
	const gone = await sending.then(
		() => null,
		(error: unknown) => seatsGone(error),
	);
	if (gone) return gone;
	close();
	await follow(booking, status, () => sending);
	return null;
}

function seatsGone(error: unknown): DeparturesConflict | null {
	if (!(error instanceof ApiError) || error.status !== 409) return null;
	return z.safeParse(departuresConflict, error.body).data ?? null;
}

async function sendDecision(
	{ id, version, travellerNames, waitsForAnswer }: ReadBooking,
	decision: Omit<z.input<typeof decideBooking.body>, 'version'>,
): Promise<ReadBooking> {
	const stored = await ask(decideReadBooking, { params: { id }, body: { ...decision, version } });
	return { ...stored, travellerNames, waitsForAnswer };
}

async function follow(
	booking: ReadBooking,
	status: BookingDecision,
	send: () => Promise<ReadBooking>,
): Promise<void> {
	await changeRow({
		list: listBookings.path,
		row: booking,
		change: { status },
		send,
		conflict: readBookingConflict,
		words: {
			done: {
				title: 'Status Updated',
				description: `Booking has been ${status.toLowerCase()}.`,
			},
			failed: 'Status Not Updated',
		},
	});
	reloadTrip(booking);
}

/** What the toasts of a refresh are about. */
export const refreshing = 'refreshing bookings';

/** Asks anew for the bookings of a view, and says what came of it. */
export async function refreshBookings(view: ListView): Promise<void> {
	say('Loading', 'Refreshing booking data...');
	const { queryKey, queryFn } = bookingsQuery(view);
	const list = [listBookings.path];
	try {
		await queryClient.invalidateQueries({ queryKey: list, refetchType: 'none' });
		const { total } = await queryClient.fetchQuery({ queryKey, queryFn });
		say('Success', `Booking data refreshed successfully (${total} bookings)`, 'success');
		recount();
	} catch {
		const isShown = queryClient.getQueryData(queryKey) !== undefined;
		if (isShown || rememberedBookings().length > 0) {
			say('Warning', 'Using cached booking data instead. API connection failed.');
		} else {
			const failed = 'Failed to refresh booking data. No fallback data available.';
			say('Error', failed, 'destructive');
		}
	}
}

function say(title: string, description: string, tone: ToastTone = 'default'): void {
	showToast({ title, description, tone, about: refreshing });
}
