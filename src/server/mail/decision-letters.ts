import { addMinutes } from 'date-fns/addMinutes';
import { and, eq, gt, isNull } from 'drizzle-orm';

import { undoMinutes } from '#src/domain/bookings/operation.ts';

import type { Database } from '../db/database.ts';
import { outbox } from '../db/schema.ts';
import { mostAttempts } from './attempts.ts';
import type { NewLetter } from './letter.ts';
import { addToOutbox, superseded } from './outbox.ts';

/** A row that goes from one status to another, and how its customer is told. */
export type ToldChange = {
	/** 'booking 12' */
	about: string;
	before: string;
	after: string;
	/** The letter to somebody who knew the row as `heard`; null where there is no address to write to. */
	write: (heard: string) => NewLetter | null;
};

/** What comes of a change: the letter, and whether one that waits goes away for it. */
export type Telling = { letter: NewLetter | null; takesBack: boolean };

/**
 * Leaves the letter about a change for delivery once whoever made it can no longer think better of it (`undoMinutes`). One
 * that still waits to tell of an earlier change of the row goes: what follows meanwhile is one letter, and none where the
 * customer would hear what they know.
 * @param transaction the one that changes the row, which is locked: no other change of it comes between
 * @param isSent false: nobody is written to, and whoever decided tells the customer
 */
export async function tellChange(
	transaction: Database,
	{ at, isSent, ...change }: ToldChange & { at: Date; isSent: boolean },
): Promise<void> {
	const { about } = change;
	const aside = await setAsideLetters(transaction, about, at);
	const { letter, heard } = tellingOf(change, aside.heard);
	if (letter === null || !isSent) return;
	const nextAttemptAt = addMinutes(at, undoMinutes);
	await addToOutbox(transaction, { ...letter, about, heard, nextAttemptAt });
}

/** What `tellChange` would leave for delivery, without doing so. */
export async function foretellChange(db: Database, change: ToldChange): Promise<Telling> {
	return tellingOf(change, await waitingHeard(db, change.about));
}

/** What the customer of a row knew before the letter about it that waits; null where none does. */
export async function waitingHeard(db: Database, about: string): Promise<string | null> {
	const [waiting] = await db
		.select({ heard: outbox.heard })
		.from(outbox)
		.where(and(eq(outbox.about, about), isWaitingLetter));
	return waiting?.heard ?? null;
}

function tellingOf({ before, after, write }: ToldChange, heardBefore: string | null) {
	// Where no letter waits, the last one told it as it is, or whoever decided did.
	const heard = heardBefore ?? before;
	const letter = heard === after ? null : write(heard);
	return { letter, heard, takesBack: heardBefore !== null };
}

/** Letters that were set aside, and what the customer knew before the first of them; null where none was. */
type SetAside = { ids: number[]; heard: string | null };

/**
 * Keeps back the letters that wait to tell of earlier decisions about a row, because what is told now takes their place:
 * what follows while one waits is one letter. One that a deliverer has begun counts as told and goes its way, but is not
 * tried again, nor is one that was given up: it could arrive after the one that corrects it.
 * @param about 'booking 12'
 */
export async function setAsideLetters(
	transaction: Database,
	about: string,
	at: Date,
): Promise<SetAside> {
	// First the one that waits: when a deliverer takes it at this moment, it is no longer found here, but by the next.
	const rows = await transaction
		.update(outbox)
		.set({ cancelledAt: at })
		.where(and(eq(outbox.about, about), isWaitingLetter))
		.returning({ id: outbox.id, heard: outbox.heard });
	await transaction
		.update(outbox)
		.set({ attempts: mostAttempts, nextAttemptAt: null, lastError: superseded, body: '', html: '' })
		.where(and(eq(outbox.about, about), isUnsent, gt(outbox.attempts, 0)));
	return { ids: rows.map(({ id }) => id), heard: rows[0]?.heard ?? null };
}

const isUnsent = and(isNull(outbox.sentAt), isNull(outbox.cancelledAt));

/** The condition that a letter waits, as one does while what it tells of can be undone: nobody has begun to send it. */
export const isWaitingLetter = and(isUnsent, eq(outbox.attempts, 0));
