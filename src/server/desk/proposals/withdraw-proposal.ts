import { eq } from 'drizzle-orm';

import { proposalDeskMessages, type ProposalStory } from '#src/contract/desk/proposals.ts';
import type { SessionUser } from '#src/contract/users/account.ts';

import { recordChange } from '../../changes/record-change.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { proposals } from '../../db/schema.ts';
import { found, HttpError } from '../../http/http-error.ts';
import { closeRequest } from '../../inbox/standing.ts';
import { proposalWithdrawn } from '../../mail/letters/proposal.ts';
import { addToOutbox } from '../../mail/outbox.ts';
import { lockProposal, publishSeats, releaseSeats } from '../../proposals/answerable.ts';
import type { Dependencies } from '../../world/dependencies.ts';
import { storyOf } from './proposal-story.ts';

type Withdrawing = { colleague: SessionUser; id: number; body: { seen: number } };

/**
 * Takes an offer back: its seats are free, its page says so, and whoever got it is told. What is taken back already stays.
 * @throws HttpError 404; 409 with the offer as it is, where it was answered, or a colleague has sent another version
 */
export async function withdrawProposal(
	deps: Dependencies,
	{ colleague, id, body: { seen } }: Withdrawing,
): Promise<ProposalStory> {
	const { story, freed } = await inTransaction(deps.db, async (transaction) => {
		const at = deps.now();
		const before = found(await lockProposal(transaction, id), proposalDeskMessages.missing);
		if (before.answer === 'withdrawn') {
			return { story: await storyOf(transaction, before, at), freed: [] };
		}
		const isAnswered = before.answer !== 'open';
		if (isAnswered || before.version !== seen) {
			const { answered, changedMeanwhile } = proposalDeskMessages;
			const current = await storyOf(transaction, before, at);
			const refusal = { message: isAnswered ? answered : changedMeanwhile, current };
			throw new HttpError(409, refusal);
		}
		const [after = before] = await transaction
			.update(proposals)
			.set({ answer: 'withdrawn', answeredAt: at })
			.where(eq(proposals.id, id))
			.returning();
		const tours = await releaseSeats(transaction, id);
		await closeRequest(transaction, { kind: 'proposal', id }, { at });
		await addToOutbox(transaction, proposalWithdrawn(before));
		await recordChange(transaction, {
			colleague,
			at,
			subject: 'proposal',
			subjectId: id,
			label: `${before.reference}, ${before.name}`,
			before: { answer: before.answer },
			after: { answer: after.answer },
		});
		return { story: await storyOf(transaction, after, at), freed: tours };
	});
	await publishSeats(freed);
	return story;
}
