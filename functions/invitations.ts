import type { Config } from '@netlify/functions';

import {
	inviteColleague,
	listInvitations,
	withdrawInvitation,
} from '#src/contract/admin/invitations.ts';
import { acceptInvitation, openInvitation } from '#src/contract/users/invitation.ts';
import {
	inviteColleague as invite,
	listInvitations as list,
	withdrawInvitation as withdraw,
} from '#src/server/admin/users/invite-colleague.ts';
import { Answer } from '#src/server/http/json-answer.ts';
import { administratorRoute, route, serve } from '#src/server/http/route.ts';
import {
	acceptInvitation as accept,
	openInvitation as open,
} from '#src/server/users/accept-invitation.ts';

export const { handle, serveRequest, endpoints } = serve(
	administratorRoute(listInvitations, ({ deps }) => list(deps)),
	administratorRoute(inviteColleague, async ({ administrator, body, deps }) => {
		return new Answer(await invite(deps, administrator, body), { status: 201 });
	}),
	administratorRoute(withdrawInvitation, ({ id, administrator, deps }) =>
		withdraw(deps, administrator, id),
	),
	route(openInvitation, ({ body, deps }) => open(deps, body.token)),
	route(acceptInvitation, ({ body, deps }) => accept(deps, body)),
);
export default serveRequest;

export const config: Config = {
	path: [
		'/api/admin/invitations',
		'/api/admin/invitations/:id',
		'/api/invitations/open',
		'/api/invitations/accept',
	],
	// The outer wall, at the edge; the limit that counts stands in src/server/users/accept-invitation.ts.
	rateLimit: { windowSize: 60, windowLimit: 100, aggregateBy: ['ip', 'domain'] },
};
