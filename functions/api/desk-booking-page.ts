import * as approvals from '#src/contract/desk/approvals.ts';
import * as bookingPage from '#src/contract/desk/booking-page.ts';
import * as presence from '#src/contract/desk/presence.ts';
import { approve, askApproval, decline } from '#src/server/desk/booking/approvals.ts';
import { readBookingPage } from '#src/server/desk/booking/booking-page.ts';
import { showPresence } from '#src/server/desk/booking/viewers.ts';
import { readAttempt } from '#src/server/http/attempt.ts';
import { deskRoute } from '#src/server/users/desk-route.ts';

export const routes = [
	deskRoute(
		bookingPage.readBookingPage,
		({ id, colleague, deps }) => readBookingPage(deps, id, colleague),
		{ isRepeated: true },
	),
	deskRoute(approvals.askApproval, ({ request, id, body, colleague, deps }) =>
		askApproval(deps, body, { id, colleague, attempt: readAttempt(request, body) }),
	),
	deskRoute(approvals.approve, ({ request, id, body, colleague, deps }) =>
		approve(deps, body, { id, colleague, attempt: readAttempt(request, body) }),
	),
	deskRoute(approvals.decline, ({ id, body, colleague, deps }) =>
		decline(deps, body, { id, colleague }),
	),
	deskRoute(presence.showPresence, ({ id, body, colleague, deps }) =>
		showPresence(deps, { ...body, id, colleague }),
	),
];
