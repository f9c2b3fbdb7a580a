import {
	listWaitingLetters,
	previewBookingLetters,
	previewCustomOfferLetters,
	withholdLetter,
} from '#src/contract/admin/letters.ts';

import { showToast } from '../toasts.ts';
import { ask } from './ask.ts';
import { failureReason } from './failure-reason.ts';
import { queryClient } from './query-client.ts';

/** What a decision says of its letter: nothing, unless there shall be none. */
export function unsent(sendsLetter: boolean): { sendsLetter?: false } {
	return sendsLetter ? {} : { sendsLetter };
}

/** The letters about decisions that have not gone out, asked for again while there are any. */
export const waitingLettersQuery = {
	queryKey: [listWaitingLetters.path],
	queryFn: ({ signal }: { signal: AbortSignal }) => ask(listWaitingLetters, { signal }),
	refetchInterval: ({ state }: { state: { data?: { waiting: number } | undefined } }) =>
		state.data && state.data.waiting > 0 ? 10_000 : false,
};

/** The letters that the decisions about a booking would bring; of this moment, so that none is kept. */
export function bookingLettersQuery(id: number) {
	return {
		queryKey: [previewBookingLetters.path, id],
		queryFn: ({ signal }: { signal: AbortSignal }) =>
			ask(previewBookingLetters, { params: { id }, signal }),
		gcTime: 0,
	};
}

/** The letters that the steps of a custom offer would bring; of this moment, so that none is kept. */
export function customOfferLettersQuery(id: number) {
	return {
		queryKey: [previewCustomOfferLetters.path, id],
		queryFn: ({ signal }: { signal: AbortSignal }) =>
			ask(previewCustomOfferLetters, { params: { id }, signal }),
		gcTime: 0,
	};
}

/** Keeps a letter back, and says how that went. */
export async function keepBack({ id, recipient }: { id: number; recipient: string }) {
	const about = `letter ${id}`;
	try {
		await ask(withholdLetter, { params: { id } });
		const description = `No letter goes to ${recipient} about this. The decision stays.`;
		showToast({ title: 'Letter Kept Back', description, tone: 'success', about });
	} catch (error) {
		const description = failureReason(error);
		showToast({ title: 'Letter Not Kept Back', description, tone: 'destructive', about });
	} finally {
		await queryClient.invalidateQueries({ queryKey: [listWaitingLetters.path] });
	}
}
