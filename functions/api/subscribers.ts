import * as contract from '#src/contract/desk/users.ts';
import { subscribe } from '#src/contract/requests/requests.ts';
import { paths, sentPath } from '#src/paths.ts';
import { removeSubscriber } from '#src/server/desk/requests/remove-subscriber.ts';
import { selectSubscribers } from '#src/server/desk/requests/subscribers.ts';
import { formRoute } from '#src/server/http/form-route.ts';
import { Answer } from '#src/server/http/json-answer.ts';
import { pagedAnswer } from '#src/server/http/paged-answer.ts';
import { plainForm } from '#src/server/pages/plain-form.ts';
import { builtPage } from '#src/server/platform/built-page.ts';
import { subscribeToNewsletter } from '#src/server/requests/subscription.ts';
import { deskRoute } from '#src/server/users/desk-route.ts';

export const routes = [
	formRoute(
		subscribe,
		async ({ body, deps }) => {
			const email = await subscribeToNewsletter(deps, body.email);
			return new Answer({ email }, { status: 201 });
		},
		plainForm({
			action: subscribe.path,
			page: (request) => builtPage(request, paths.newsletter),
			sent: sentPath('newsletter'),
		}),
	),
	deskRoute(contract.listSubscribers, ({ url, deps }) =>
		pagedAnswer(url, (page) => selectSubscribers(deps.db, page)),
	),
	deskRoute(contract.removeSubscriber, ({ id, colleague, deps }) =>
		removeSubscriber(deps, colleague, id),
	),
];
