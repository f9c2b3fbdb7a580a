import { attemptIdFor } from '#src/browser/attempts.ts';
import {
	conversationConflict,
	type ConversationRecord,
	conversations,
} from '#src/contract/desk/conversation.ts';
import { listProposals } from '#src/contract/desk/proposals.ts';
import { listApplications, listCustomOffers, listInquiries } from '#src/contract/desk/requests.ts';
import { attemptHeader } from '#src/contract/http/attempt.ts';
import type { RepliedKind } from '#src/domain/desk/desk-item.ts';
import { customOfferStatus } from '#src/domain/requests/custom-offer.ts';
import type { NamedState, RequestState } from '#src/domain/requests/request-state.ts';

import { type FieldErrors, refusedFields } from '../forms/refusal.ts';
import { showToast } from '../toasts.ts';
import { callDeskApi, type ListPage } from './call-desk-api.ts';
import { conflictOf } from './conflict.ts';
import { recount, watchInterval } from './counts.ts';
import { failureReason } from './failure-reason.ts';
import { queryClient } from './query-client.ts';

type Request = { kind: RepliedKind; id: number };

/** What the desk wrote to whoever asked, and where that stands; asked for again while it is looked at. */
export function conversationQuery({ kind, id }: Request) {
	return {
		queryKey: keyOf({ kind, id }),
		queryFn: ({ signal }: { signal: AbortSignal }) =>
			callDeskApi(conversations[kind].read, { params: { id }, signal }),
		refetchInterval: watchInterval,
		// The next one who opens it shall not see it as it was.
		gcTime: 0,
	};
}

/**
 * Sends a reply, and says how that went. Where a colleague has answered meanwhile, theirs is shown and ours stays
 * unsent.
 * @param reply.seen the last reply that whoever writes has seen; 0: none
 * @returns whether it is stored, and what the server refuses of it
 */
export async function sendReply(
	{ kind, id, recipient }: ConversationRecord,
	reply: { body: string; state: NamedState; seen: number },
): Promise<{ isStored: boolean; refused: FieldErrors<'body'> }> {
	const about = `reply ${kind} ${id}`;
	const headers = { [attemptHeader]: attemptIdFor({ kind, id, ...reply }) };
	try {
		show(await callDeskApi(conversations[kind].write, { params: { id }, body: reply, headers }));
		const description = `It goes out to ${recipient} within a minute.`;
		showToast({ title: 'Reply Sent', description, tone: 'success', about });
		reloadLists();
		return { isStored: true, refused: {} };
	} catch (error) {
		const conflict = conflictOf(error, conversationConflict);
		if (conflict) show(conflict.current);
		const refused = refusedFields(error, ['body']);
		if (Object.keys(refused).length === 0) {
			const description = conflict?.message ?? failureReason(error);
			showToast({ title: 'Reply Not Sent', description, tone: 'destructive', about });
		}
		return { isStored: false, refused };
	}
}

/** The number of the last message in a conversation; 0: there is none. */
export function lastMessage({ messages }: ConversationRecord): number {
	return messages.at(-1)?.id ?? 0;
}

/** Says where a conversation stands: at once on screen, then on the server; what fails is put back and said. */
export async function stepConversation(seen: ConversationRecord, state: NamedState): Promise<void> {
	const { kind, id, version } = seen;
	const about = `state ${kind} ${id}`;
	// An older answer on its way would put the old state back.
	await queryClient.cancelQueries({ queryKey: keyOf(seen) });
	show({ ...seen, state });
	try {
		show(await callDeskApi(conversations[kind].step, { params: { id }, body: { state, version } }));
		showToast({ title: `Marked ${state}`, tone: 'success', about });
	} catch (error) {
		const conflict = conflictOf(error, conversationConflict);
		show(conflict?.current ?? seen);
		const description = conflict?.message ?? failureReason(error);
		showToast({ title: 'State Not Changed', description, tone: 'destructive', about });
	}
	reloadLists();
}

/** Asks anew where conversations of a kind stand: one was brought elsewhere by other means. */
export function reloadConversation(kind: RepliedKind): void {
	void queryClient.invalidateQueries({ queryKey: [conversations[kind].read.path] });
}

const lists = {
	inquiry: listInquiries,
	application: listApplications,
	'custom offer': listCustomOffers,
	proposal: listProposals,
} as const satisfies Record<RepliedKind, unknown>;

type Listed = { id: number; state: RequestState; version?: number };

function show(conversation: ConversationRecord): void {
	queryClient.setQueryData(keyOf(conversation), conversation);
	const { kind, id, state, version } = conversation;
	const stands =
		kind === 'custom offer' ? { state, version, status: customOfferStatus(state) } : { state };
	// The dialog itself may show what its list has of it.
	queryClient.setQueriesData<ListPage<Listed>>(
		{ queryKey: [lists[kind].path] },
		(page) =>
			page && {
				...page,
				rows: page.rows.map((row) => (row.id === id ? { ...row, ...stands } : row)),
			},
	);
}

function keyOf({ kind, id }: Request) {
	return [conversations[kind].read.path, id] as const;
}

function reloadLists(): void {
	for (const { path } of Object.values(lists)) {
		void queryClient.invalidateQueries({ queryKey: [path] });
	}
	recount();
}
