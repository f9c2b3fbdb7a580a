import { eq } from 'drizzle-orm';

import { type NewProposal, type NewProposalVersion } from '#src/contract/desk/new-proposal.ts';
import { proposalDeskMessages, type ProposalStory } from '#src/contract/desk/proposals.ts';
import type { SessionUser } from '#src/contract/users/account.ts';
import { bookingReference, referenceLength } from '#src/domain/bookings/booking.ts';
import { proposalPrefix } from '#src/domain/proposals/proposal.ts';
import { site } from '#src/site.ts';

import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { customOffers, proposals, proposalVersions } from '../../db/schema.ts';
import type { Attempt } from '../../http/attempt.ts';
import { found, HttpError, invalidField } from '../../http/http-error.ts';
import { attemptReused, storedBefore } from '../../http/stored-once.ts';
import { lockProposal, publishSeats, releaseSeats } from '../../proposals/answerable.ts';
import type { Dependencies } from '../../world/dependencies.ts';
import { readProposalStory, storyOf } from './proposal-story.ts';
import { refuseMuted } from './refuse-muted.ts';
import { sendVersion } from './send-version.ts';

type Call<Body> = { colleague: SessionUser; body: Body; attempt: Attempt | null };
type Sent = { story: ProposalStory; isRepeat: boolean };
/** With the tours whose seats the version before kept. */
type SentAnew = Sent & { freed?: number[] };

/**
 * Sends somebody an offer, once for each attempt: it has a reference, keeps its seats and waits for an answer until it ends.
 * @throws HttpError 400 where a part, the last day or the request cannot be offered; 409 when the attempt was sent with
 *   other words
 */
export async function sendProposal(
	deps: Dependencies,
	{ colleague, body, attempt }: Call<NewProposal>,
): Promise<Sent> {
	const { customOfferId, name, phone, email, ...offered } = body;
	const sent = await inTransaction(deps.db, async (transaction) => {
		const earlier = await sentBefore(transaction, deps, attempt);
		if (earlier) return earlier;
		await refuseUnasked(transaction, customOfferId);
		await refuseMuted(transaction, email);
		const proposal = await open(transaction, deps, { customOfferId, name, phone, email });
		const sending = { colleague, proposal, offered, keepsEarlier: false, attempt };
		const { proposal: stored, isRepeat } = await sendVersion(transaction, deps, sending);
		// Of two at the same moment this one came second.
		if (isRepeat) throw new HttpError(409, { message: proposalDeskMessages.sentAtOnce });
		return { story: await storyOf(transaction, stored, deps.now()), isRepeat };
	});
	if (!sent.isRepeat) await publishSeats(toursOf(body));
	return sent;
}

/**
 * Sends another version of an offer, as `sendProposal`. The seats of the one before are free for it.
 * @throws HttpError 404; 400 as `sendProposal`; 409 with the offer as it is, where it was answered or a colleague was first
 */
export async function sendProposalVersion(
	deps: Dependencies,
	{ colleague, id, body, attempt }: Call<NewProposalVersion> & { id: number },
): Promise<Sent> {
	const { seen, keepsEarlier, ...offered } = body;
	const sent = await inTransaction(deps.db, async (transaction): Promise<SentAnew> => {
		const before = found(await lockProposal(transaction, id), proposalDeskMessages.missing);
		const earlier = await sentBefore(transaction, deps, attempt);
		if (earlier && earlier.story.id !== id) throw attemptReused(proposalVersions);
		if (earlier) return earlier;
		const current = await storyOf(transaction, before, deps.now());
		if (before.answer !== 'open') throw conflict(proposalDeskMessages.answered, current);
		if (before.version !== seen) throw conflict(proposalDeskMessages.changedMeanwhile, current);
		await refuseMuted(transaction, before.email);
		const freed = await releaseSeats(transaction, id);
		const proposal = { ...before, version: seen + 1 };
		const sending = { colleague, proposal, offered, keepsEarlier, attempt };
		const { proposal: stored, isRepeat } = await sendVersion(transaction, deps, sending);
		return { story: await storyOf(transaction, stored, deps.now()), isRepeat, freed };
	});
	const { story, isRepeat, freed = [] } = sent;
	if (!isRepeat) await publishSeats([...freed, ...toursOf(body)]);
	return { story, isRepeat };
}

function conflict(message: string, current: ProposalStory): HttpError {
	const body = { message, current };
	return new HttpError(409, body);
}

async function sentBefore(
	transaction: Database,
	{ now }: Dependencies,
	attempt: Attempt | null,
): Promise<Sent | null> {
	const version = await storedBefore(transaction, proposalVersions, attempt);
	if (!version) return null;
	const story = await readProposalStory(transaction, version.proposalId, now());
	return { story, isRepeat: true };
}

async function refuseUnasked(transaction: Database, customOfferId: number | null): Promise<void> {
	if (customOfferId === null) return;
	const isThere = await transaction.$count(customOffers, eq(customOffers.id, customOfferId));
	if (isThere === 0) throw invalidField('customOfferId', 'This request is not there any more.');
}

const mostDraws = 5;

async function open(
	transaction: Database,
	{ now, randomBytes }: Dependencies,
	asked: Pick<NewProposal, 'customOfferId' | 'name' | 'phone' | 'email'>,
) {
	for (let draws = 0; draws < mostDraws; draws += 1) {
		const prefix = proposalPrefix(site.referencePrefix);
		const reference = bookingReference(randomBytes(referenceLength), prefix);
		const [row] = await transaction
			.insert(proposals)
			.values({ ...asked, reference, until: now(), createdAt: now() })
			.onConflictDoNothing()
			.returning();
		if (row) return row;
	}
	throw new Error('Every reference that was drawn is taken.');
}

/** The tours of which an offer keeps seats. */
function toursOf({ parts }: Pick<NewProposal, 'parts'>): number[] {
	return parts.flatMap((part) => (part.type === 'tour' ? [part.itemId] : []));
}
