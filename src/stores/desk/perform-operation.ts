import * as z from 'zod/mini';

import { ApiError } from '#src/browser/api.ts';
import { attemptIdFor } from '#src/browser/attempts.ts';
import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { departuresConflict, type DeparturesConflict } from '#src/contract/bookings/booking.ts';
import { bookingConflict, listBookings } from '#src/contract/desk/bookings.ts';
import type {
	operationBasics,
	OperationReply,
	operationReply,
} from '#src/contract/desk/operation.ts';
import { attemptHeader } from '#src/contract/http/attempt.ts';
import type { DeskEndpoint } from '#src/contract/http/endpoint.ts';

import { type FieldErrors, refusedFields } from '../forms/refusal.ts';
import { showToast, type ToastMessage } from '../toasts.ts';
import { pageKey, reloadBookingPage } from './booking-page.ts';
import { callDeskApi } from './call-desk-api.ts';
import { rowKey, whileChanging } from './change-row.ts';
import { conflictOf } from './conflict.ts';
import { failureReason } from './failure-reason.ts';
import { tellOperation } from './operation-toast.ts';
import { queryClient } from './query-client.ts';
import { showBooking, showChange, showReply } from './shown-booking.ts';

const list = listBookings.path;

type Body = z.ZodMiniObject<typeof operationBasics>;
type OperationEndpoint<Of extends Body> = DeskEndpoint<Of, typeof operationReply>;

/** What is said of an operation. */
export type OperationWords = {
	/** Once it is done; by default what the server calls it. */
	done?: ToastMessage;
	/** The title above the reason why it was not done: 'Price Not Changed'. */
	failed: string;
};

export type WantedOperation<Of extends Body, Field extends string> = OperationWords & {
	/** The booking as it was seen. */
	booking: Pick<BookingRecord, 'id' | 'version'>;
	endpoint: OperationEndpoint<Of>;
	/** What is asked for, beside the version. */
	body: Omit<z.input<Of>, 'version'>;
	/** What the booking is going to be, as far as that is known before the server has answered. */
	change?: Partial<BookingRecord>;
	/** The fields of the dialog that asks for it. */
	fields?: readonly Field[];
	/** They may also be named within this part of the body: 'refund.' */
	prefix?: string;
	/** Called once it is done, before that is said: it closes the dialog. */
	close?: () => void;
	/** Called where the seats that it needs are gone, which is then said in the dialog alone. */
	seatsGone?: (conflict: DeparturesConflict) => void;
};

/** What became of an operation: the server's reply; null where it was not done, and then what is said at the dialog's fields. */
export type PerformedOperation<Field extends string> = {
	reply: OperationReply | null;
	refused: FieldErrors<Field>;
};

/**
 * Does something to a booking: at once wherever it is shown, then on the server, and says how that went, with a way to take
 * it back. Where it was refused, or no answer came, the booking is shown as it was, and what was typed stays in the dialog:
 * sent again it is the same attempt. While one operation is on its way, another one about the booking is not begun.
 */
export async function performOperation<Of extends Body, Field extends string = never>({
	booking,
	endpoint,
	body,
	change = {},
	done,
	failed,
	fields = [],
	prefix = '',
	close,
	seatsGone,
}: WantedOperation<Of, Field>): Promise<PerformedOperation<Field>> {
	const { id } = booking;
	const asked = JSON.stringify([endpoint.path, id, body]);
	const performed = await whileChanging<PerformedOperation<Field>>(list, booking, async () => {
		const version = unanswered.get(asked) ?? booking.version;
		await queryClient.cancelQueries({ queryKey: pageKey(id) });
		const putBack = showChange(id, change);
		try {
			const sent = { ...body, version } as z.input<Of>;
			const headers = { [attemptHeader]: attemptIdFor({ path: endpoint.path, id, ...sent }) };
			const reply = await callDeskApi(endpoint, { params: { id }, body: sent, headers });
			unanswered.delete(asked);
			showReply(reply);
			close?.();
			tellOperation(reply, done);
			return { reply, refused: {} };
		} catch (error) {
			if (isAnswered(error)) unanswered.delete(asked);
			else unanswered.set(asked, version);
			putBack();
			const conflict = conflictOf(error, bookingConflict);
			if (conflict) showBooking(conflict.current);
			const gone = seatsGone ? goneSeats(error) : null;
			if (gone) seatsGone?.(gone);
			const refused = refusedFields(error, fields, prefix);
			if (!gone && Object.keys(refused).length === 0) {
				const description = conflict?.message ?? failureReason(error);
				const words = isAnswered(error) ? { title: failed, description } : unknownWords;
				showToast({ ...words, tone: 'destructive', about: rowKey(list, booking) });
			}
			return { reply: null, refused };
		}
	});
	if (performed === null) return { reply: null, refused: {} };
	void reloadBookingPage(id);
	return performed;
}

function goneSeats(error: unknown): DeparturesConflict | null {
	if (!(error instanceof ApiError) || error.status !== 409) return null;
	return z.safeParse(departuresConflict, error.body).data ?? null;
}

/**
 * The versions that operations without an answer were asked of: asked for again they are the same attempt, also where the page
 * shows by now that they were done.
 */
const unanswered = new Map<string, number>();

const unknownWords = {
	title: 'No answer yet',
	description:
		'It may have been done: the page shows what we know. Do it again when you are connected; it is done only once.',
};

/** Whether the server has said what became of an operation; where it failed, nobody knows. */
function isAnswered(error: unknown): boolean {
	return error instanceof ApiError && error.status < 500;
}
