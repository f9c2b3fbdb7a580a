import { atom } from 'nanostores';

import {
	newProposal,
	newProposalVersion,
	sendProposal,
	sendProposalVersion,
} from '#src/contract/desk/new-proposal.ts';
import {
	listProposals,
	proposalConflict,
	type ProposalStory,
} from '#src/contract/desk/proposals.ts';
import { listCustomOffers } from '#src/contract/desk/requests.ts';
import { attemptHeader } from '#src/contract/http/attempt.ts';
import { readNumber } from '#src/domain/numbers.ts';

import { callDeskApi } from '../call-desk-api.ts';
import { conflictOf } from '../conflict.ts';
import { recount } from '../counts.ts';
import { failureReason } from '../failure-reason.ts';
import { issuesByPath, refusedByPath } from '../issues-by-path.ts';
import { queryClient } from '../query-client.ts';
import { sentWordsOf } from '../sent-words.ts';
import {
	$offerDraft,
	$offerWrong,
	changeOffer,
	dropOffer,
	type OfferDraft,
} from './offer-draft.ts';
import { showProposal } from './proposals.ts';

/** What has become of the offer that is being written. */
export type Sending =
	/** `failed` says why it was not sent, where that is at no field. */
	{ step: 'form'; failed: string } | { step: 'sending' } | { step: 'sent'; story: ProposalStory };

export const $sending = atom<Sending>({ step: 'form', failed: '' });

/** Sends the offer once, however often it is called meanwhile; what is wrong is said at its fields, or beside the button. */
export async function sendOffer(): Promise<void> {
	const draft = $offerDraft.get();
	if (!draft || $sending.get().step !== 'form') return;
	const schema = draft.versionOf ? newProposalVersion : newProposal;
	const body = schema.safeParse(bodyOf(draft));
	if (!body.success) return refuse(issuesByPath(body.error.issues));
	$offerWrong.set({});
	$sending.set({ step: 'sending' });
	try {
		const story = await call(draft, attemptFor(draft, body.data));
		dropOffer();
		showProposal(story);
		$sending.set({ step: 'sent', story });
		for (const { path } of [listProposals, listCustomOffers]) {
			void queryClient.invalidateQueries({ queryKey: [path] });
		}
		recount();
	} catch (error) {
		const conflict = conflictOf(error, proposalConflict);
		if (conflict) showProposal(conflict.current);
		const refused = refusedByPath(error);
		const isNamed = Object.keys(refused).length > 0;
		refuse(refused, isNamed ? '' : (conflict?.message ?? failureReason(error)));
	}
}

/** Goes on to another one. */
export function writeAnother(): void {
	$sending.set({ step: 'form', failed: '' });
}

function call(draft: OfferDraft, attempt: string): Promise<ProposalStory> {
	const headers = { [attemptHeader]: attempt };
	const { versionOf } = draft;
	if (!versionOf)
		return callDeskApi(sendProposal, { body: newProposal.parse(bodyOf(draft)), headers });
	const body = newProposalVersion.parse(bodyOf(draft));
	return callDeskApi(sendProposalVersion, { params: { id: versionOf.id }, body, headers });
}

/** The body of a draft; what is missing or unreadable is left for the contract to say. */
function bodyOf(draft: OfferDraft): unknown {
	const { customOfferId, versionOf, name, phone, email, message, terms, lastDay } = draft;
	const offered = {
		travelers: draft.parts[0]?.travellers ?? 1,
		parts: draft.parts.map(({ wish, listed, total, reason }) => ({
			...wish,
			totalPrice: listed,
			...(total.trim() !== '' && { agreed: { total: readNumber(total), reason } }),
		})),
		optional: draft.parts.flatMap(({ isOptional }, index) => (isOptional ? [index] : [])),
		message,
		terms,
		lastDay,
	};
	return versionOf
		? { seen: versionOf.seen, keepsEarlier: draft.keepsEarlier, ...offered }
		: { customOfferId, name, phone, email, ...offered };
}

function attemptFor(draft: OfferDraft, body: unknown): string {
	const sent = sentWordsOf(body, draft.sent);
	changeOffer({ sent });
	return sent.attempt;
}

function refuse(wrong: Record<string, string>, failed = ''): void {
	$offerWrong.set(wrong);
	$sending.set({ step: 'form', failed });
}
