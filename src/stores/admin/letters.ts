import {
	listUndeliveredLetters,
	listWaitingLetters,
	previewBookingLetters,
	previewCustomOfferLetters,
	retryLetter,
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

/** The letters that did not arrive: they are given up after days, so that it is enough to ask now and then. */
export const undeliveredLettersQuery = {
	queryKey: [listUndeliveredLetters.path],
	queryFn: ({ signal }: { signal: AbortSignal }) => ask(listUndeliveredLetters, { signal }),
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
			ask(previewBookingLetters, { params: { id }, ...query, signal }),
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

type LetterOf = { id: number; recipient: string };

/** Keeps a letter back, and says how that went. */
export function keepBack({ id, recipient }: LetterOf): Promise<void> {
	return actOn(id, listWaitingLetters, () => ask(withholdLetter, { params: { id } }), {
		done: 'Letter Kept Back',
		description: `No letter goes to ${recipient} about this. The decision stays.`,
		failed: 'Letter Not Kept Back',
	});
}

/** Has a letter that was given up tried once more, and says how that went. */
export function tryAgain({ id, recipient }: LetterOf): Promise<void> {
	const work = () => ask(retryLetter, { params: { id }, body: {} });
	return actOn(id, listUndeliveredLetters, work, {
		done: 'Letter Tried Again',
		description: `The letter to ${recipient} is tried once more within a minute.`,
		failed: 'Letter Not Tried Again',
	});
}

/** Lets a letter go that was given up, and says how that went. */
export function letGo({ id, recipient }: LetterOf): Promise<void> {
	return actOn(id, listUndeliveredLetters, () => ask(withholdLetter, { params: { id } }), {
		done: 'Letter Let Go',
		description: `Nothing more is sent to ${recipient} about this.`,
		failed: 'Letter Not Let Go',
	});
}

async function actOn(
	id: number,
	list: { path: string },
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
		await queryClient.invalidateQueries({ queryKey: [list.path] });
	}
}
