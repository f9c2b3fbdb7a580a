import * as invitations from '#src/contract/desk/invitations.ts';
import * as invitation from '#src/contract/users/invitation.ts';
import {
	inviteColleague,
	listInvitations,
	withdrawInvitation,
} from '#src/server/desk/users/invite-colleague.ts';
import { Answer } from '#src/server/http/json-answer.ts';
import { route } from '#src/server/http/route.ts';
import { acceptInvitation, openInvitation } from '#src/server/users/accept-invitation.ts';
import { deskRoute } from '#src/server/users/desk-route.ts';

export const routes = [
	deskRoute(invitations.listInvitations, ({ deps }) => listInvitations(deps)),
	deskRoute(invitations.inviteColleague, async ({ colleague, body, deps }) => {
		return new Answer(await inviteColleague(deps, colleague, body), { status: 201 });
	}),
	deskRoute(invitations.withdrawInvitation, ({ id, colleague, deps }) =>
		withdrawInvitation(deps, colleague, id),
	),
	route(invitation.openInvitation, ({ body, deps }) => openInvitation(deps, body.token)),
	route(invitation.acceptInvitation, ({ body, deps }) => acceptInvitation(deps, body)),
];
