import { eq } from 'drizzle-orm';

import { proposalMessages } from '#src/contract/proposals/answers.ts';

import { inTransaction } from '../db/in-transaction.ts';
import { proposals } from '../db/schema.ts';
import { HttpError } from '../http/http-error.ts';
import { countCall } from '../http/rate-limit.ts';
import { openAgain } from '../inbox/standing.ts';
import { proposalAnsweredForDesk } from '../mail/letters/proposal.ts';
import { addToOutbox } from '../mail/outbox.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { answerLimit } from './answer-limit.ts';
import { lockProposal, publishSeats, releaseSeats } from './answerable.ts';
import type { ProposalRow } from './read-proposal.ts';

type Declining = { proposal: Pick<ProposalRow, 'id'>; reason: string };

/**
 * Says no to an offer: the seats that it keeps are free again, and the desk hears why. Said twice, the first counts.
 * @throws HttpError 409 where it was accepted or taken back; 429
 */
export async function declineProposal(
	deps: Dependencies,
	{ proposal: { id }, reason }: Declining,
): Promise<void> {
	const freed = await inTransaction(deps.db, async (transaction) => {
		const now = deps.now();
		const proposal = await lockProposal(transaction, id);
		if (!proposal) throw new HttpError(404, { message: proposalMessages.notOpen });
		if (proposal.answer === 'declined') return [];
		if (proposal.answer !== 'open') {
			throw new HttpError(409, { message: proposalMessages[proposal.answer] });
		}
		await countCall(transaction, answerLimit, deps);
		await transaction
			.update(proposals)
			.set({ answer: 'declined', answeredAt: now, declinedBecause: reason })
			.where(eq(proposals.id, id));
		const tours = await releaseSeats(transaction, id);
		await openAgain(transaction, { kind: 'proposal', id }, { at: now, since: now });
		const answered = { answer: 'declined', words: reason } as const;
		await addToOutbox(transaction, proposalAnsweredForDesk(proposal, answered));
		return tours;
	});
	await publishSeats(freed);
}
