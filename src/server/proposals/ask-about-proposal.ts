import { inTransaction } from '../db/in-transaction.ts';
import type { Attempt } from '../http/attempt.ts';
import { countCall } from '../http/rate-limit.ts';
import { openAgain } from '../inbox/standing.ts';
import { proposalAnsweredForDesk } from '../mail/letters/proposal.ts';
import { sendMessage } from '../messages/send-message.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { answerLimit } from './answer-limit.ts';
import type { ProposalRow } from './read-proposal.ts';

type Asking = { proposal: ProposalRow; body: string; attempt: Attempt | null };

/**
 * Stores what somebody asks about an offer, with the letter that brings it to the desk, where the offer waits from then on;
 * or finds what the same attempt stored before.
 * @throws HttpError 409 when the attempt was sent with other words; 429
 */
export async function askAboutProposal(
	deps: Pick<Dependencies, 'db' | 'now' | 'clientAddress' | 'limitsUses'>,
	{ proposal, body, attempt }: Asking,
): Promise<void> {
	const { id } = proposal;
	await inTransaction(deps.db, async (transaction) => {
		const now = deps.now();
		const { isRepeat } = await sendMessage(
			transaction,
			{ kind: 'proposal', id },
			{ kind: 'question', body, createdAt: now, attempt },
			() => proposalAnsweredForDesk(proposal, { answer: 'question', words: body }),
		);
		if (isRepeat) return;
		await countCall(transaction, answerLimit, deps);
		await openAgain(transaction, { kind: 'proposal', id }, { at: now, since: now });
	});
}
