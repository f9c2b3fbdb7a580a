import type { PartyChange } from '#src/domain/trips/party-change.ts';

import type { Begun } from '../operations/begin-operation.ts';
import type { Undone } from '../operations/operation.ts';
import { answerWish, askAgain, waitingPartyChange } from '../waiting-wish.ts';
import { giveBackSeats, giveSeats, type Seats } from './kept-travellers.ts';

/**
 * Gives the seats of a booking to another party, and whoever asked the desk for just that their answer.
 * @param isThat whether what was asked for is what is done
 * @returns what `changeSeatsBack` needs
 */
export async function changeSeats(
	begun: Begun,
	seats: Seats,
	isThat: (wish: PartyChange) => boolean,
) {
	const { transaction, before, actor, at } = begun;
	const wish = actor.kind === 'traveller' ? null : await waitingPartyChange(transaction, before);
	const kept = await giveSeats(begun, seats);
	const isWished = wish !== null && isThat(wish);
	return { ...kept, ...(await answerWish(transaction, before.id, { isWished, at })) };
}

/** @throws HttpError as `giveBackSeats` */
export async function changeSeatsBack(
	transaction: Begun['transaction'],
	undone: Undone,
): Promise<void> {
	await giveBackSeats(transaction, undone);
	await askAgain(transaction, undone);
}
