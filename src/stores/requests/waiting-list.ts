import { ApiError, call } from '#src/browser/api.ts';
import {
	joinWaitingList as join,
	leaveWaitingList as leave,
	readSeatOffer,
	type SeatOffer,
	type WaitingForm,
	waitingForm,
	type WaitingReceipt,
} from '#src/contract/requests/waiting-list.ts';

import {
	type FieldErrors,
	fieldsOf,
	refusalMessage,
	serverMessage,
	tryLater,
} from '../forms/refusal.ts';
import { sendOnce } from '../forms/send-once.ts';
import { sendForm } from './requests.ts';

/**
 * Puts somebody on the waiting list of a departure, and says where that failed as a whole.
 * @param onStored called once it is done
 * @returns what the server refused; that the party fits by now is said of the travellers
 */
export function joinWaitingList(
	form: WaitingForm,
	onStored: (receipt: WaitingReceipt) => void,
): Promise<FieldErrors<keyof WaitingForm>> {
	return sendForm(sendOnce(join, form, String(form.departureId)), fieldsOf(waitingForm), onStored, {
		about: join.path,
		failed: (error) => ({
			title: 'You are not on the waiting list.',
			description: serverMessage(error) ?? tryLater,
		}),
	});
}

/** What a link to held seats holds, or why it holds none: `isEnded` where trying again does not help. */
export type FoundOffer =
	| { kind: 'held'; offer: SeatOffer }
	| { kind: 'none'; message: string; isEnded: boolean };

/** Asks what seats the key of a letter holds. */
export async function findSeatOffer(key: string): Promise<FoundOffer> {
	try {
		return { kind: 'held', offer: await call(readSeatOffer, { body: { key } }) };
	} catch (error) {
		return { kind: 'none', ...failure(error) };
	}
}

/** Takes whoever has the key of a letter off the list. @returns null once it is done, or why it is not */
export async function leaveWaitingList(
	key: string,
): Promise<{ message: string; isEnded: boolean } | null> {
	try {
		await call(leave, { body: { key } });
		return null;
	} catch (error) {
		return failure(error);
	}
}

function failure(error: unknown): { message: string; isEnded: boolean } {
	const refusal = error instanceof ApiError && error.status === 429 ? null : refusalMessage(error);
	const message =
		serverMessage(error) ?? 'We could not be reached. Check your connection and try again.';
	return { message, isEnded: refusal !== null };
}
