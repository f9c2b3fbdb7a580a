import type * as z from 'zod/mini';

import { ApiError } from '#src/browser/api.ts';
import { attemptIdFor } from '#src/browser/attempts.ts';
import { bookingConflict, type BookingRecord, listBookings } from '#src/contract/admin/bookings.ts';
import { type BookingPageView, readBookingPage } from '#src/contract/desk/booking-page.ts';
import type {
	operationBasics,
	OperationReply,
	operationReply,
} from '#src/contract/desk/operation.ts';
import { attemptHeader } from '#src/contract/http/attempt.ts';
import type { AdministratorEndpoint } from '#src/contract/http/endpoint.ts';

import { type FieldErrors, refusedFields } from '../../forms/refusal.ts';
import { showToast } from '../../toasts.ts';
import { ask } from '../ask.ts';
import { $changingRows, rowKey } from '../change-row.ts';
import { conflictOf } from '../conflict.ts';
import { failureReason } from '../failure-reason.ts';
import { queryClient } from '../query-client.ts';
import { reloadBookingPage } from './booking-page.ts';
import { tellOperation } from './operation-toast.ts';
import { showBooking, showReply } from './shown-booking.ts';

type Body = z.ZodMiniObject<typeof operationBasics>;
type OperationEndpoint<Of extends Body> = AdministratorEndpoint<Of, typeof operationReply>;

export type WantedOperation<Of extends Body, Field extends string> = {
	/** The booking as it was seen. */
	booking: BookingRecord;
	endpoint: OperationEndpoint<Of>;
	/** What is asked for, beside the version. */
	body: Omit<z.input<Of>, 'version'>;
	/** What the booking is going to be, as far as that is known before the server has answered. */
	change?: Partial<BookingRecord>;
	/** The title above the reason why it was not done: 'Price Not Changed'. */
	failed: string;
	/** The fields of the dialog that asks for it. */
	fields?: readonly Field[];
	/** They may also be named within this part of the body: 'refund.' */
	prefix?: string;
	/** Called once it is done, before that is said: it closes the dialog. */
	close?: () => void;
};

/** What became of an operation: the server's reply; null where it was not done, and then what is said at the dialog's fields. */
export type PerformedOperation<Field extends string> = {
	reply: OperationReply | null;
	refused: FieldErrors<Field>;
};

/**
 * Does something to a booking: at once on its page, then on the server, and says how that went, with a way to take it
 * back. Where it was refused, or no answer came, the page shows the booking as it was, and what was typed stays in the
 * dialog: sent again it is the same attempt. While one operation is on its way, another one about the booking is not begun.
 */
export async function performOperation<Of extends Body, Field extends string = never>({
	booking,
	endpoint,
	body,
	change = {},
	failed,
	fields = [],
	prefix = '',
	close,
}: WantedOperation<Of, Field>): Promise<PerformedOperation<Field>> {
	const nothing: PerformedOperation<Field> = { reply: null, refused: {} };
	const { id } = booking;
	const asked = JSON.stringify([endpoint.path, id, body]);
	const version = unanswered.get(asked) ?? booking.version;
	const key = rowKey(listBookings.path, booking);
	if ($changingRows.get().has(key)) return nothing;
	$changingRows.set(new Set($changingRows.get()).add(key));
	const page = [readBookingPage.path, id];
	await queryClient.cancelQueries({ queryKey: page });
	const before = queryClient.getQueryData<BookingPageView>(page);
	showBooking({ ...booking, ...change });
	try {
		const sent = { ...body, version } as z.input<Of>;
		const headers = { [attemptHeader]: attemptIdFor({ path: endpoint.path, id, ...sent }) };
		const reply = await ask(endpoint, { params: { id }, body: sent, headers });
		unanswered.delete(asked);
		showReply(reply);
		close?.();
		tellOperation(reply);
		return { reply, refused: {} };
	} catch (error) {
		if (isAnswered(error)) unanswered.delete(asked);
		else unanswered.set(asked, version);
		const conflict = conflictOf(error, bookingConflict);
		showBooking(conflict?.current ?? before?.booking ?? booking);
		const refused = refusedFields(error, fields, prefix);
		if (Object.keys(refused).length === 0) {
			const description = conflict?.message ?? failureReason(error);
			showToast({ title: failed, description, tone: 'destructive', about: key });
		}
		return { reply: null, refused };
	} finally {
		const others = new Set($changingRows.get());
		others.delete(key);
		$changingRows.set(others);
		void reloadBookingPage(id);
	}
}

/**
 * The versions that operations without an answer were asked of: asked for again they are the same attempt, also where the page
 * shows by now that they were done.
 */
const unanswered = new Map<string, number>();

/** Whether the server has said what became of an operation; where it failed, nobody knows. */
function isAnswered(error: unknown): boolean {
	return error instanceof ApiError && error.status < 500;
}
