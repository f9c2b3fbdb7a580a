import { addMinutes } from 'date-fns/addMinutes';
import { and, eq, gt, isNull } from 'drizzle-orm';

import type { Database } from '../db/database.ts';
import { outbox } from '../db/schema.ts';
import { mostAttempts } from './attempts.ts';
import type { NewLetter } from './letter.ts';
import { addToOutbox, superseded } from './outbox.ts';

/** How long a decision may be changed before its customer is written to. */
const letterWaitMinutes = 2;

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
export type Telling = { letter: NewLetter | null; heard: string; takesBack: boolean };

/**
 * Leaves the letter about a change for delivery in two minutes. One that still waits to tell of an earlier change of the
 * row goes: what follows within two minutes is one letter, and none where the customer would hear what they know.
 * @param transaction the one that changes the row, which is locked: no other change of it comes between
 * @param isSent false: nobody is written to, and whoever decided tells the customer
 */
export async function tellChange(
	transaction: Database,
	{ at, isSent, ...change }: ToldChange & { at: Date; isSent: boolean },
): Promise<void> {
	const { about } = change;
	const { letter, heard } = tellingOf(change, await takeBack(transaction, about));
	if (letter === null || !isSent) return;
	const nextAttemptAt = addMinutes(at, letterWaitMinutes);
	await addToOutbox(transaction, { ...letter, about, heard, nextAttemptAt });
}

/** What `tellChange` would leave for delivery, without doing so. */
export async function foretellChange(db: Database, change: ToldChange): Promise<Telling> {
	const [waiting] = await db
		.select({ heard: outbox.heard })
		.from(outbox)
		.where(waits(change.about));
	return tellingOf(change, waiting?.heard ?? null);
}

function tellingOf({ before, after, write }: ToldChange, heardBefore: string | null): Telling {
	// Where no letter waits, the last one told it as it is, or whoever decided did.
	const heard = heardBefore ?? before;
	const letter = heard === after ? null : write(heard);
	return { letter, heard, takesBack: heardBefore !== null };
}

/**
 * Takes back what is not sent yet of a row. A letter that a deliverer has begun counts as told and goes its way, but is
 * not tried again, nor is one that was given up: it could arrive after the one that corrects it.
 * @returns what the customer knew before the letter that waited; null where none did
 */
async function takeBack(transaction: Database, about: string): Promise<string | null> {
	// First the one that waits: when a deliverer takes it at this moment, it is no longer found here, but by the next.
	const [waiting] = await transaction
		.delete(outbox)
		.where(waits(about))
		.returning({ heard: outbox.heard });
	await supersedeBegun(transaction, about);
	return waiting?.heard ?? null;
}

/** Ends the tries of letters about a row that a deliverer has begun: they could arrive after the one that corrects them. */
export async function supersedeBegun(transaction: Database, about: string): Promise<void> {
	await transaction
		.update(outbox)
		.set({ attempts: mostAttempts, nextAttemptAt: null, lastError: superseded, body: '', html: '' })
		.where(and(isUnsent(about), gt(outbox.attempts, 0)));
}

function waits(about: string) {
	return and(isUnsent(about), eq(outbox.attempts, 0));
}

function isUnsent(about: string) {
	return and(eq(outbox.about, about), isNull(outbox.sentAt), isNull(outbox.cancelledAt));
}
