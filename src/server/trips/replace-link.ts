import { and, eq, ne } from 'drizzle-orm';

import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { tripSignInMessages } from '#src/contract/trips/sign-in.ts';
import type { SessionUser } from '#src/contract/users/account.ts';

import { bookingRows } from '../bookings/booking-rows.ts';
import { selectRow } from '../changes/change-row.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { outbox, tripKeys } from '../db/schema.ts';
import type { Attempt } from '../http/attempt.ts';
import { countHit, tooMany } from '../http/rate-limit.ts';
import { isAddress } from '../mail/letters/addressee.ts';
import { tripLinkReplaced } from '../mail/letters/trip-link-replaced.ts';
import { addToOutbox } from '../mail/outbox.ts';
import { whyMuted } from '../mail/suppressions.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { lockBooking } from './lock-booking.ts';
import type { OpenTrip } from './trip-access.ts';

type World = Pick<Dependencies, 'db' | 'now' | 'siteUrl' | 'limitsUses'>;

/** What is told of a replaced link; `sent`: whether a letter brings the new one. */
export type Replaced = { message: string; sent: boolean };

/** Times an hour: more than anybody needs, too few to fill a mailbox. */
const mostAnHour = 5;
const hour = 60 * 60;

/**
 * Ends every link that letters brought and every visit but the one that asks, and sends a new link to the address of
 * whoever booked. Links that were given on to read, and calendars, stay: they are taken back one by one.
 * @param attempt sent once more, it ends nothing again: the new link may have been delivered since
 * @throws HttpError 429
 */
export function replaceLink(
	world: World,
	{ booking, keyId }: Pick<OpenTrip, 'booking' | 'keyId'>,
	attempt: Attempt | null,
): Promise<Replaced> {
	return inTransaction(world.db, async (transaction) => {
		await lockBooking(transaction, booking.id);
		return replaceOnce(transaction, world, { booking, keptKeyId: keyId, attempt });
	});
}

/**
 * As `replaceLink`, by the desk: no visit stays, and that it was done is written down.
 * @throws HttpError 404; 429
 */
export function replaceLinkOf(
	world: World,
	colleague: SessionUser,
	{ id, attempt }: { id: number; attempt: Attempt | null },
): Promise<Replaced> {
	return inTransaction(world.db, async (transaction) => {
		await lockBooking(transaction, id);
		const booking = await selectRow(transaction, bookingRows, id);
		const replaced = await replaceOnce(transaction, world, { booking, keptKeyId: null, attempt });
		await recordChange(transaction, {
			colleague,
			at: world.now(),
			subject: bookingRows.subject,
			subjectId: id,
			label: bookingRows.labelOf(booking),
			before: { tripLink: 'in earlier letters' },
			after: { tripLink: 'replaced' },
		});
		return replaced;
	});
}

type Replacing = {
	booking: BookingRecord;
	/** The visit that asks; null where none does. */
	keptKeyId: number | null;
	attempt: Attempt | null;
};

async function replaceOnce(
	transaction: Database,
	{ now, siteUrl, limitsUses }: World,
	{ booking, keptKeyId, attempt }: Replacing,
): Promise<Replaced> {
	const { id, email } = booking;
	const occasion = attempt && `trip-link-replaced booking ${id} attempt ${attempt.attemptId}`;
	const canBeSent = isAddress(email) && (await whyMuted(transaction, email)) === null;
	const { replaced, replacedWithoutLetter } = tripSignInMessages;
	const told = canBeSent
		? { message: replaced(email), sent: true }
		: { message: replacedWithoutLetter, sent: false };
	if (occasion && (await transaction.$count(outbox, eq(outbox.occasion, occasion))) > 0)
		return told;
	if (limitsUses) {
		const hit = { key: `replace-trip-link:${id}`, windowSeconds: hour, now: now() };
		const { hits, resetsAt } = await countHit(transaction, hit);
		if (hits > mostAnHour) throw tooMany(tripSignInMessages.tooManyReplaced, resetsAt, now());
	}
	await endLinks(transaction, id, keptKeyId);
	if (canBeSent) {
		const letter = tripLinkReplaced(booking, siteUrl);
		await addToOutbox(transaction, { ...letter, ...(occasion && { occasion }) });
	}
	return told;
}

async function endLinks(
	transaction: Database,
	bookingId: number,
	keptKeyId: number | null,
): Promise<void> {
	const ofTrip = eq(tripKeys.bookingId, bookingId);
	// It would end with the link that began it.
	const kept = eq(tripKeys.id, keptKeyId ?? 0);
	await transaction.update(tripKeys).set({ linkId: null }).where(and(ofTrip, kept));
	await transaction.delete(tripKeys).where(and(ofTrip, eq(tripKeys.purpose, 'link')));
	// Visits that only read began by a link that was given on.
	const others = and(eq(tripKeys.purpose, 'visit'), eq(tripKeys.mayChange, true));
	await transaction.delete(tripKeys).where(and(ofTrip, others, ne(tripKeys.id, keptKeyId ?? 0)));
}
