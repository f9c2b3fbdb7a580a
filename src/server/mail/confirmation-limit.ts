import { hash } from 'node:crypto';

import { and, eq } from 'drizzle-orm';

import type { Database } from '../db/database.ts';
import { outbox } from '../db/schema.ts';
import { addUse } from '../http/rate-limit.ts';
import type { Dependencies } from '../world/dependencies.ts';
import type { NewLetter } from './letter.ts';
import { addToOutbox } from './outbox.ts';
import { whyMuted } from './suppressions.ts';

/** Receipts to one mailbox in a day: more than anybody needs who asks for something, too few to be a nuisance. */
export const mostConfirmations = 6;
const windowSeconds = 24 * 60 * 60;

/** What an answer says beside the row: nothing, unless no letter confirms it. */
export type Confirmed = { noLetter?: true };

/**
 * Leaves for delivery what confirms a visitor's row, unless no letter goes to the address or it had as many today: a
 * visitor may type anybody's. The row is stored all the same.
 * @param forDesk letters that tell the desk of the row: they go in any case, and lie in the same statement
 *
 * To be called before `countCall`, which takes hold of any counts that have ended: two transactions that wait for a
 * count after that could wait for each other.
 */
export async function leaveConfirmation(
	transaction: Database,
	letter: NewLetter,
	deps: Pick<Dependencies, 'limitsUses' | 'now'>,
	...forDesk: NewLetter[]
): Promise<Confirmed> {
	const isDue = await isConfirmationDue(transaction, letter.recipient, deps);
	await addToOutbox(transaction, ...(isDue ? [letter] : []), ...forDesk);
	return isDue ? {} : { noLetter: true };
}

/** Whether what confirms a visitor's row may go to an address, and counts it; as `leaveConfirmation` does, before `countCall`. */
export async function isConfirmationDue(
	transaction: Database,
	recipient: string,
	deps: Pick<Dependencies, 'limitsUses' | 'now'>,
): Promise<boolean> {
	return (
		(await isWithinLimit(transaction, recipient, deps)) &&
		(await whyMuted(transaction, recipient)) === null
	);
}

/** What was said of a row when it was stored: its letter lies in the outbox since the same moment. */
export async function confirmationLeft(
	db: Database,
	{ email, createdAt }: { email: string; createdAt: Date },
): Promise<Confirmed> {
	const itsLetter = and(eq(outbox.recipient, email), eq(outbox.createdAt, createdAt));
	return (await db.$count(outbox, itsLetter)) > 0 ? {} : { noLetter: true };
}

async function isWithinLimit(
	transaction: Database,
	recipient: string,
	{ limitsUses, now }: Pick<Dependencies, 'limitsUses' | 'now'>,
): Promise<boolean> {
	if (!limitsUses) return true;
	const key = `receipts:${hash('sha256', mailboxOf(recipient))}`;
	const { hits } = await addUse(transaction, { key, windowSeconds, now: now() });
	return hits <= mostConfirmations;
}

/** One name for the spellings of an address that many servers deliver to one mailbox: 'a.da+trips@' and 'Ada@'. */
function mailboxOf(address: string): string {
	const [local = '', domain = ''] = address.toLowerCase().split('@');
	return `${local.replace(/\+.*$/, '').replaceAll('.', '')}@${domain}`;
}
