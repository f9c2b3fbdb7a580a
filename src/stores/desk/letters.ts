import { readBookingPage } from '#src/contract/desk/booking-page.ts';
import {
	cancelLetter,
	listLetters,
	listLetterSamples,
	listUndeliveredLetters,
	listWaitingLetters,
	openLetter,
	previewBookingLetters,
	previewCustomOfferLetters,
	resendLetter,
	showLetter,
	showLetterSample,
} from '#src/contract/desk/letters.ts';

import { showToast } from '../toasts.ts';
import { callDeskApi } from './call-desk-api.ts';
import { failureReason } from './failure-reason.ts';
import { listQuery, type ListView } from './list-view.ts';
import { queryClient } from './query-client.ts';

/** What a decision says of its letter: nothing, unless there shall be none. */
export function unsent(sendsLetter: boolean): { sendsLetter?: false } {
	return sendsLetter ? {} : { sendsLetter };
}

/** The letters about decisions that have not gone out, asked for again while there are any. */
export const waitingLettersQuery = {
	queryKey: [listWaitingLetters.path],
	queryFn: ({ signal }: { signal: AbortSignal }) => callDeskApi(listWaitingLetters, { signal }),
	refetchInterval: ({ state }: { state: { data?: { waiting: number } | undefined } }) =>
		state.data && state.data.waiting > 0 ? 10_000 : false,
};

/** The letters that did not arrive: they are given up after days, so that it is enough to ask now and then. */
export const undeliveredLettersQuery = {
	queryKey: [listUndeliveredLetters.path],
	queryFn: ({ signal }: { signal: AbortSignal }) => callDeskApi(listUndeliveredLetters, { signal }),
};

/**
 * The letters that the decisions about a booking would bring, and its refund; of this moment, so that none is kept.
 * @param refund dollars that the letter about its cancellation shall promise; null for what the policy pays back
 */
export function bookingLettersQuery(id: number, refund: number | null = null) {
	const query = refund === null ? {} : { query: { refund } };
	return {
		queryKey: [previewBookingLetters.path, id, refund],
		queryFn: ({ signal }: { signal: AbortSignal }) =>
			callDeskApi(previewBookingLetters, { params: { id }, ...query, signal }),
		gcTime: 0,
	};
}

/** The letters that the steps of a custom offer would bring; of this moment, so that none is kept. */
export function customOfferLettersQuery(id: number) {
	return {
		queryKey: [previewCustomOfferLetters.path, id],
		queryFn: ({ signal }: { signal: AbortSignal }) =>
			callDeskApi(previewCustomOfferLetters, { params: { id }, signal }),
		gcTime: 0,
	};
}

/** The outbox as the view narrows it. */
export function lettersQuery(view: ListView) {
	return listQuery(listLetters, view);
}

/** A letter with what it says, and what can be done about it at this moment. */
export function openedLetterQuery(id: number) {
	return {
		queryKey: [openLetter.path, id],
		queryFn: ({ signal }: { signal: AbortSignal }) =>
			callDeskApi(openLetter, { params: { id }, signal }),
	};
}

/** Every kind of letter, made with data that nobody sent. */
export const letterSamplesQuery = {
	queryKey: [listLetterSamples.path],
	queryFn: ({ signal }: { signal: AbortSignal }) => callDeskApi(listLetterSamples, { signal }),
};

/** Where a frame finds the HTML of a letter, or of a sample. */
export function letterPageAddress(id: number, kind: 'letter' | 'sample'): string {
	const { path } = kind === 'letter' ? showLetter : showLetterSample;
	return path.replace(':id', String(id));
}

type LetterOf = { id: number; recipient: string };

/** Cancels a letter that is not sent yet, or was given up, and says how that went. */
export function cancel({ id, recipient }: LetterOf): Promise<void> {
	return actOn(id, () => callDeskApi(cancelLetter, { params: { id }, body: {} }), {
		done: 'Letter Cancelled',
		description: `No letter goes to ${recipient} about this. What it tells of stays as it is.`,
		failed: 'Letter Not Cancelled',
	});
}

/** Sends a letter again, and says how that went. */
export function resend({ id, recipient }: LetterOf): Promise<void> {
	return actOn(id, () => callDeskApi(resendLetter, { params: { id }, body: {} }), {
		done: 'Letter Sent Again',
		description: `The letter to ${recipient} goes out within a minute.`,
		failed: 'Letter Not Sent Again',
	});
}

/** What is told of letters, here and there. */
const tellingOfLetters = [
	listLetters,
	openLetter,
	listWaitingLetters,
	listUndeliveredLetters,
	readBookingPage,
];

async function actOn(
	id: number,
	work: () => Promise<unknown>,
	{ done, description, failed }: { done: string; description: string; failed: string },
): Promise<void> {
	const about = `letter ${id}`;
	try {
		await work();
		showToast({ title: done, description, tone: 'success', about });
	} catch (error) {
		const reason = failureReason(error);
		showToast({ title: failed, description: reason, tone: 'destructive', about });
	} finally {
		await Promise.all(
			tellingOfLetters.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })),
		);
	}
}
