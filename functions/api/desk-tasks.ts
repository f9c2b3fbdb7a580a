import * as contract from '#src/contract/desk/tasks.ts';
import { addTask, readTask } from '#src/server/desk/queue/tasks.ts';
import { readAttempt } from '#src/server/http/attempt.ts';
import { deskRoute } from '#src/server/users/desk-route.ts';

export const routes = [
	deskRoute(contract.addTask, ({ request, body, colleague, deps }) =>
		addTask(deps, { colleague, body, attempt: readAttempt(request, body) }),
	),
	deskRoute(contract.readTask, ({ id, deps }) => readTask(deps.db, id)),
];
