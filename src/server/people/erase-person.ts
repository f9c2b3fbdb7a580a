import { type ErasedPerson, type Mention, personMessages } from '#src/contract/desk/people.ts';
import { type HeldKind, heldLines } from '#src/domain/people/held-rows.ts';

import { type ChangeAuthor, recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import {
	applications,
	callBacks,
	customOffers,
	emailVerifications,
	inquiries,
	proposals,
	invitations,
	messages,
	mutedAddresses,
	outbox,
	rateLimits,
	subscribers,
	users,
	waitingList,
} from '../db/schema.ts';
import { HttpError } from '../http/http-error.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { eraseFromBookings, eraseFromChanges } from './erased-rows.ts';
import { countHeld, isOurs } from './find-person.ts';
import { eraseMentions } from './mentions.ts';
import { type PersonalRows, personalRowsOf } from './personal-rows.ts';

/**
 * Erases whoever has an email address, in one transaction: their rows are deleted, and bookings and the log of changes
 * tell no more who it was. A letter that waits goes with them; one that a deliverer has begun may still arrive. That it was
 * done, by whom and how many rows it were is written down, and nothing of the person.
 * @param chosen the texts of others in which they are to be called "Erased", as `findMentions` found them
 * @returns how many rows of each kind there were
 * @throws HttpError 404 where nothing is held; 409 for an administrator's address and our own
 */
export function erasePerson(
	{ db, now, adminEmail }: Pick<Dependencies, 'db' | 'now' | 'adminEmail'>,
	colleague: ChangeAuthor,
	email: string,
	chosen: readonly Pick<Mention, 'kind' | 'id'>[] = [],
): Promise<ErasedPerson> {
	return inTransaction(db, async (transaction) => {
		const theirs = personalRowsOf(email);
		// Nobody signs in, or is made an administrator, meanwhile.
		await transaction
			.select({ id: users.id })
			.from(users)
			.where(theirs.accounts.isTheirs)
			.for('update');
		if (await isOurs(transaction, email, adminEmail)) {
			throw new HttpError(409, { message: personMessages.ours });
		}
		const held = await countHeld(transaction, email);
		const lines = heldLines(held);
		if (lines.length === 0) throw new HttpError(404, { message: personMessages.nothingHeld });

		const at = now();
		await eraseMentions(transaction, email, chosen);
		// What is found by another row goes before it: the log by bookings, counts by the account.
		await eraseFromChanges(transaction, theirs.changes.isTheirs);
		await eraseFromBookings(transaction, theirs.bookings.isTheirs, at);
		await deleteRows(transaction, theirs);
		await recordChange(transaction, {
			colleague,
			at,
			subject: 'person',
			// No row is one person.
			subjectId: 0,
			label: lines.map(({ text }) => text).join(', '),
			before: null,
			after: Object.fromEntries(lines.map(({ kind }) => [kind, held[kind]])),
			action: 'erased',
		});
		return { held };
	});
}

async function deleteRows(
	transaction: Database,
	theirs: Record<HeldKind, PersonalRows>,
): Promise<void> {
	await transaction.delete(rateLimits).where(theirs.counters.isTheirs);
	await transaction.delete(outbox).where(theirs.letters.isTheirs);
	// Before the requests that they are about, by which they are found.
	await transaction.delete(messages).where(theirs.messages.isTheirs);
	await transaction.delete(customOffers).where(theirs.customOffers.isTheirs);
	await transaction.delete(proposals).where(theirs.proposals.isTheirs);
	await transaction.delete(inquiries).where(theirs.inquiries.isTheirs);
	await transaction.delete(applications).where(theirs.applications.isTheirs);
	await transaction.delete(callBacks).where(theirs.callBacks.isTheirs);
	await transaction.delete(waitingList).where(theirs.waitingList.isTheirs);
	await transaction.delete(subscribers).where(theirs.subscriptions.isTheirs);
	await transaction.delete(mutedAddresses).where(theirs.mutedAddresses.isTheirs);
	await transaction.delete(emailVerifications).where(theirs.emailVerifications.isTheirs);
	await transaction.delete(invitations).where(theirs.invitations.isTheirs);
	// Sessions, second factors, saved travellers, notes of sign-ins and links to a new password go with their account.
	await transaction.delete(users).where(theirs.accounts.isTheirs);
}
