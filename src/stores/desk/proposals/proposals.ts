import {
	listProposals,
	proposalConflict,
	type ProposalStory,
	readProposal,
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
		const conflict = conflictOf(error, proposalConflict);
		if (conflict) showProposal(conflict.current);
		const description = conflict?.message ?? failureReason(error);
		showToast({ title: 'Offer Not Taken Back', description, tone: 'destructive', about });
	}
	void queryClient.invalidateQueries({ queryKey: [listProposals.path] });
	recount();
}

function keyOf(id: number) {
	return [readProposal.path, id] as const;
}
