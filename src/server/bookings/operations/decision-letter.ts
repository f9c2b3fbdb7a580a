import type { Database } from '../../db/database.ts';
import { supersedeBegun, type ToldChange } from '../../mail/decision-letters.ts';
import type { NewLetter } from '../../mail/letter.ts';
import { setAsideLetters } from './operation-letters.ts';

/** What an operation that decides about a booking leaves of letters. */
type DecisionLetter = {
	letter: (NewLetter & { about: string; heard: string }) | null;
	/** Those that tell of an earlier decision, and do not go out any more. */
	setAside: number[];
};

/**
 * The letter of an operation that decides about a booking. One that waits to tell of an earlier decision is set aside: what
 * follows while it waits is one letter, and none where the traveller would hear what they know.
 */
export async function decisionLetter(
	transaction: Database,
	{ about, before, after, write }: ToldChange,
	at: Date,
): Promise<DecisionLetter> {
	const { ids, heard: heardBefore } = await setAsideLetters(transaction, about, at);
	await supersedeBegun(transaction, about);
	const heard = heardBefore ?? before;
	const letter = heard === after ? null : write(heard);
	return { letter: letter && { ...letter, about, heard }, setAside: ids };
}
