import { and, eq, gte, sql } from 'drizzle-orm';

import { proposalDeskMessages, type ProposalStory } from '#src/contract/desk/proposals.ts';
import type { SessionUser } from '#src/contract/users/account.ts';

import { recordChange } from '../../changes/record-change.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { outbox, proposalVersions } from '../../db/schema.ts';
import { found, HttpError } from '../../http/http-error.ts';
import { isInState } from '../../mail/letter-state.ts';
import type { NewLetter } from '../../mail/letter.ts';
import { proposalSent } from '../../mail/letters/proposal.ts';
import { addToOutbox } from '../../mail/outbox.ts';
import { lockProposal } from '../../proposals/answerable.ts';
import { selectVersions } from '../../proposals/read-proposal.ts';
import type { Dependencies } from '../../world/dependencies.ts';
import { newToken, tokenHashOf } from '../../world/secret-token.ts';
import { storyOf } from './proposal-story.ts';
import { refuseMuted } from './refuse-muted.ts';

type Resending = { colleague: SessionUser; id: number; body: { seen: number } };

/**
 * Sends the letter of an offer's newest version again, to whoever cannot find it. Its text was forgotten, as it held a key:
 * it gets another one, and the links of the letters before open the offer all the same. One that still waits to be sent is
 * not followed by a second.
 * @throws HttpError 404; 400 at the address where no letter goes to it; 409 with the offer as it is, where it was answered, or
 *   a colleague has sent another version
 */
export function resendProposal(
	deps: Dependencies,
	{ colleague, id, body: { seen } }: Resending,
): Promise<ProposalStory> {
	return inTransaction(deps.db, async (transaction) => {
		const at = deps.now();
		const proposal = found(await lockProposal(transaction, id), proposalDeskMessages.missing);
		const story = await storyOf(transaction, proposal, at);
		const isAnswered = proposal.answer !== 'open';
		if (isAnswered || proposal.version !== seen) {
			const { answered, changedMeanwhile } = proposalDeskMessages;
			const refusal = { message: isAnswered ? answered : changedMeanwhile, current: story };
			throw new HttpError(409, refusal);
		}
		await refuseMuted(transaction, proposal.email);
		const [newest] = await selectVersions(transaction, proposal, at);
		if (!newest) throw new HttpError(404, { message: proposalDeskMessages.missing });
		const { siteUrl } = deps;
		const key = newToken(deps);
		const letter = proposalSent(proposal, newest, { siteUrl, key });
		if (await isOnItsWay(transaction, letter, new Date(newest.createdAt))) return story;
		const { proposalId, number, keyHash, earlierKeys } = proposalVersions;
		await transaction
			.update(proposalVersions)
			.set({
				keyHash: tokenHashOf(key),
				earlierKeys: sql`array_append(${earlierKeys}, ${keyHash})`,
			})
			.where(and(eq(proposalId, id), eq(number, seen)));
		await addToOutbox(transaction, letter);
		await recordChange(transaction, {
			colleague,
			at,
			subject: 'proposal',
			subjectId: id,
			label: `${proposal.reference}, ${proposal.name}`,
			before: null,
			after: { sentAgain: seen },
		});
		return story;
	});
}

/** Whether a letter like it waits that was written since then: one that was given up or cancelled comes to nobody. */
async function isOnItsWay(
	transaction: Database,
	{ kind, recipient, subject }: NewLetter,
	since: Date,
): Promise<boolean> {
	const waits = and(
		eq(outbox.kind, kind),
		eq(outbox.recipient, recipient),
		eq(outbox.subject, subject),
		gte(outbox.createdAt, since),
		isInState.waiting,
	);
	return (await transaction.$count(outbox, waits)) > 0;
}
