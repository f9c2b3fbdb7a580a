import {
	listProposals,
	proposalConflict,
	type ProposalStory,
	readProposal,
	resendProposal as resendOffer,
	withdrawProposal,
} from '#src/contract/desk/proposals.ts';

import { showToast } from '../../toasts.ts';
import { callDeskApi, callDeskApiForPage } from '../call-desk-api.ts';
import { confirmed } from '../confirm.ts';
import { conflictOf } from '../conflict.ts';
import { recount, watchInterval } from '../counts.ts';
import { failureReason } from '../failure-reason.ts';
import { queryClient } from '../query-client.ts';

/** An offer with all its versions; asked for again while it is looked at. */
export function proposalQuery(id: number) {
	return {
		queryKey: keyOf(id),
		queryFn: ({ signal }: { signal: AbortSignal }) =>
			callDeskApi(readProposal, { params: { id }, signal }),
		refetchInterval: watchInterval,
	};
}

/** The offers that answer a request, the newest first. */
export function proposalsOfRequestQuery(customOfferId: number) {
	return {
		queryKey: [listProposals.path, { customOfferId }] as const,
		queryFn: ({ signal }: { signal: AbortSignal }) =>
			callDeskApiForPage(listProposals, { query: { customOfferId, limit: 25 }, signal }),
	};
}

/** Shows an offer as it is by now, wherever it is looked at. */
export function showProposal(story: ProposalStory): void {
	queryClient.setQueryData(keyOf(story.id), story);
}

/** Sends the letter of an offer's newest version again, and says how that went. */
export async function resend(story: ProposalStory): Promise<void> {
	const { id, reference, email, version: seen } = story;
	const about = `offer ${id}`;
	try {
		showProposal(await callDeskApi(resendOffer, { params: { id }, body: { seen } }));
		const description = `${reference} goes to ${email} within a minute.`;
		showToast({ title: 'Offer Sent Again', description, tone: 'success', about });
	} catch (error) {
		refused(error, { title: 'Offer Not Sent Again', about });
	}
}

/** Shows the offer as it is by now, where a colleague was first, and says why nothing was done. */
function refused(error: unknown, { title, about }: { title: string; about: string }): void {
	const conflict = conflictOf(error, proposalConflict);
	if (conflict) showProposal(conflict.current);
	const description = conflict?.message ?? failureReason(error);
	showToast({ title, description, tone: 'destructive', about });
}

/** Takes an offer back after a question, and says how that went. */
export async function withdraw({
	id,
	reference,
	name,
	version: seen,
}: ProposalStory): Promise<void> {
	const question = {
		title: `Take back ${reference}?`,
		hint: `It can no longer be accepted, its seats are free, and ${name} gets a letter.`,
		yes: 'Take it back',
		no: 'Keep it',
	};
	if (!(await confirmed(question))) return;
	const about = `offer ${id}`;
	try {
		showProposal(await callDeskApi(withdrawProposal, { params: { id }, body: { seen } }));
		showToast({ title: 'Offer Taken Back', description: reference, tone: 'success', about });
	} catch (error) {
		refused(error, { title: 'Offer Not Taken Back', about });
	}
	void queryClient.invalidateQueries({ queryKey: [listProposals.path] });
	recount();
}

function keyOf(id: number) {
	return [readProposal.path, id] as const;
}
