import * as contract from '#src/contract/desk/users.ts';
import { subscribe } from '#src/contract/requests/requests.ts';
import { removeSubscriber } from '#src/server/desk/requests/remove-subscriber.ts';
import { selectSubscribers } from '#src/server/desk/requests/subscribers.ts';
import { Answer } from '#src/server/http/json-answer.ts';
import { pagedAnswer } from '#src/server/http/paged-answer.ts';
import { route } from '#src/server/http/route.ts';
import { subscribeToNewsletter } from '#src/server/requests/subscription.ts';
import { deskRoute } from '#src/server/users/desk-route.ts';

export const routes = [
	route(subscribe, async ({ body, deps }) => {
		const email = await subscribeToNewsletter(deps, body.email);
		return new Answer({ email }, { status: 201 });
	}),
	deskRoute(contract.listSubscribers, ({ url, deps }) =>
		pagedAnswer(url, (page) => selectSubscribers(deps.db, page)),
	),
	deskRoute(contract.removeSubscriber, ({ id, colleague, deps }) =>
		removeSubscriber(deps, colleague, id),
	),
];
