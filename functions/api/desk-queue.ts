import * as contract from '#src/contract/desk/queue.ts';
import { queuePage } from '#src/contract/desk/queue.ts';
import { markQueued } from '#src/server/desk/queue/mark-queued.ts';
import { selectQueue } from '#src/server/desk/queue/select-queue.ts';
import { validated } from '#src/server/http/validation.ts';
import { deskRoute } from '#src/server/users/desk-route.ts';

export const routes = [
	deskRoute(
		contract.readQueue,
		({ url, colleague, deps }) => {
			const page = validated(queuePage, Object.fromEntries(url.searchParams));
			return selectQueue(deps.db, page, { userId: colleague.id, now: deps.now() });
		},
		{ isRepeated: true },
	),
	deskRoute(contract.markQueued, ({ id, body, colleague, deps }) =>
		markQueued(deps, { colleague, id, step: body }),
	),
];
