import { and, eq, isNull, ne } from 'drizzle-orm';

import type { ProposalVersion } from '#src/contract/proposals/proposal-view.ts';
import type { SessionUser } from '#src/contract/users/account.ts';

import { deskActor } from '../../bookings/operations/actor.ts';
import { recordChange } from '../../changes/record-change.ts';
import type { Database } from '../../db/database.ts';
import { proposalParts, proposals, proposalVersions } from '../../db/schema.ts';
import type { Attempt } from '../../http/attempt.ts';
import { storeOnce } from '../../http/stored-once.ts';
import { lockRequest, storeStanding } from '../../inbox/standing.ts';
import { proposalSent } from '../../mail/letters/proposal.ts';
import { addToOutbox } from '../../mail/outbox.ts';
import { type ProposalRow, selectVersions } from '../../proposals/read-proposal.ts';
import type { Dependencies } from '../../world/dependencies.ts';
import { newToken, tokenHashOf } from '../../world/secret-token.ts';
import { stepStanding } from '../requests/step-request.ts';
import { type Offered, offeredParts } from './offered-parts.ts';

type Sending = {
	colleague: SessionUser;
	/** The offer, locked; its number is the version's. */
	proposal: ProposalRow;
	offered: Offered;
	/** Whether the versions before may still be accepted. */
	keepsEarlier: boolean;
	attempt: Attempt | null;
};

/**
 * Stores a version of an offer with the letter that brings it, and lets the offer wait for its reader until it ends.
 * @returns the offer as it is then; or as it was, where the same attempt stored the version before
 * @throws HttpError 400 as `offeredParts`; 409 when the attempt was sent with other words
 */
export async function sendVersion(
	transaction: Database,
	deps: Dependencies,
	{ colleague, proposal, offered, keepsEarlier, attempt }: Sending,
): Promise<{ proposal: ProposalRow; isRepeat: boolean }> {
	const now = deps.now();
	const { id, version: number } = proposal;
	const { travelers: travellers, message, terms } = offered;
	const actor = deskActor(colleague);
	const { values, until } = await offeredParts(transaction, offered, { actor, offering: deps });
	const key = newToken(deps);
	const { row, isRepeat } = await storeOnce(
		transaction,
		proposalVersions,
		{
			proposalId: id,
			number,
			travellers,
			message,
			terms,
			until,
			keyHash: tokenHashOf(key),
			authorId: colleague.id,
			author: colleague.fullName,
			createdAt: now,
		},
		attempt,
	);
	if (isRepeat) return { proposal, isRepeat };
	await transaction
		.insert(proposalParts)
		.values(values.map((part) => ({ ...part, versionId: row.id })));
	if (!keepsEarlier) await withdrawEarlier(transaction, { id, number, now });
	const [sent = proposal] = await transaction
		.update(proposals)
		.set({ until, version: number })
		.where(eq(proposals.id, id))
		.returning();
	const [newest] = await selectVersions(transaction, sent, now);
	if (newest) await tell(transaction, deps, { colleague, proposal: sent, newest, key });
	return { proposal: sent, isRepeat };
}

function withdrawEarlier(
	transaction: Database,
	{ id, number, now }: { id: number; number: number; now: Date },
) {
	const { proposalId, number: each, withdrawnAt } = proposalVersions;
	return transaction
		.update(proposalVersions)
		.set({ withdrawnAt: now })
		.where(and(eq(proposalId, id), ne(each, number), isNull(withdrawnAt)));
}

type Telling = Pick<Sending, 'colleague' | 'proposal'> & { newest: ProposalVersion; key: string };

async function tell(
	transaction: Database,
	{ now, siteUrl }: Dependencies,
	{ colleague, proposal, newest, key }: Telling,
): Promise<void> {
	const { id, reference, name, until, customOfferId } = proposal;
	const at = now();
	await addToOutbox(transaction, proposalSent(proposal, newest, { siteUrl, key }));
	const standing = await lockRequest(transaction, { kind: 'proposal', id }, at);
	// Once it has ended somebody looks at it again.
	await storeStanding(transaction, standing, { state: 'Later', laterUntil: until }, at);
	if (customOfferId !== null) {
		const asked = { kind: 'custom offer', id: customOfferId } as const;
		const before = await lockRequest(transaction, asked, at);
		const step = { state: 'Waiting for them', laterUntil: null } as const;
		await stepStanding(transaction, asked, before, step, { at, told: 'not' });
	}
	await recordChange(transaction, {
		colleague,
		at,
		subject: 'proposal',
		subjectId: id,
		label: `${reference}, ${name}`,
		before: newest.number === 1 ? null : { version: newest.number - 1 },
		after: { sent: newest.number, total: newest.total, until: newest.until },
	});
}
