import {
	type InvitationForm,
	type InvitationRecord,
	inviteColleague,
	listInvitations,
	withdrawInvitation,
} from '#src/contract/desk/invitations.ts';

import { type FieldErrors, refusedFields } from '../forms/refusal.ts';
import { showToast } from '../toasts.ts';
import { callDeskApi } from './call-desk-api.ts';
import { confirmed } from './confirm.ts';
import { failureReason } from './failure-reason.ts';
import { queryClient } from './query-client.ts';

/** The colleagues who were invited and have not accepted yet. */
export const invitationsQuery = {
	queryKey: [listInvitations.path],
	queryFn: ({ signal }: { signal: AbortSignal }) => callDeskApi(listInvitations, { signal }),
};

/** Sends an invitation and says how that went; null where it was sent, else what is wrong with the fields. */
export async function invite(
	form: InvitationForm,
): Promise<FieldErrors<keyof InvitationForm> | null> {
	try {
		const { email } = await callDeskApi(inviteColleague, { body: form });
		showToast({ title: 'Invitation sent', description: email, tone: 'success' });
		return null;
	} catch (error) {
		const errors = refusedFields(error, ['email', 'role']);
		if (Object.keys(errors).length === 0) tellFailure('Invitation not sent', error);
		return errors;
	} finally {
		void queryClient.invalidateQueries({ queryKey: invitationsQuery.queryKey });
	}
}

/** Takes an invitation back, after a question. */
export async function withdraw({ id, email }: InvitationRecord): Promise<void> {
	const isSure = await confirmed({
		title: 'Withdraw this invitation?',
		about: email,
		hint: 'The link in the letter opens nothing any more.',
		yes: 'Withdraw',
	});
	if (!isSure) return;
	try {
		await callDeskApi(withdrawInvitation, { params: { id } });
		showToast({ title: 'Invitation withdrawn', description: email, tone: 'success' });
	} catch (error) {
		tellFailure('Invitation not withdrawn', error);
	} finally {
		void queryClient.invalidateQueries({ queryKey: invitationsQuery.queryKey });
	}
}

function tellFailure(title: string, error: unknown): void {
	showToast({ title, description: failureReason(error), tone: 'destructive' });
}
