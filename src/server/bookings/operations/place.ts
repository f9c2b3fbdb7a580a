import type { NewBooking } from '#src/contract/desk/new-booking.ts';
import type { HeldTrip } from '#src/domain/bookings/hold.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { site } from '#src/site.ts';

import { recordChange } from '../../changes/record-change.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { bookings } from '../../db/schema.ts';
import type { Attempt } from '../../http/attempt.ts';
import { HttpError } from '../../http/http-error.ts';
import { storedBefore } from '../../http/stored-once.ts';
import type { Dependencies } from '../../world/dependencies.ts';
import { nameTravellers } from '../name-travellers.ts';
import { type BookedValues, type StoredBooking, storeBooking } from '../store-booking.ts';
import { storePayment } from '../store-payment.ts';
import { type Actor, refuseUnlessMay } from './actor.ts';

type Placing = {
	actor: Actor;
	attempt: Attempt | null;
	/** The trip, priced and with its seats kept by the transaction, and who booked it. */
	booking: BookedValues;
	/** What bounds its hold. */
	held: HeldTrip;
	/** What whoever calls said of the others who travel, and paid at once. */
	said?: Pick<NewBooking, 'travellers' | 'payment'>;
};

/**
 * Places a booking: it is held, with who took it, what was paid and who travels, or found where the same attempt placed it
 * before. It is taken back by cancelling it.
 * @param transaction the one that priced it
 * @throws HttpError 400 at `travellers`; 409 when the attempt was sent with other words
 */
export async function placeWithin(
	transaction: Database,
	world: Pick<Dependencies, 'now' | 'randomBytes'>,
	{ actor, attempt, booking, held, said }: Placing,
): Promise<{ row: StoredBooking; isRepeat: boolean }> {
	refuseUnlessMay(actor, 'place');
	const taken =
		actor.kind === 'traveller' ? {} : ({ source: 'desk', takenBy: actor.author.fullName } as const);
	// As it is sold: what `site.json` asks for later is asked of others.
	const details = { ...booking.details, payment: site.payment };
	const values = { ...booking, ...taken, details, paid: said?.payment?.amount ?? 0 };
	const stored = await storeBooking(transaction, world, values, { held, attempt });
	if (stored.isRepeat || actor.kind === 'traveller') return stored;
	const { row } = stored;
	const at = world.now();
	await nameTravellers(transaction, row, said?.travellers ?? [], at);
	if (said?.payment) {
		const { amount, method, note = '' } = said.payment;
		const noted = { amount, method, note, paidOn: newYorkDay(at) };
		await storePayment(transaction, { ...noted, bookingId: row.id, author: actor.author, at });
	}
	await recordTaking(transaction, row, actor);
	return stored;
}

/** Who took it, and at what price; all else stands in the booking. */
function recordTaking(
	transaction: Database,
	{ id, reference, name, ...row }: StoredBooking,
	{ author }: Actor,
): Promise<void> {
	const { source, takenBy, totalPrice, quotedPrice, priceReason } = row;
	return recordChange(transaction, {
		colleague: author,
		at: row.createdAt,
		subject: 'booking',
		subjectId: id,
		label: [reference, name].join(', '),
		before: null,
		after: { source, takenBy, totalPrice, quotedPrice, priceReason },
	});
}

type Once<Told> = {
	attempt: Attempt | null;
	/** Prices and places it, with all that goes with it. */
	store: (transaction: Database) => Promise<Told>;
	/** What is told of one that the same attempt placed before. */
	again: (earlier: StoredBooking) => Promise<Told>;
};

/**
 * Places a booking once for each attempt: what is booked stays booked, whatever became of its price and of the other seats
 * since.
 * @throws HttpError as `store`, but for what the same attempt placed before
 */
export async function placeOnce<Told>(
	{ db }: Pick<Dependencies, 'db'>,
	{ attempt, store, again }: Once<Told>,
): Promise<Told> {
	try {
		return await inTransaction(db, store);
	} catch (refusal) {
		if (!(refusal instanceof HttpError)) throw refusal;
		const earlier = await storedBefore(db, bookings, attempt);
		if (!earlier) throw refusal;
		return again(earlier);
	}
}
